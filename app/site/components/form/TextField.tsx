import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { describeControl, type FieldProps, fieldIds } from './field.ts';
import styles from './form.module.css';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

export function TextField(props: TextFieldProps) {
  const { name, label, error, hint, required, className, type = 'text', ...input } = props;
  const ids = fieldIds(useId());
  return (
    <FieldFrame {...{ ids, label, error, hint, required, className }}>
      <input
        id={ids.control}
        className={styles.control}
        type={type}
        name={name}
        required={required}
        {...describeControl(ids, { error, hint })}
        {...input}
      />
    </FieldFrame>
  );
}
