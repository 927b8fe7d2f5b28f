import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Confirm, ConfirmContext, type Question } from './ConfirmContext.ts';
import styles from './ConfirmProvider.module.css';

type Asked = { question: Question; answer: (isYes: boolean) => void };

/** Shows one question at a time; asking another one answers the first with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const pending = useRef<Asked>(undefined);

  const settle = useCallback((isYes: boolean) => {
    pending.current?.answer(isYes);
    pending.current = undefined;
    setAsked(undefined);
  }, []);

  const confirm: Confirm = useCallback(
    (question) =>
      new Promise<boolean>((answer) => {
        pending.current?.answer(false);
        pending.current = { question, answer };
        setAsked(pending.current);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked ? <ConfirmDialog question={asked.question} onSettle={settle} /> : null}
    </ConfirmContext>
  );
}

type ConfirmDialogProps = { question: Question; onSettle: (isYes: boolean) => void };

/** The browser's own dialog: above everything, the rest inert, Escape says no, the focus goes back by itself. */
function ConfirmDialog({ question, onSettle }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // A dialog of the component library below it would take the same Escape for its own.
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
