import { readUtm } from '../tracking/utm.ts';

/** The visitor's campaign as stored by the tracking; empty if unknown. */
export function readUtmSource(): string {
  return readUtm()?.utm_source ?? '';
}
