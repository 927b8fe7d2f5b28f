import { countries } from '#content/documents/countries.shared.ts';
import { nameOfCountry } from '#content/documents/country-names.shared.ts';
import { type CallingCodes, labelCallingCode } from './calling-code.shared.ts';

/** The calling code of a country by its two letters; empty where there is none. */
export function findCallingCode(country: string | null): string {
  return countries.find(({ iso }) => iso === country)?.code ?? '';
}

/** The company's country first, then every other one by its name in the language. */
export function listCallingCodes(country: string | null, language = 'en-GB'): CallingCodes {
  const byName = new Intl.Collator(language);
  const named = countries
    .map(({ iso, code }) => ({ iso, code, name: nameOfCountry(iso, language) }))
    .sort((one, other) => byName.compare(one.name, other.name));
  const home = named.filter(({ iso }) => iso === country);
  const others = named.filter(({ iso }) => iso !== country);
  return { home: findCallingCode(country), labels: [...home, ...others].map(labelCallingCode) };
}
