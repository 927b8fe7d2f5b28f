import { exactFormatIn } from './show-fact.shared.ts';
import { areaOf, type MeasuredSlab, weightOf } from './slab-size.shared.ts';
import type { Units } from './units.shared.ts';

/** How tall the figure is that slabs are compared with. */
export const personMm = 1_750;
export const mmInInch = 25.4;
const inchesInFoot = 12;
const squareFeetInSquareMetre = 10.763910417;
const poundsInKilogram = 2.2046226218;

/** A slab's measures in words. */
export type ShownMeasures = {
  /** `2,950 × 1,800 mm`; length first. */
  sides: string;
  thickness: string;
  area: string;
  /** Empty where its stone's density is not known. */
  weight: string;
};

/** @param language how numbers are written, BCP 47 */
export function showMeasures(slab: MeasuredSlab, units: Units, language: string): ShownMeasures {
  const number = (value: number, digits: number) => exactFormatIn(language, digits).format(value);
  return {
    sides: showSides([slab.lengthMm, slab.heightMm], units, language),
    thickness:
      units === 'metric'
        ? `${number(slab.thicknessMm, 0)} mm`
        : `${number(slab.thicknessMm / mmInInch, 2)} in`,
    ...showSize({ areaM2: areaOf(slab), weightKg: weightOf(slab) }, units, language),
  };
}

/** Of one slab or of several. @param size.weightKg null where that of one is not known */
export function showSize(
  { areaM2, weightKg }: { areaM2: number; weightKg: number | null },
  units: Units,
  language: string,
): Pick<ShownMeasures, 'area' | 'weight'> {
  const number = (value: number, digits: number) => exactFormatIn(language, digits).format(value);
  const [area, weight] =
    units === 'metric'
      ? [`${number(areaM2, 2)} m²`, `${number(weightKg ?? 0, 0)} kg`]
      : [
          `${number(areaM2 * squareFeetInSquareMetre, 1)} ft²`,
          `${number((weightKg ?? 0) * poundsInKilogram, 0)} lb`,
        ];
  return { area, weight: weightKg === null ? '' : weight };
}

/** What a square metre, or a square foot, weighs: `20 mm: 54.2 kg`. @param kg of a square metre */
export function showAreaWeight(
  { thickness, kg }: { thickness: string; kg: number },
  units: Units,
  language: string,
): string {
  const format = exactFormatIn(language, 1);
  const weight =
    units === 'metric'
      ? `${format.format(kg)} kg`
      : `${format.format((kg * poundsInKilogram) / squareFeetInSquareMetre)} lb`;
  return `${thickness}: ${weight}`;
}

/** Lengths in millimetres, as a visitor of these units reads them: `2,950 × 1,800 mm`. */
export function showSides(sides: readonly number[], units: Units, language: string): string {
  const [unit, inUnit, digits] = units === 'metric' ? ['mm', 1, 0] : ['in', mmInInch, 1];
  const format = exactFormatIn(language, Number(digits));
  const numbers = sides.map((side) => format.format(side / Number(inUnit)));
  return `${numbers.join(' × ')} ${unit}`;
}

/** How tall the figure is, as people say it: `1,750 mm`, `5 ft 9 in`. */
export function showPerson(units: Units, language: string): string {
  if (units === 'metric') return showSides([personMm], units, language);
  const inches = Math.round(personMm / mmInInch);
  return `${Math.floor(inches / inchesInFoot)} ft ${inches % inchesInFoot} in`;
}

/** The labelled marks of a ruler along a side, each with its place from 0 to 1. */
export type Ruler = {
  /** How far apart its lines are, as a share of the side. */
  step: number;
  marks: { at: number; label: string }[];
};

/** A line each 10 cm or foot; each fifth, or each second, says how far it is in centimetres or inches. */
export function rulerOf(sideMm: number, units: Units): Ruler {
  const { step, labelled, unit } =
    units === 'metric'
      ? { step: 100, labelled: 500, unit: 10 }
      : { step: inchesInFoot * mmInInch, labelled: 2 * inchesInFoot * mmInInch, unit: mmInInch };
  const count = Math.floor(sideMm / labelled + 1e-6);
  const marks = Array.from({ length: count }, (_, index) => {
    const mm = (index + 1) * labelled;
    return { at: mm / sideMm, label: String(Math.round(mm / unit)) };
  });
  return { step: step / sideMm, marks };
}
