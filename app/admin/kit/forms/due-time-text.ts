import { t } from '../language/t.ts';
import { formatIn } from '../time/format-planned.ts';
import { readWallTime, type WallTime, wallTimeOf } from '../time/zoned-time.ts';

/** The time of day that a date begins with. */
const usualTime = '09:00';

/** A form keeps a time that is not complete as what there is of it: a day, or `T` and a time. */
const completeForm = /^\d{4,6}-\d{2}-\d{2}T.+Z$/;

export function isComplete(value: string): boolean {
  return completeForm.test(value);
}

/** What the two inputs show of a form's value. */
export function typedOf(value: string, zone: string): WallTime {
  if (isComplete(value)) return wallTimeOf(Date.parse(value), zone);
  const [date = '', time = ''] = value.split('T');
  return { date, time };
}

/** The form's value of what is typed: of two moments the first, unless the second is chosen. */
export function valueOfTyped(
  { date, time }: WallTime,
  zone: string,
  choice: 'first' | 'second' = 'first',
): string {
  if (date === '' && time === '') return '';
  const reading = readWallTime({ date, time }, zone);
  if (!reading) return time === '' ? date : `${date}T${time}`;
  const [first = 0, second = first] = reading.instants;
  return new Date(choice === 'second' ? second : first).toISOString();
}

/** A day that is chosen first has a usual time; a day that is taken away takes its time along. */
export function withDate({ date, time }: WallTime, chosen: string): WallTime {
  if (chosen === '') return { date: '', time: '' };
  return { date: chosen, time: date === '' && time === '' ? usualTime : time };
}

/** Told where clocks never show what was typed. */
export function describeGap(typed: WallTime, zone: string): string | undefined {
  const reading = readWallTime(typed, zone);
  if (reading?.kind !== 'gap') return undefined;
  const taken = formatIn(new Date(reading.instants[0] ?? 0).toISOString(), zone);
  return t('Clocks go forward then, and never show {time}. It is taken as {taken}.', {
    time: typed.time,
    taken,
  });
}
