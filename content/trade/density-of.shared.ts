import { readFactValue } from '../facts/fact-value.shared.ts';
import { factorBetween } from '../facts/units.shared.ts';

export type WeighedStone = {
  rockClass: string;
  tests: readonly { property: string; value: number }[];
  /** As it was written: `2,710 kg/m³ (typical)`. */
  density: string;
};

/** kg/m³, and what says so. Of several the highest: what is too heavy on paper is safe on the road. */
export function densityOf(stone: WeighedStone): { kgPerM3: number; from: 'test' | 'text' | 'class' } {
  const tested = stone.tests.flatMap(({ property, value }) => (property === 'density' ? [value] : []));
  if (tested.length > 0) return { kgPerM3: Math.max(...tested), from: 'test' };
  const written = readFactValue(stone.density);
  const factor = written && factorBetween(written.unit, 'kg/m³');
  if (factor) return { kgPerM3: written.max * factor, from: 'text' };
  return { kgPerM3: typical.get(stone.rockClass) ?? heaviest, from: 'class' };
}

/** The heaviest of each class that was found in public tables, November 2026. */
const typical = new Map<string, number>(
  Object.entries({
    ...{ marble: 2_850, limestone: 2_720, travertine: 2_550, onyx: 2_720 },
    ...{ quartzite: 2_660, serpentine: 2_800 },
  }),
);
const heaviest = 2_850;
