import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { describeControl, type FieldProps, fieldIds } from './field.ts';
import styles from './form.module.css';

type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
} & Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children'>;

export function SelectField(props: SelectFieldProps) {
  const { name, label, error, hint, required, className, options, placeholder, ...select } = props;
  const ids = fieldIds(useId());
  return (
    <FieldFrame {...{ ids, label, error, hint, required, className }}>
      <span className={styles.select}>
        <select
          id={ids.control}
          className={styles.control}
          name={name}
          required={required}
          {...describeControl(ids, { error, hint })}
          {...select}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={`${option.value} ${option.label}`} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          className={styles.chevron}
          viewBox="0 0 14 8"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="m1 1 6 6 6-6" />
        </svg>
      </span>
    </FieldFrame>
  );
}
