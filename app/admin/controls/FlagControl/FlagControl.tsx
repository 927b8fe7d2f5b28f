import { Checkbox } from '@mantine/core';
import { controlIdOf } from '../../forms/field-names.ts';
import type { ControlProps } from '../control-props.ts';

export function FlagControl({ field, name, apiName, ...rest }: ControlProps<'flag', boolean>) {
  const { value, onChange, error } = rest;
  return (
    <Checkbox
      id={controlIdOf(name)}
      name={apiName}
      label={field.label}
      description={field.help}
      error={error}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
