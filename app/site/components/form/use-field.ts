import { useId } from 'react';
import { describeControl, type FieldProps, fieldIds } from './field.ts';
import styles from './form.module.css';

/** Parts the props of a field into those of its frame and those of its control. */
export function useField<Props extends FieldProps>(props: Props) {
  const { name, label, labelIn, error, hint, hintIn, required, className, ...rest } = props;
  const ids = fieldIds(useId());
  return {
    frame: { ids, label, labelIn, error, hint, hintIn, required, className },
    control: {
      ...{ id: ids.control, className: styles.control, name, required },
      ...describeControl(ids, { error, hint }),
      ...rest,
    },
  };
}
