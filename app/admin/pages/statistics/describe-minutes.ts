import { t } from '../../kit/language/t.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** How long something took, in the two largest units: `3 h 20 min`, `2 d 4 h`; a dash where it is not known. */
export function describeMinutes(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < hourMinutes) return t('{minutes} min', { minutes });
  const [days, hours] = [Math.floor(minutes / dayMinutes), Math.floor((minutes % dayMinutes) / hourMinutes)];
  if (days > 0) return hours > 0 ? t('{days} d {hours} h', { days, hours }) : t('{days} d', { days });
  const rest = minutes % hourMinutes;
  return rest > 0 ? t('{hours} h {minutes} min', { hours, minutes: rest }) : t('{hours} h', { hours });
}
