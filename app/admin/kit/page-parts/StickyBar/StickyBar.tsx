import type { ComponentProps } from 'react';
import styles from './StickyBar.module.css';

/** Actions that stay visible at the bottom of the window. */
export function StickyBar({ className, ...attributes }: ComponentProps<'section'>) {
  return <section {...attributes} className={`${styles.bar} ${className ?? ''}`} />;
}
