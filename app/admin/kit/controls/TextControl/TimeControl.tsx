import { TextInput } from '@mantine/core';
import { cityOf } from '#content/kit/zoned-days.shared.ts';
import { t } from '../../language/t.ts';
import { useCompanyZone } from '../../time/use-company-zone.ts';
import { readWallTime, wallTimeOf } from '../../time/zoned-time.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

/** A date and time as clocks at the company show them, as visitors read it; stored as ISO 8601 in UTC. */
export function TimeControl({ field, name, apiName, value, onChange, error }: ControlProps<'time', string>) {
  const zone = useCompanyZone();
  const where = zone ? `${t('Time in {zone}.', { zone: cityOf(zone) })} ` : '';
  return (
    <FieldFrame
      name={name}
      label={field.label}
      help={field.help ?? where + t('Left empty, it is the moment of the first save.')}
      error={error}
    >
      {(ties) => (
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          type="datetime-local"
          value={zone ? toLocal(value, zone) : ''}
          disabled={!zone}
          error={Boolean(error)}
          onChange={(event) => zone && onChange(toUtc(event.currentTarget.value, zone))}
        />
      )}
    </FieldFrame>
  );
}

/** `2026-03-01T09:30`, as `datetime-local` expects it. */
function toLocal(iso: string, zone: string): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  const { date, time } = wallTimeOf(instant, zone);
  return `${date}T${time}`;
}

function toUtc(local: string, zone: string): string {
  const [date = '', time = ''] = local.split('T');
  const [instant] = readWallTime({ date, time: time.slice(0, 5) }, zone)?.instants ?? [];
  return instant === undefined ? '' : new Date(instant).toISOString();
}
