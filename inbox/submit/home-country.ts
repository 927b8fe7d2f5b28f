import { countries } from '#content/documents/countries.shared.ts';
import { type CallingCodes, labelCallingCode } from './calling-code.shared.ts';

/** The calling code of a country by its two letters; empty where there is none. */
export function findCallingCode(country: string | null): string {
  return countries.find(({ iso }) => iso === country)?.code ?? '';
}

/** The company's country first, then every other one by name. */
export function listCallingCodes(country: string | null): CallingCodes {
  const home = countries.filter(({ iso }) => iso === country);
  const others = countries.filter(({ iso }) => iso !== country);
  return { home: findCallingCode(country), labels: [...home, ...others].map(labelCallingCode) };
}
