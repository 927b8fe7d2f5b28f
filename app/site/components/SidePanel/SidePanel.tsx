import { type MouseEvent, type ReactNode, useDeferredValue, useId } from 'react';
import type { Modal } from '../../behaviour/use-modal.ts';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import styles from './SidePanel.module.css';

type SidePanelProps = {
  modal: Modal;
  title: string;
  /** As wide as a form of one column, or as a note. */
  width?: 'form' | 'note';
  /** Only there while the panel is open. */
  children: () => ReactNode;
};

/** A leaf that is drawn in from the window's side; on a phone it is the whole window. */
export function SidePanel({ modal, title, width = 'form', children }: SidePanelProps) {
  const titleId = useId();
  // The panel comes at once, a long form a moment after it.
  const isFilled = useDeferredValue(modal.isOpen);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) modal.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click beside it is for the pointer
    <dialog
      ref={modal.ref}
      className={styles.panel}
      data-room="day"
      data-width={width}
      aria-labelledby={titleId}
      onClick={closeBeside}
    >
      <div className={styles.leaf}>
        <header className={styles.header}>
          <DisplayHeading id={titleId} size="medium" className={styles.title}>
            {title}
          </DisplayHeading>
          <button type="button" className={styles.close} onClick={modal.close}>
            Close
            <CloseIcon />
          </button>
        </header>
        {isFilled ? children() : null}
      </div>
    </dialog>
  );
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m2 2 12 12M14 2 2 14" />
    </svg>
  );
}
