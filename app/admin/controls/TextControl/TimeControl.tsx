import { TextInput } from '@mantine/core';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

const minutesMs = 60_000;

/** A date and time: entered in the administrator's time zone, stored as ISO 8601 in UTC. */
export function TimeControl({ field, name, apiName, value, onChange, error }: ControlProps<'time', string>) {
  return (
    <FieldFrame
      name={name}
      label={field.label}
      help={field.help ?? 'In your time zone. Left empty, it is the moment of the first save.'}
      error={error}
    >
      {(ties) => (
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          type="datetime-local"
          value={toLocal(value)}
          error={Boolean(error)}
          onChange={(event) => onChange(toUtc(event.currentTarget.value))}
        />
      )}
    </FieldFrame>
  );
}

/** `2026-03-01T09:30`, as `datetime-local` expects it. */
function toLocal(iso: string): string {
  const moment = new Date(iso);
  if (iso === '' || Number.isNaN(moment.getTime())) return '';
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minutesMs).toISOString().slice(0, 16);
}

function toUtc(local: string): string {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
