import { createRequire } from 'node:module';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import { homeCallingCode, homePhoneDigits } from './calling-code.shared.ts';
import { countries } from './countries.ts';

// Loaded with the first number from abroad: the world's numbering plans would slow down every start.
const load = createRequire(import.meta.url);
const loadParser = (): typeof import('libphonenumber-js/max') => load('libphonenumber-js/max');
const loadCore = (): typeof import('libphonenumber-js/core') => load('libphonenumber-js/core');
const loadPlans = (): MetadataJson => load('libphonenumber-js/max/metadata');

/** A number as a form gives it: the digits beside the chosen calling code. */
export type PhoneEntry = { number: string; country: string };

/** E.164: calling code and number together. */
const maxDigits = 15;

const countriesByCode = Map.groupBy(countries, (country) => country.code);

export function isCallingCode(code: string): boolean {
  return countriesByCode.has(code);
}

/** Drops what people write between digits, and the marks of direction and the spaces that come along when they paste. */
export function withoutSeparators(number: string): string {
  return number.replace(/[\s\p{Cf}\p{Pd}().[\]/·]/gu, '');
}

/**
 * What is wrong with a number, in words for the visitor (specification/forms.md, "Phone numbers"):
 * exactly 10 digits in India, elsewhere as many as the country's landlines and mobiles have.
 * @returns undefined when nothing is
 */
export function findPhoneProblem(entry: PhoneEntry): string | undefined {
  const { number, country } = settlePhone(entry);
  if (number.startsWith('+'))
    return `No country has the code ${number.slice(0, 4)}; choose it beside the number`;
  const lengths = lengthsOf(country);
  if (isNumberOf({ number, country })) return undefined;
  const wanted =
    country === homeCallingCode
      ? `Enter exactly ${homePhoneDigits} digits`
      : `Enter ${inWords(lengths)} digits for ${country}`;
  return `${wanted}; ${reasonFor(number, lengths)}`;
}

function reasonFor(number: string, lengths: number[]): string {
  if (!/^\d*$/.test(number)) return 'there is something else than the digits 0 to 9 in it';
  const count = number.length;
  if (count < (lengths[0] ?? 0)) return `${count} ${count === 1 ? 'is' : 'are'} too few`;
  return count > (lengths.at(-1) ?? 0) ? `${count} are too many` : `no number there has ${count}`;
}

/**
 * The number as it is dialled after its calling code. A code typed in front of it, as `+91`, `0091` or `91`, counts more
 * than the country chosen beside; the 0 that is dialled within a country goes.
 */
export function settlePhone(entry: PhoneEntry): PhoneEntry {
  const { number, country } = entry;
  const isHomeNumber = country === homeCallingCode && number.length === homePhoneDigits;
  const international = isHomeNumber ? undefined : /^(?:\+|00)(\d+.*)$/.exec(number)?.[1];
  const code = international && findCode(international);
  if (code) return withoutTrunkPrefix({ number: international.slice(code.length - 1), country: code });
  const settled = withoutTrunkPrefix(entry);
  const ownCode = country.slice(1);
  if (isNumberOf(settled) || !number.startsWith(ownCode)) return settled;
  const rest = withoutTrunkPrefix({ number: number.slice(ownCode.length), country });
  return isNumberOf(rest) ? rest : settled;
}

/** No calling code is the beginning of another. */
function findCode(digits: string): string | undefined {
  return [1, 2, 3].map((length) => `+${digits.slice(0, length)}`).find(isCallingCode);
}

function withoutTrunkPrefix({ number, country }: PhoneEntry): PhoneEntry {
  if (!/^\d+$/.test(number)) return { number, country };
  if (country === homeCallingCode) {
    const isLong = number.length === homePhoneDigits + 1 && number.startsWith('0');
    return { number: isLong ? number.slice(1) : number, country };
  }
  const parsed = loadParser().parsePhoneNumberFromString(number, {
    defaultCallingCode: country.slice(1),
    extract: false,
  });
  return { number: parsed?.nationalNumber ?? number, country };
}

function isNumberOf({ number, country }: PhoneEntry): boolean {
  return /^\d+$/.test(number) && lengthsOf(country).includes(number.length);
}

function lengthsOf(country: string): number[] {
  return country === homeCallingCode ? [homePhoneDigits] : possibleLengths(country);
}

function possibleLengths(code: string): number[] {
  const sharing = countriesByCode.get(code) ?? [];
  const lengths = new Set(sharing.flatMap((country) => lengthsIn(country.iso)));
  return [...lengths].filter((length) => length + code.length - 1 <= maxDigits).sort((a, b) => a - b);
}

function lengthsIn(iso: string): number[] {
  const { Metadata } = loadCore();
  const metadata = new Metadata(loadPlans());
  metadata.selectNumberingPlan(iso as CountryCode);
  const plan = metadata.numberingPlan;
  if (!plan) return [];
  // The general lengths include toll-free and service numbers, which nobody can be called back on.
  const byKind = hasKinds(plan) ? phoneKinds.flatMap((kind) => plan.type(kind)?.possibleLengths() ?? []) : [];
  return byKind.length > 0 ? byKind : plan.possibleLengths();
}

const phoneKinds = ['FIXED_LINE', 'MOBILE'] as const;
type PlanWithKinds = {
  type: (kind: (typeof phoneKinds)[number]) => { possibleLengths: () => number[] } | undefined;
};

/** The library's data has the lengths of each kind of number; its type declarations leave that out. */
function hasKinds<Plan extends object>(plan: Plan): plan is Plan & PlanWithKinds {
  return 'type' in plan && typeof plan.type === 'function';
}

function inWords(lengths: number[]): string {
  const first = lengths[0] ?? 0;
  const last = lengths.at(-1) ?? 0;
  const isRange = lengths.length > 2 && last - first === lengths.length - 1;
  if (isRange) return `${first} to ${last}`;
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(lengths.map(String));
}
