import { readUtm } from '../tracking/utm.ts';

/** The campaign that led this visitor here, as the tracking has kept it; empty where none is known. */
export function readUtmSource(): string {
  return readUtm()?.utm_source ?? '';
}
