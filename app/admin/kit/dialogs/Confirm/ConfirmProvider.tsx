import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { t } from '../../language/t.ts';
import { NativeDialog } from '../NativeDialog/NativeDialog.tsx';
import { type Confirm, type Confirmation, ConfirmContext } from './ConfirmContext.ts';
import styles from './ConfirmProvider.module.css';

type PendingConfirmation = { confirmation: Confirmation; resolve: (isYes: boolean) => void };

/** Shows one dialog at a time; a new one resolves the previous with false. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PendingConfirmation>();
  const pending = useRef<PendingConfirmation>(undefined);

  const settle = useCallback((isYes: boolean) => {
    pending.current?.resolve(isYes);
    pending.current = undefined;
    setShown(undefined);
  }, []);

  const confirm: Confirm = useCallback(
    (confirmation) =>
      new Promise<boolean>((resolve) => {
        pending.current?.resolve(false);
        pending.current = { confirmation, resolve };
        setShown(pending.current);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {shown ? <ConfirmDialog confirmation={shown.confirmation} onSettle={settle} /> : null}
    </ConfirmContext>
  );
}

type ConfirmDialogProps = { confirmation: Confirmation; onSettle: (isYes: boolean) => void };

/** Escape cancels. */
function ConfirmDialog({ confirmation, onSettle }: ConfirmDialogProps) {
  const id = useId();
  // Otherwise a Mantine dialog below would close at the same Escape.
  const staysHere = { 'data-mantine-stop-propagation': 'true' };
  return (
    <NativeDialog
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onSettle(false);
      }}
    >
      <h2 id={`${id}-title`}>{confirmation.title}</h2>
      <div id={`${id}-text`} className={styles.text}>
        {confirmation.text}
      </div>
      <div className={styles.actions}>
        <Button {...staysHere} variant="default" onClick={() => onSettle(false)}>
          {t('Cancel')}
        </Button>
        <Button
          {...staysHere}
          color={confirmation.tone === 'plain' ? 'ink' : 'red'}
          onClick={() => onSettle(true)}
        >
          {confirmation.action}
        </Button>
      </div>
    </NativeDialog>
  );
}
