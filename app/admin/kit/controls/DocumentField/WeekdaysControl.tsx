import { Checkbox } from '@mantine/core';
import { weekdayNames, weekdays } from '#content/documents/weekdays.shared.ts';
import { t } from '../../language/t.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import styles from './DocumentField.module.css';

type WeekdaysControlProps = {
  name: string;
  apiName: string;
  field: { label: string; help?: string };
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

/** Some days of a week. */
export function WeekdaysControl({ name, apiName, field, value, error, onChange }: WeekdaysControlProps) {
  return (
    <FieldFrame name={name} label={field.label} help={field.help} error={error} isGroup>
      {(ties) => (
        <fieldset
          id={ties.id}
          className={styles.days}
          tabIndex={-1}
          aria-labelledby={`${ties.id}-label`}
          aria-describedby={ties['aria-describedby']}
        >
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              name={apiName}
              value={day}
              label={t(weekdayNames[day])}
              checked={value.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(weekdays.filter((other) => (other === day ? checked : value.includes(other))))
              }
            />
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}
