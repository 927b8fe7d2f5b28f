import type { ReactNode } from 'react';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { joinClassNames } from '../class-names.ts';
import type { FieldIds, FieldProps } from './field.ts';
import styles from './form.module.css';

type FieldFrameProps = Omit<FieldProps, 'name'> & { ids: FieldIds; children: ReactNode };

/** Label above, control, then hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, labelIn, required, hint, hintIn, error, className, children } = props;
  return (
    <div className={joinClassNames(styles.field, className)} data-invalid={Boolean(error)}>
      <label className={styles.label} htmlFor={ids.control}>
        <span {...labelIn}>{label}</span>
        {required ? <RequiredMark /> : null}
      </label>
      {children}
      <FieldNotes {...{ ids, hint, hintIn, error }} />
    </div>
  );
}

export function RequiredMark() {
  const t = useMessages(forms);
  return <span className={styles.required}> {t('forms:required')}</span>;
}

type FieldNotesProps = { ids: FieldIds } & Pick<FieldProps, 'hint' | 'hintIn' | 'error'>;

export function FieldNotes({ ids, hint, hintIn, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={ids.hint} className={styles.hint} {...hintIn}>
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
