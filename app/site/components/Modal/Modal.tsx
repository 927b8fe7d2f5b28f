import { type ReactNode, useId } from 'react';
import type { Modal as ModalState } from '../../behaviour/use-modal.ts';
import type { InLanguage } from '../../languages-context.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './Modal.module.css';

type ModalProps = {
  modal: ModalState;
  title: string;
  titleIn?: InLanguage;
  children: ReactNode;
  /** `side`: a panel at the window's edge, for a form; `note`: a narrower one; `wide`: a large panel for a document. */
  look?: 'side' | 'note' | 'wide';
};

/** A panel over the page with a heading and a close button; a click outside the panel closes it as well. */
export function Modal({ modal, title, titleIn, children, look = 'side' }: ModalProps) {
  const titleId = useId();
  return (
    <dialog ref={modal.ref} className={styles.modal} data-look={look} aria-labelledby={titleId}>
      <div className={styles.panel} data-ground="day">
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title} {...titleIn}>
            {title}
          </h2>
          <CloseButton onClick={modal.close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
