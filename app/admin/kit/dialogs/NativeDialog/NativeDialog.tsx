import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styles from './NativeDialog.module.css';

/** A modal dialog for as long as it is rendered: the page behind is inert, and the browser restores the focus. */
export function NativeDialog({ className, ...attributes }: ComponentProps<'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return <dialog {...attributes} ref={dialog} className={`${styles.dialog} ${className ?? ''}`} />;
}
