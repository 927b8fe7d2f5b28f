import { z } from 'zod';
import { fieldLengths } from './field-lengths.shared.ts';
import { findPhoneProblem, isCallingCode, withoutSeparators } from './phone-number.ts';
import { type Saying, saying } from './saying.ts';

const maxPhoneLength = 40;

function tooLong(most: number): Saying {
  return saying('answers:tooLong', { most });
}

/** A local part and a domain with a dot; letters of any script, as browsers let them through. */
const emailPattern =
  /^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** A text of one line that must be filled in; `required` is the message when it is not. */
export function requiredLine(limits: { required: Saying | string; maxLength: number }) {
  return z
    .string(limits.required)
    .overwrite(cleanLine)
    .min(1, limits.required)
    .max(limits.maxLength, tooLong(limits.maxLength));
}

/** A text of several lines that must be filled in. */
export function requiredText(limits: { required: Saying | string; maxLength: number }) {
  return z
    .string(limits.required)
    .overwrite(cleanText)
    .min(1, limits.required)
    .max(limits.maxLength, tooLong(limits.maxLength));
}

export function optionalText(limits: { maxLength: number }) {
  return z
    .string(saying('answers:text'))
    .overwrite(cleanText)
    .max(limits.maxLength, tooLong(limits.maxLength))
    .nullish()
    .transform((text) => text ?? '');
}

/** What the page adds by itself (source, campaign): cut to size, since no visitor could correct it. */
export function hiddenText(limits: { maxLength: number; default?: string }) {
  const fallback = limits.default ?? '';
  return z
    .string()
    .overwrite((text) => cleanLine(text).slice(0, limits.maxLength) || fallback)
    .default(fallback)
    .catch(fallback);
}

/** The campaign that brought a visitor (specification/tracking.md, "Campaign"). */
export const campaignFields = {
  utm_source: hiddenText({ maxLength: 200 }),
  utm_medium: hiddenText({ maxLength: 200 }),
  utm_campaign: hiddenText({ maxLength: 200 }),
};

export const emailField = requiredLine({
  required: saying('answers:email'),
  maxLength: fieldLengths.email,
}).regex(emailPattern, saying('answers:emailComplete'));

export function requiredPhone(required: Saying | string) {
  return z
    .string(required)
    .overwrite(withoutSeparators)
    .min(1, required)
    .max(maxPhoneLength, tooLong(maxPhoneLength));
}

export const optionalPhone = z
  .string(saying('answers:anyPhone'))
  .overwrite(withoutSeparators)
  .max(maxPhoneLength, tooLong(maxPhoneLength))
  .nullish()
  .transform((number) => number ?? '');

const chooseCode = saying('answers:country');

/**
 * A calling code; the plus sign may be missing, since incorrectly encoded forms lose it. Left out it is the one of the
 * company's country. @param home empty while the company has none
 */
export function callingCodeField(home: string) {
  return z
    .string(chooseCode)
    .overwrite((code) => code.trim().replace(/^\+?(?=\d)/, '+') || home)
    .refine((code) => code === '' || isCallingCode(code), chooseCode)
    .default(home)
    .describe('A calling code, such as +44; the one of the company’s country if it is left out');
}

/** Must stay empty: people do not see it, programs that fill in every field do. */
export const honeypotField = z.string().optional().catch(undefined);

type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

/**
 * A check of the whole form that a number fits its country. It runs beside other fields' errors, so that a
 * visitor sees all errors at once; if the number or the country alone is wrong it reports nothing.
 */
export function phoneFits(names: { number: string; country: string }) {
  return (form: unknown, issues: Issues): void => {
    const number = textIn(form, names.number);
    const country = textIn(form, names.country);
    if (!number || number.length > maxPhoneLength || country === undefined) return;
    if (country !== '' && !isCallingCode(country)) return;
    const message = findPhoneProblem({ number, country });
    if (message) issues.addIssue({ code: 'custom', path: [names.number], message });
  };
}

export const besideOtherErrors = { when: () => true };

export function textIn(form: unknown, name: string): string | undefined {
  if (typeof form !== 'object' || form === null) return undefined;
  const value: unknown = Reflect.get(form, name);
  return typeof value === 'string' ? value : undefined;
}

/** One line without control characters, which could forge a mail header and which PostgreSQL refuses. */
function cleanLine(text: string): string {
  return visible(text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}

/** Browsers send line ends as two characters but count them as one. */
function cleanText(text: string): string {
  return visible(
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, ''),
  );
}

/** Trimmed; empty where nothing of it can be seen. */
function visible(text: string): string {
  return /[^\s\p{Cf}]/u.test(text) ? text.trim() : '';
}
