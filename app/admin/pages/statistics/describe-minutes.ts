const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** How long something took, in the two largest units: `3 h 20 min`, `2 d 4 h`; a dash where it is not known. */
export function describeMinutes(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < hourMinutes) return `${minutes} min`;
  if (minutes < dayMinutes) return inUnits(minutes, { size: hourMinutes, large: 'h', small: 'min', part: 1 });
  return inUnits(minutes, { size: dayMinutes, large: 'd', small: 'h', part: hourMinutes });
}

function inUnits(
  minutes: number,
  { size, large, small, part }: { size: number; large: string; small: string; part: number },
): string {
  const rest = Math.floor((minutes % size) / part);
  return `${Math.floor(minutes / size)} ${large}${rest > 0 ? ` ${rest} ${small}` : ''}`;
}
