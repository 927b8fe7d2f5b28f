import { createRequire } from 'node:module';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import { countries } from '#content/documents/countries.shared.ts';
import { currentLanguage } from '#messages/language.ts';
import { say } from '#messages/say.ts';

// Loaded with the first number: the world's numbering plans would slow down every start.
const load = createRequire(import.meta.url);
const loadParser = (): typeof import('libphonenumber-js/max') => load('libphonenumber-js/max');
const loadExamples = (): typeof import('libphonenumber-js/mobile/examples').default =>
  load('libphonenumber-js/mobile/examples');
const loadCore = (): typeof import('libphonenumber-js/core') => load('libphonenumber-js/core');
const loadPlans = (): MetadataJson => load('libphonenumber-js/max/metadata');

/** A number as a form gives it: the digits beside the chosen calling code, which may be empty. */
export type PhoneEntry = { number: string; country: string };

/** India's, where every number has exactly ten digits, whatever they begin with. */
const tenDigitCode = '+91';
const tenDigits = /^\d{10}$/;

/** E.164: calling code and number together. */
const maxDigits = 15;
/** Of numbers whose country nobody knows. */
const minDigits = 5;

const countriesByCode = Map.groupBy(countries, (country) => country.code);

export function isCallingCode(code: string): boolean {
  return countriesByCode.has(code);
}

/** Drops what people write between digits, and the marks of direction and the spaces that come along when they paste. */
export function withoutSeparators(number: string): string {
  return number.replace(/[\s\p{Cf}\p{Pd}().[\]/·]/gu, '');
}

/**
 * What is wrong with a number, in words for the visitor (specification/forms.md, "Phone numbers"): it has as many digits
 * as landlines and mobiles of its country have, and 5 to 15 without one.
 * @returns undefined when nothing is
 */
export function findPhoneProblem(entry: PhoneEntry): string | undefined {
  const { number, country } = settlePhone(entry);
  if (number.startsWith('+')) return say('answers:phone.unknownCode', { code: number.slice(0, 4) });
  const lengths = lengthsOf(country);
  if (/^\d+$/.test(number) && lengths.includes(number.length)) return undefined;
  const reason = reasonFor(number, lengths);
  if (country === tenDigitCode) return say('answers:phone.tenDigits', { reason });
  const digits = describeLengths(country);
  return country === ''
    ? say('answers:phone.digits', { digits, reason })
    : say('answers:phone.digitsFor', { digits, code: country, reason });
}

/** What a hint may say of the numbers of a country: one as people write it there, and how many digits they have. */
export function describeNumbers(
  country: string | null,
): { country: string; example: string; digits: string } | undefined {
  const found = countries.find(({ iso }) => iso === country);
  if (!found) return undefined;
  const example = loadParser().getExampleNumber(found.iso as CountryCode, loadExamples());
  const written = example?.formatNational() ?? '';
  return { country: found.name, example: written, digits: describeLengths(found.code) };
}

/** How many digits numbers have after a calling code: `8 or 9`, `5 to 13`. */
function describeLengths(code: string): string {
  return inWords(lengthsOf(code));
}

function reasonFor(number: string, lengths: number[]): string {
  if (!/^\d*$/.test(number)) return say('answers:phone.otherSigns');
  const count = number.length;
  if (count < (lengths[0] ?? 0)) return say('answers:phone.tooFew', { count });
  return say(count > (lengths.at(-1) ?? 0) ? 'answers:phone.tooMany' : 'answers:phone.noneSoLong', { count });
}

/**
 * The number as it is dialled after its calling code. A code typed in front of it, as `+91`, `0091` or `91`, counts more
 * than the country chosen beside, and `011` in America is `00`; the 0 that is dialled within a country goes.
 */
export function settlePhone({ number, country }: PhoneEntry): PhoneEntry {
  const isWhole = country === tenDigitCode && tenDigits.test(number);
  if (isWhole || !/^\+?\d+$/.test(number)) return { number, country };
  const parsed = loadParser().parsePhoneNumberFromString(
    number.replace(country === '+1' ? /^(?:00|011)/ : /^00/, '+'),
    {
      ...(country && { defaultCallingCode: country.slice(1) }),
      extract: false,
    },
  );
  return parsed
    ? { number: parsed.nationalNumber, country: `+${parsed.countryCallingCode}` }
    : { number, country };
}

function lengthsOf(code: string): number[] {
  if (code === '') return Array.from({ length: maxDigits - minDigits + 1 }, (_, more) => minDigits + more);
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
  if (isRange) return say('answers:phone.range', { from: first, to: last });
  return new Intl.ListFormat(currentLanguage() ?? 'en-GB', { type: 'disjunction' }).format(
    lengths.map(String),
  );
}
