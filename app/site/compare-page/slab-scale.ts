import { showFact } from '#content/facts/show-fact.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';

/**
 * What the picture of a slab covers, 1.875 m high: no field says it, and the pictures of all stones are taken alike. A frame of
 * 16:10 shows each at the same scale.
 */
const slabWidthMetres = 3;

const millimetresInMetre = 1_000;
const inchesInFoot = 12;

/** As a reader of these units says it. */
export function shownWidthIn(units: Units): string {
  if (units === 'metric') return `${slabWidthMetres.toFixed(1)} m`;
  const inches = Number.parseFloat(showFact(`${slabWidthMetres * millimetresInMetre} mm`, 'imperial'));
  return `${(inches / inchesInFoot).toFixed(1)} ft`;
}
