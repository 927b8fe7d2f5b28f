import { memoize } from '#messages/memoize.shared.ts';
import { readFactValue } from './fact-value.shared.ts';

/** Signs that several currencies have. */
const sharedSigns = new Map([
  ['$', /(?<![a-z])\$ ?/gi],
  ['Rs', /\brs\.?(?![a-z]) ?/gi],
]);

const signOf = memoize((currency: string): string => {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', format).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
});

/**
 * A price with the currency of the company where it names none, or only a sign that several have: `89.50 per m²` as
 * `EUR 89.50 per m²`, `$20` of a Canadian as `CAD 20`.
 */
export function priceIn(text: string, currency: string | null): string {
  if (currency === null) return text;
  const shared = sharedSigns.get(signOf(currency));
  const named = shared ? text.replace(shared, `${currency} `) : text;
  const price = readFactValue(named);
  return price && price.currency === undefined ? named.replace(/\d/, `${currency} $&`) : named;
}
