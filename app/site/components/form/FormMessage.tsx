import { type ReactNode, useEffect } from 'react';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { listTexts } from '#messages/list-texts.shared.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { announceFormSuccess } from '../../tracking/form-success.ts';
import styles from './FormMessage.module.css';

type FormMessageProps = {
  children?: ReactNode;
  /** Labels of the fields that are wrong, in the form's order. */
  wrong?: readonly string[];
  /** Failures are announced at once, confirmations when the screen reader pauses. */
  kind?: 'error' | 'success';
};

export function FormMessage({ children, wrong = [], kind = 'error' }: FormMessageProps) {
  const t = useMessages(forms);
  const isSuccess = kind === 'success' && Boolean(children);
  useEffect(() => {
    if (isSuccess) announceFormSuccess();
  }, [isSuccess]);
  if (!children) return null;
  return (
    <p className={styles.message} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
      {wrong.length > 0 ? (
        <span className={styles.wrong}> {t('forms:check', { fields: listTexts(wrong) })}</span>
      ) : null}
    </p>
  );
}
