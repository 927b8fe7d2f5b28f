import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClassNames } from '../class-names.ts';
import { FieldNotes, RequiredMark } from './FieldFrame.tsx';
import { describeControl, type FieldProps, fieldIds } from './field.ts';
import styles from './form.module.css';

type CheckboxFieldProps = Omit<FieldProps, 'label'> & {
  /** May hold a link, e.g. to the terms. */
  label: ReactNode;
} & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type'>;

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, error, hint, required, className, value = 'true', ...input } = props;
  const ids = fieldIds(useId());
  return (
    <div className={joinClassNames(styles.field, className)} data-invalid={Boolean(error)}>
      <div className={styles.choice}>
        <input
          id={ids.control}
          className={styles.checkbox}
          type="checkbox"
          name={name}
          value={value}
          required={required}
          {...describeControl(ids, { error, hint })}
          {...input}
        />
        <label className={styles.choiceLabel} htmlFor={ids.control}>
          {label}
          {required ? <RequiredMark /> : null}
        </label>
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
