import { TextInput } from '@mantine/core';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

/** A whole number of at least 0. */
export function CountControl({
  field,
  name,
  apiName,
  value,
  onChange,
  error,
}: ControlProps<'count', string>) {
  return (
    <FieldFrame name={name} label={field.label} help={field.help} error={error}>
      {(ties) => (
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={value}
          error={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
