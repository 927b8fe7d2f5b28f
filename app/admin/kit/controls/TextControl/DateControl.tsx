import { TextInput } from '@mantine/core';
import { judgeFormat } from '#content/documents/text-formats.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

type DateControlProps = ControlProps<'text', string> & { type: 'date' | 'time' };

/**
 * A day, stored as `2026-03-01`, or a time, as `09:00`. A text that is none stays readable and editable until it is
 * cleared.
 */
export function DateControl({ field, type, name, apiName, value, onChange, error }: DateControlProps) {
  const isFitting = judgeFormat(type, value) === undefined;
  return (
    <FieldFrame name={name} {...frameOf(field)} error={error}>
      {(ties) => (
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          {...(isFitting ? { type } : { maxLength: field.maxLength })}
          max={type === 'date' ? '9999-12-31' : undefined}
          value={value}
          error={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
