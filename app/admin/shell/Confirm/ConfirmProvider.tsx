import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Confirm, ConfirmContext, type Question } from './ConfirmContext.ts';
import styles from './ConfirmProvider.module.css';

type PendingQuestion = { question: Question; resolve: (isYes: boolean) => void };

/** Shows one question at a time; a new one resolves the previous with false. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PendingQuestion>();
  const pending = useRef<PendingQuestion>(undefined);

  const settle = useCallback((isYes: boolean) => {
    pending.current?.resolve(isYes);
    pending.current = undefined;
    setShown(undefined);
  }, []);

  const confirm: Confirm = useCallback(
    (question) =>
      new Promise<boolean>((resolve) => {
        pending.current?.resolve(false);
        pending.current = { question, resolve };
        setShown(pending.current);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {shown ? <ConfirmDialog question={shown.question} onSettle={settle} /> : null}
    </ConfirmContext>
  );
}

type ConfirmDialogProps = { question: Question; onSettle: (isYes: boolean) => void };

/** A native modal dialog: the page behind is inert, Escape cancels, and the browser restores the focus. */
function ConfirmDialog({ question, onSettle }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is removed; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Otherwise a Mantine dialog below would close at the same Escape.
  const staysHere = { 'data-mantine-stop-propagation': 'true' };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onSettle(false);
      }}
    >
      <h2 id={`${id}-title`}>{question.title}</h2>
      <div id={`${id}-text`} className={styles.text}>
        {question.text}
      </div>
      <div className={styles.actions}>
        <Button {...staysHere} variant="default" onClick={() => onSettle(false)}>
          Cancel
        </Button>
        <Button
          {...staysHere}
          color={question.tone === 'plain' ? 'ink' : 'red'}
          onClick={() => onSettle(true)}
        >
          {question.action}
        </Button>
      </div>
    </dialog>
  );
}
