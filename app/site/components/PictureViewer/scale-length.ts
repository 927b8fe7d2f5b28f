import type { Units } from '#content/facts/units.shared.ts';

/** A length as people say it, and how long that is. */
export type ScaleLength = { value: number; unit: Unit; mm: number };
/** A unit as `Intl.NumberFormat` names it. */
type Unit = 'millimeter' | 'centimeter' | 'meter' | 'inch' | 'foot';

const mmOf = { millimeter: 1, centimeter: 10, meter: 1_000, inch: 25.4, foot: 304.8 } as const;

const rounds: Record<Units, readonly ScaleLength[]> = {
  metric: [
    ...lengths('millimeter', [1, 2, 5]),
    ...lengths('centimeter', [1, 2, 5, 10, 20, 50]),
    ...lengths('meter', [1, 2, 5, 10]),
  ],
  imperial: [...lengths('inch', [0.25, 0.5, 1, 2, 3, 6]), ...lengths('foot', [1, 2, 3, 5, 10, 20, 30])],
};

/** The longest round length that takes no more room than there is; undefined where even the shortest takes more. */
export function fitScaleLength(
  units: Units,
  { pxPerMm, maxPx }: { pxPerMm: number; maxPx: number },
): ScaleLength | undefined {
  return rounds[units].findLast(({ mm }) => mm * pxPerMm <= maxPx);
}

/** "50 cm", in a language's own words. */
export function showScaleLength({ value, unit }: ScaleLength, language: string): string {
  return value.toLocaleString(language, { style: 'unit', unit, numberingSystem: 'latn' });
}

function lengths(unit: Unit, values: readonly number[]): ScaleLength[] {
  return values.map((value) => ({ value, unit, mm: value * mmOf[unit] }));
}
