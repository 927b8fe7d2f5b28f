import { NativeSelect } from '@mantine/core';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

export function ChoiceControl({ field, name, apiName, ...rest }: ControlProps<'choice', string>) {
  const { value, onChange, error } = rest;
  return (
    <FieldFrame name={name} {...frameOf(field)} error={error}>
      {(ties) => (
        <NativeSelect
          {...inputTies(ties)}
          name={apiName}
          value={value}
          error={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={field.options.map((option) => ({ value: option, label: showOption(option) }))}
        />
      )}
    </FieldFrame>
  );
}

/** `instagram` reads as 'Instagram'. */
function showOption(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1);
}
