import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { describeControl, type FieldProps, fieldIds } from './field.ts';
import styles from './form.module.css';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export function TextArea(props: TextAreaProps) {
  const { name, label, error, hint, required, className, rows = 4, ...textarea } = props;
  const ids = fieldIds(useId());
  return (
    <FieldFrame {...{ ids, label, error, hint, required, className }}>
      <textarea
        id={ids.control}
        className={styles.control}
        name={name}
        required={required}
        rows={rows}
        {...describeControl(ids, { error, hint })}
        {...textarea}
      />
    </FieldFrame>
  );
}
