import { type Country, countries } from '#content/documents/countries.shared.ts';

const countriesByCode = Map.groupBy(countries, ({ code }) => code);

/** The countries that most numbers of a shared calling code are dialled in. */
const foremost = new Set(['US', 'GB', 'RU', 'IT', 'NO', 'AU', 'FI', 'MA', 'RE', 'GP', 'CW']);

/** Where a calling code is dialled: `India`, `Italy and Vatican City`, `United States and others`. */
export function nameCountry(code: string): string {
  const [first, ...others] = (countriesByCode.get(code) ?? []).toSorted(byImportance);
  if (!first) return code;
  const [second] = others;
  if (!second) return first.name;
  return `${first.name} and ${others.length === 1 ? second.name : 'others'}`;
}

function byImportance(one: Country, other: Country): number {
  return Number(foremost.has(other.iso)) - Number(foremost.has(one.iso));
}
