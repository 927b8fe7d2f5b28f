import { readFactValue } from '#content/facts/fact-value.shared.ts';

export type PriceRange = {
  low: number;
  high: number;
  /** ISO 4217. */
  currency: string;
  /** What is sold at that price, with its code of UN/CEFACT Recommendation 20; undefined where the text names none. */
  unit: PriceUnit | undefined;
};

type PriceUnit = { text: string; code: string };

const units: ReadonlyMap<string, PriceUnit> = new Map([
  ['per sq ft', { text: 'sq ft', code: 'FTK' }],
  ['per m²', { text: 'm²', code: 'MTK' }],
  ['per slab', { text: 'slab', code: 'C62' }],
  ['per piece', { text: 'piece', code: 'C62' }],
]);

/** Of one of several countries. */
const plainDollar = /(?<!US)\$/i;

/**
 * The range in a price as an editor writes it, `INR 350–900 per sq ft`. What is not plainly one is undefined: a wrong
 * offer is worse than none.
 */
export function readPriceRange(text: string): PriceRange | undefined {
  const read = readFactValue(text);
  if (!read?.currency || plainDollar.test(text)) return undefined;
  const { min: low, max: high, currency, unit: symbol, bound, deviation, note, isTypical } = read;
  const unit = units.get(symbol);
  const isPlain = bound === undefined && deviation === undefined && note === '' && !isTypical;
  const isKnown =
    Intl.supportedValuesOf('currency').includes(currency) && (symbol === '' || unit !== undefined);
  if (!isPlain || !isKnown || low <= 0) return undefined;
  return { low, high, currency, unit };
}
