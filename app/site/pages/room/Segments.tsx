import { useId } from 'react';
import styles from './Segments.module.css';

type SegmentsProps<Value extends string | number> = {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few choices side by side, as radios. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(([option, label]) => (
          <label key={option} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
