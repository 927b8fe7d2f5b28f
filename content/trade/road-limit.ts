import { countries } from '../documents/countries.shared.ts';
import type { Trade } from '../documents/trade.document.ts';
import { payloadKg } from './plan-containers.ts';

export type RoadLimit = {
  /** Two letters; null where none is known. */
  country: string | null;
  /** What is planned for: stone and packing. */
  kg: number;
  /** The highest that sources give. */
  highestKg: number;
  source: string;
  /** A day, or empty. */
  asOf: string;
};

/** The lowest of most of Europe, for where no limit is known. */
const unknownKg = 22_000;

/** The lowest limit of a country's roads. @param wanted two letters, or the English name */
export function findRoadLimit({ roadLimits }: Pick<Trade, 'roadLimits'>, wanted: string): RoadLimit {
  const folded = wanted.trim().toLowerCase();
  const country = countries.find(
    ({ iso, name }) => iso.toLowerCase() === folded || name.toLowerCase() === folded,
  );
  const own = roadLimits
    .filter((limit) => country !== undefined && limit.country === country.iso && limit.maxKg > 0)
    .toSorted((one, other) => one.maxKg - other.maxKg);
  const [lowest] = own;
  if (!lowest) return { country: null, kg: unknownKg, highestKg: unknownKg, source: '', asOf: '' };
  const { maxKg, source, asOf } = lowest;
  return {
    ...{ country: lowest.country, source, asOf },
    kg: Math.min(maxKg, payloadKg),
    highestKg: own.at(-1)?.maxKg ?? maxKg,
  };
}
