import { readFactValue } from './fact-value.shared.ts';

/** A slab as far as its size is worked out from it. */
export type MeasuredSlab = {
  lengthMm: number;
  heightMm: number;
  thicknessMm: number;
  /** Of its stone, as it was written: `2,710 kg/m³ (typical)`. */
  stone?: { density: string };
};

/** Square metres, to the third decimal. */
export function areaOf({ lengthMm, heightMm }: Pick<MeasuredSlab, 'lengthMm' | 'heightMm'>): number {
  return Math.round((lengthMm * heightMm) / 1_000) / 1_000;
}

/** Kilograms, to the first decimal; null where the text of the stone's density gives none. */
export function weightOf({ lengthMm, heightMm, thicknessMm, stone }: MeasuredSlab): number | null {
  const density = densityOf(stone?.density ?? '');
  if (density === undefined) return null;
  return Math.round((lengthMm * heightMm * thicknessMm * density) / 1e8) / 10;
}

/** Of several slabs together. */
export type SlabSums = {
  slabs: number;
  /** Square metres. */
  areaM2: number;
  /** Kilograms; null where the weight of one is not known. */
  weightKg: number | null;
};

export function sumsOf(slabs: readonly MeasuredSlab[]): SlabSums {
  const weights = slabs.map(weightOf);
  const sum = (numbers: readonly number[]) =>
    Math.round(numbers.reduce((all, one) => all + one, 0) * 1_000) / 1_000;
  return {
    slabs: slabs.length,
    areaM2: sum(slabs.map(areaOf)),
    weightKg: weights.includes(null) ? null : sum(weights.flatMap((weight) => weight ?? [])),
  };
}

/** kg/m³ of a text such as `2,710 kg/m³ (typical)`; of a range the middle, as it is likely: plans of containers count the highest. */
function densityOf(text: string): number | undefined {
  const value = readFactValue(text);
  const factor = value && inKilograms.get(value.unit);
  return factor && ((value.min + value.max) / 2) * factor;
}

const inKilograms = new Map([
  ['kg/m³', 1],
  ['g/cm³', 1_000],
  ['lb/ft³', 16.018463],
]);
