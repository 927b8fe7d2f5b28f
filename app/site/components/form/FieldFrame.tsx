import type { ReactNode } from 'react';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { joinClassNames } from '../class-names.ts';
import type { FieldIds, FieldProps } from './field.ts';
import styles from './form.module.css';

type FieldFrameProps = Omit<FieldProps, 'name'> & { ids: FieldIds; children: ReactNode };

/** Label above, control, then hint and error below. */
export function FieldFrame({ ids, label, required, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={joinClassNames(styles.field, className)} data-invalid={Boolean(error)}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

export function RequiredMark() {
  const t = useMessages(forms);
  return <span className={styles.required}> {t('forms:required')}</span>;
}

type FieldNotesProps = { ids: FieldIds; hint?: string | undefined; error?: string | undefined };

export function FieldNotes({ ids, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      ) : null}
    </>
  );
}
