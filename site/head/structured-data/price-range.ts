export type PriceRange = {
  low: number;
  high: number;
  /** ISO 4217. */
  currency: string;
  /** What is sold at that price, with its code of UN/CEFACT Recommendation 20; undefined where the text names none. */
  unit: PriceUnit | undefined;
};

type PriceUnit = { text: string; code: string };

const signs: Record<string, string> = {
  '₹': 'INR',
  Rs: 'INR',
  'Rs.': 'INR',
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
};
const units: readonly (PriceUnit & { names: RegExp })[] = [
  { text: 'sq ft', code: 'FTK', names: /^(?:sq\.? ?ft\.?|sqft|square f(?:oo|ee)t|ft²|ft2)$/i },
  { text: 'm²', code: 'MTK', names: /^(?:sq\.? ?m\.?|sqm|square met(?:re|er)s?|m²|m2)$/i },
  { text: 'slab', code: 'C62', names: /^slab$/i },
  { text: 'piece', code: 'C62', names: /^piece$/i },
];

const currency = String.raw`(?:[A-Z]{3}|₹|€|£|US\$|Rs\.?)`;
const amount = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`;
const pattern = new RegExp(
  String.raw`^(?<currency>${currency})\s?(?<low>${amount})` +
    String.raw`(?:\s?(?:[-–—]|to)\s?(?<again>${currency})?\s?(?<high>${amount}))?` +
    String.raw`(?:\s?(?:per|/|a)\s?(?<unit>.+))?$`,
);

/**
 * The range in a price as an editor writes it, `INR 350–900 per sq ft`. What is not plainly one is undefined: a wrong
 * offer is worse than none.
 */
export function readPriceRange(text: string): PriceRange | undefined {
  const found = pattern.exec(text.trim().replace(/\s+/g, ' '))?.groups;
  if (!found) return undefined;
  const { currency: sign = '', again = sign, low: lowest = '', high: highest = lowest, unit: name } = found;
  const code = currencyOf(sign);
  const unit = units.find(({ names }) => name !== undefined && names.test(name));
  const [low, high] = [numberOf(lowest), numberOf(highest)];
  const isPlain =
    code !== undefined && currencyOf(again) === code && (name === undefined || unit !== undefined);
  if (!isPlain || low <= 0 || high < low) return undefined;
  return { low, high, currency: code, unit: unit && { text: unit.text, code: unit.code } };
}

function currencyOf(sign: string): string | undefined {
  return signs[sign] ?? Intl.supportedValuesOf('currency').find((code) => code === sign);
}

function numberOf(amountText: string): number {
  return Number(amountText.replaceAll(',', ''));
}
