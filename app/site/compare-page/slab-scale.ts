import { showFact } from '#content/facts/show-fact.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';

/**
 * What the picture of a slab covers, in metres: no field says it, and the pictures of all stones are taken alike. A frame of this
 * shape shows each at the same scale.
 */
export const slabShown = { width: 3, height: 1.875, ratio: '16:10' } as const;

const millimetresInMetre = 1_000;
const inchesInFoot = 12;

/** As a reader of these units says it. */
export function shownWidthIn(units: Units): string {
  if (units === 'metric') return `${slabShown.width.toFixed(1)} m`;
  const inches = Number.parseFloat(showFact(`${slabShown.width * millimetresInMetre} mm`, 'imperial'));
  return `${(inches / inchesInFoot).toFixed(1)} ft`;
}
