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

/** Drops what people write between digits: spaces, hyphens, brackets and full stops. */
export function withoutSeparators(number: string): string {
  return number.replace(/[\s\p{Pd}().[\]]/gu, '');
}

/**
 * What is wrong with a number, in words for the visitor (specification/forms.md, "Phone numbers"):
 * exactly 10 digits in India, elsewhere as many as the country's landlines and mobiles have.
 * @returns undefined when nothing is
 */
export function findPhoneProblem(entry: PhoneEntry): string | undefined {
  if (entry.number.startsWith('+')) return 'Leave out the country code; choose it beside the number';
  const isHome = entry.country === homeCallingCode;
  const lengths = isHome ? [homePhoneDigits] : possibleLengths(entry.country);
  const isRight = /^\d+$/.test(entry.number) && lengths.includes(nationalNumberOf(entry).length);
  if (isRight) return undefined;
  return isHome
    ? `Enter exactly ${homePhoneDigits} digits`
    : `Enter ${inWords(lengths)} digits for ${entry.country}`;
}

/** The number as it is dialled after the calling code: without the 0 that some countries put in front at home. */
export function nationalNumberOf(entry: PhoneEntry): string {
  if (entry.country === homeCallingCode) return entry.number;
  const parsed = loadParser().parsePhoneNumberFromString(entry.number, {
    defaultCallingCode: entry.country.slice(1),
    extract: false,
  });
  return parsed?.nationalNumber ?? entry.number;
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
