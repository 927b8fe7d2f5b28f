import { offsetMsAt } from '#content/kit/zoned-days.shared.ts';

/** A date and a time as clocks in a place show them: `2026-12-24` and `09:00`. */
export type WallTime = { date: string; time: string };
/** `gap`: clocks never show it, as they go forward over it; `twice`: they show it again, as they go back. */
export type Reading = { kind: 'once' | 'gap' | 'twice'; instants: readonly number[] };

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** What clocks in a zone show at a moment. */
export function wallTimeOf(instant: number, zone: string): WallTime {
  const [date = '', time = ''] = new Date(instant + offsetMsAt(instant, zone)).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/** The moment that clocks in a zone show, or the two; in a gap the moment that clocks before it would have shown. */
export function readWallTime({ date, time }: WallTime, zone: string): Reading | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsets = [...new Set([offsetMsAt(asUtc - dayMs, zone), offsetMsAt(asUtc + dayMs, zone)])];
  const instants = offsets
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetMsAt(instant, zone) === asUtc)
    .sort((one, other) => one - other);
  if (instants.length > 0) return { kind: instants.length > 1 ? 'twice' : 'once', instants };
  return { kind: 'gap', instants: [asUtc - offsetMsAt(asUtc - dayMs, zone)] };
}

/** `UTC+05:30`, as clocks in a zone stand at a moment. */
export function offsetName(instant: number, zone: string): string {
  const minutes = Math.round(offsetMsAt(instant, zone) / minuteMs);
  const part = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${part(Math.trunc(size / 60))}:${part(size % 60)}`;
}
