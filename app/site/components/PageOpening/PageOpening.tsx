import type { ReactNode } from 'react';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { Label } from '../Label/Label.tsx';
import styles from './PageOpening.module.css';

type PageOpeningProps = {
  label: string;
  /** The page's number in the menu. */
  number?: string;
  heading: string;
  /** A sentence or two on the right. */
  children?: ReactNode;
};

/** The opening of a page: its label, a large heading and a short introduction. */
export function PageOpening({ label, number, heading, children }: PageOpeningProps) {
  return (
    <header className={styles.opening}>
      <Label number={number} isAccent className={styles.label}>
        {label}
      </Label>
      <DisplayHeading as="h1" size="display" className={styles.heading}>
        {heading}
      </DisplayHeading>
      {children ? <div className={`lead ${styles.text}`}>{children}</div> : null}
    </header>
  );
}
