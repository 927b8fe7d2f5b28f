import { useId } from 'react';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { joinClassNames } from '../class-names.ts';
import { FieldNotes, RequiredMark } from './FieldFrame.tsx';
import { describeControl, type FieldProps, fieldIds } from './field.ts';
import fieldStyles from './form.module.css';
import styles from './RatingField.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

type RatingFieldProps = FieldProps & { defaultValue?: string | undefined };

/** One to five stars as radio buttons, so that arrow keys and screen readers work without extra code. */
export function RatingField({
  name,
  label,
  error,
  hint,
  required,
  className,
  defaultValue,
}: RatingFieldProps) {
  const t = useMessages(forms);
  const ids = fieldIds(useId());
  return (
    <fieldset
      className={joinClassNames(fieldStyles.field, className)}
      data-invalid={Boolean(error)}
      aria-describedby={describeControl(ids, { error, hint })['aria-describedby']}
    >
      <legend className={fieldStyles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className={styles.stars}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={rating}
              required={required}
              defaultChecked={defaultValue === String(rating)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.6 2.9 6.2 6.6 0.8-4.9 4.7 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.7 6.6-0.8z" />
            </svg>
            <span className="visually-hidden">{t('forms:stars', { count: rating })}</span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
