import { readNumber } from '../facts/written-number.shared.ts';

/** The units that lists give lengths in, each in millimetres. */
const millimetresIn = { mm: 1, cm: 10, m: 1_000, in: 25.4 } as const;

export type LengthUnit = keyof typeof millimetresIn;
export const lengthUnits = Object.keys(millimetresIn) as LengthUnit[];

const unitNames: Record<LengthUnit, readonly string[]> = {
  mm: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  cm: ['cm', 'cms', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  in: ['in', 'ins', 'inch', 'inches', '"', '″', '”', 'zoll', 'pollici', 'pulgadas', 'polegadas'],
};
const unitsByName = new Map(
  lengthUnits.flatMap((unit) => unitNames[unit].map((name) => [name, unit] as const)),
);

/** The unit that somebody calls so. */
export function findLengthUnit(name: string): LengthUnit | undefined {
  return unitsByName.get(name.trim().toLowerCase());
}

/** The name of a column in small letters alone, and the unit that stands behind it: `Length (cm)`, `Length in inches`. */
export function splitUnit(header: string): { name: string; unit?: LengthUnit | undefined } {
  const words: string[] = header.toLowerCase().match(/\p{L}+|["″”]/gu) ?? [];
  const unit = words.length > 1 ? findLengthUnit(words.at(-1) ?? '') : undefined;
  if (unit) words.pop();
  if (unit && words.length > 1 && words.at(-1) === 'in') words.pop();
  return { name: words.join(''), unit };
}

const longest = 40;
const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/;

/**
 * A length as somebody wrote it, `290,5`, `3 cm` or `1 1/4"`, and its unit where it says one.
 * @param isPlausible decides between two readings, such as 2.9 and 2,900
 * @returns undefined for what is none
 */
export function readLength(
  text: string,
  isPlausible?: (value: number, unit: LengthUnit | undefined) => boolean,
): { value: number; unit: LengthUnit | undefined } | undefined {
  const written = text.trim();
  if (written === '' || written.length > longest) return undefined;
  const end = written.search(/[\p{L}"″”]/u);
  const number = (end < 0 ? written : written.slice(0, end)).trim();
  const unit = end < 0 ? undefined : findLengthUnit(written.slice(end).replace(/\.$/, ''));
  if (end >= 0 && !unit) return undefined;
  const [found, whole = '0', above = '', below = ''] = fraction.exec(number) ?? [];
  const value = found
    ? Number(whole) + Number(above) / Number(below)
    : readNumber(number, isPlausible && ((read) => isPlausible(read, unit)));
  return Number.isFinite(value) ? { value, unit } : undefined;
}

/** In whole millimetres. */
export function toMillimetres(value: number, unit: LengthUnit): number {
  // Without what binary fractions leave, 12.5 inches are 317.5 mm and not a little less.
  return Math.round(Number((value * millimetresIn[unit]).toPrecision(12)));
}
