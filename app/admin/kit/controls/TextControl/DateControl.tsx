import { TextInput } from '@mantine/core';
import { judgeFormat } from '#content/documents/text-formats.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

/** A day, stored as `2026-03-01`. A text that is none stays readable and editable until it is cleared. */
export function DateControl({ field, name, apiName, value, onChange, error }: ControlProps<'text', string>) {
  const isDay = judgeFormat('date', value) === undefined;
  return (
    <FieldFrame name={name} {...frameOf(field)} error={error}>
      {(ties) => (
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          {...(isDay ? { type: 'date', max: '9999-12-31' } : { maxLength: field.maxLength })}
          value={value}
          error={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
