import type { Units } from './units.shared.ts';
import { readNumber } from './written-number.shared.ts';

/** How long what is said of a stone may be. */
export const lineLengths = {
  product: 160,
  finish: 80,
  thickness: 80,
  room: 80,
  note: 500,
  view: 500,
  slabs: 4_200,
};
const maxArea = 1_000_000;
/** The largest area as a language writes it. In English by hand, since the first formatter of a page holds it for 12 ms. */
export function maxAreaIn(language: string): string {
  if (/^en\b/.test(language)) return String(maxArea).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return maxArea.toLocaleString(language, { numberingSystem: 'latn' });
}

/** What areas are given in: as it is sent, and as it is shown. */
export const areaUnits = { m2: 'm²', ft2: 'ft²' } as const;
export type AreaUnit = keyof typeof areaUnits;

export function areaUnitIn(units: Units): AreaUnit {
  return units === 'imperial' ? 'ft2' : 'm2';
}

/** What is wanted of a stone; what was not said is empty. */
export type LineDetails = {
  finish: string;
  thickness: string;
  area: number | null;
  unit: AreaUnit;
  room: string;
  note: string;
  /** A path below `/room/`: the stone as it was seen in a room. */
  view: string;
  /** The numbers of the slabs that were chosen. */
  slabs: string[];
};

/** A line of a list of stones: the slug, the name as it was then, and what is wanted of it. */
export type StoneLine = LineDetails & { product: string; name: string };

/** Such as `300 m²`; empty where no area was given. @param language how numbers are written */
export function areaText({ area, unit }: Pick<LineDetails, 'area' | 'unit'>, language = 'en-GB'): string {
  if (area === null) return '';
  const format = { maximumFractionDigits: 2, numberingSystem: 'latn' } as const;
  return `${area.toLocaleString(language, format)} ${areaUnits[unit]}`;
}

const squareFeetOfMetre = 10.7639104;

/** The same for readers of both systems, as it was given first: `300 m² (3,229 ft²)`. */
export function areaInBoth({ area, unit }: Pick<LineDetails, 'area' | 'unit'>, language?: string): string {
  if (area === null) return '';
  const other = unit === 'm2' ? area * squareFeetOfMetre : area / squareFeetOfMetre;
  const rounded = Number(other.toFixed(other < 100 ? 1 : 0));
  const inOther = { area: rounded, unit: unit === 'm2' ? 'ft2' : 'm2' } as const;
  return `${areaText({ area, unit }, language)} (${areaText(inOther, language)})`;
}

/** What is wanted of a stone, in a line, without its name: slabs by their numbers first. @param area how that is written */
export function describeDetails(line: LineDetails, area: string = areaText(line)): string {
  const facts = [...line.slabs, line.finish, line.thickness, area, line.room].filter(Boolean).join(', ');
  return [facts, line.note.replaceAll(/\s+/g, ' ')].filter(Boolean).join(': ');
}

/** A stone and what is wanted of it, in a line: `Statuario, honed, 20 mm, 300 m², lobby: vein along the wall`. */
export function describeLine(line: StoneLine): string {
  return [line.name, describeDetails(line)].filter(Boolean).join(', ');
}

/** The path of a picture of a view in a room, beside a stone or for a link; empty where nothing was seen. */
export function stillOf(view: string | undefined, size: 'still' | 'link' = 'still'): string {
  return view?.startsWith('/room/?') ? view.replace('/room/', `/pictures/rooms/${size}.jpg`) : '';
}

/** An area as people write it. Null where nothing was written; what cannot be read is no number. */
export function readArea(value: number | string | null | undefined): number | null {
  if (typeof value === 'number' || value === null || value === undefined) return value ?? null;
  return value.trim() === '' ? null : readNumber(value, (area) => area <= maxArea);
}

/** Whether an area that was read is one. */
export function isArea(area: number | null): boolean {
  return area === null || (area > 0 && area <= maxArea);
}
