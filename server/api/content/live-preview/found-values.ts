import type { DocumentField, DocumentTextField } from '#content/documents/document-field.ts';
import { showDays } from '#content/documents/opening-hours.ts';
import { isWeekday } from '#content/documents/weekdays.shared.ts';
import type { Field } from '#content/kit/field.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { formatDay } from '#content/kit/zoned-days.shared.ts';

/** A smaller number stands on a page for other things as well, unless the field's name stands beside it. */
const leastTellingNumber = 10;
const dayLength = '2026-03-01'.length;
const mapDigits = 2;

/**
 * Values that carry no mark, found by what pages write of them: an exact text, a number with no other beside it, a
 * `time`, a link, and what stands within sentences.
 */
export function createFoundValues() {
  const texts = new Map<string, string>();
  const numbers = new Map<number, { field: string; label: string }[]>();
  const days = new Map<string, string>();
  const links = new Map<string, string>();
  const parts = createFoundParts();

  function noteTexts(field: string, value: unknown): void {
    for (const text of [value].flat()) if (text !== '') texts.set(escapeText(String(text)), field);
  }

  function noteText(name: string, field: DocumentTextField, value: string): void {
    parts.noteText(name, field, value);
    if (field.format === 'email') noteTexts(name, value);
    if (field.format === 'https' || field.format === 'tel') links.set(value, name);
  }

  function noteNumber(field: string, label: string, value: number): void {
    numbers.set(value, [...(numbers.get(value) ?? []), { field, label: label.toLowerCase() }]);
  }

  return {
    noteTexts,
    noteLink: (field: string, href: string): void => void links.set(href, field),
    ...{ partsOf: parts.partsOf, fillingsIn: parts.fillingsIn },

    note(name: string, field: Field | DocumentField, value: unknown): void {
      if (field.kind === 'choice') noteTexts(name, value);
      if (field.kind === 'optionalChoice') noteTexts(name, field.names.get(String(value)) ?? '');
      if (field.kind === 'weekdays') noteTexts(name, showDays([value].flat().filter(isWeekday)));
      if (field.kind === 'decimal') parts.noteDegrees(name, Number(value));
      if (field.kind === 'time' && value) days.set(String(value).slice(0, dayLength), name);
      if (field.kind === 'text' && value !== '') noteText(name, field, String(value));
      if (field.kind !== 'count') return;
      if ('filledInAs' in field) parts.noteFilling(name, String(field.filledInAs), String(value));
      else noteNumber(name, field.label, Number(value));
    },

    /** The field of a whole text. */
    fieldOf: (text: string): string | undefined => texts.get(text.trim()) ?? fieldOfNumber(numbers, text),

    /** The field of a day, from the `datetime` of an element. */
    fieldOfDay: (time: string): string | undefined => days.get(time.slice(0, dayLength)),

    /** The field that names a record or an address, by a link to it. */
    fieldOfLink: (href: string): string | undefined => links.get(href),
  };
}

/** A part of a text, and the field that it shows. */
type Part = { field: string; start: number; end: number };

/** What pages write within sentences: days, coordinates, and what stands for words in braces. */
function createFoundParts() {
  /** Fields with the same value are told apart by the item around them. */
  const phrases = new Map<string, string[]>();
  /** Texts with words in braces, by their fields. */
  const templates = new Map<string, string>();
  const fillings: { field: string; word: string; filling: string }[] = [];
  let pattern: RegExp | undefined;

  function notePhrase(field: string, phrase: string): void {
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), field]);
    const all = [...phrases.keys()].join('|').replaceAll('.', '\\.');
    pattern = new RegExp(`(?<![\\d.])(?:${all})`, 'g');
  }

  return {
    /** As maps write it: whether it is a latitude or a longitude, the letter tells. */
    noteDegrees(field: string, value: number): void {
      for (const letter of value < 0 ? ['S', 'W'] : ['N', 'E']) {
        notePhrase(field, `${Math.abs(value).toFixed(mapDigits)}° ${letter}`);
      }
    },

    noteText(name: string, { format }: { format?: string }, value: string): void {
      if (/\{\w+\}/.test(value)) templates.set(name, value);
      if (format === 'date') notePhrase(name, formatDay(value));
    },

    /** @param word that texts say in braces for the value */
    noteFilling: (field: string, word: string, filling: string): void =>
      void fillings.push({ field, word: `{${word}}`, filling }),

    /** The parts of a text that have a field of their own. @param item the path of the item around it */
    partsOf(text: string, item: string): Part[] {
      if (!pattern) return [];
      const taken = new Set<string>();
      return [...text.matchAll(pattern)].map(({ 0: phrase, index }) => {
        const all = phrases.get(phrase) ?? [];
        const own = all.filter((field) => item !== '' && field.startsWith(item));
        const candidates = own.length > 0 ? own : all;
        const field = candidates.find((candidate) => !taken.has(candidate)) ?? candidates[0] ?? '';
        taken.add(field);
        return { field, start: index, end: index + phrase.length };
      });
    },

    /** What was filled into a text for words in braces. @param field of the text */
    fillingsIn(text: string, field: string): Part[] {
      const template = templates.get(field);
      if (template === undefined) return [];
      const plain = text.replaceAll('\u00a0', ' ');
      return fillings.flatMap(({ word, filling, field: own }) => {
        const [ahead = '', ...behind] = template.split(word);
        const before = ahead.slice(ahead.lastIndexOf('}') + 1);
        const start = behind.length > 0 ? plain.indexOf(before + filling) + before.length : -1;
        if (start < before.length) return [];
        return [{ field: own, start, end: start + filling.length }];
      });
    },
  };
}

type Numbers = ReadonlyMap<number, readonly { field: string; label: string }[]>;

/** The field of the one number in a text, such as `4,321 likes`; none where there are several. */
function fieldOfNumber(numbers: Numbers, text: string): string | undefined {
  if (numbers.size === 0) return undefined;
  const [number, ...others] = text.match(/\d(?:[\d,.]*\d)?/g) ?? [];
  if (number === undefined || others.length > 0) return undefined;
  const value = Number(number.replaceAll(',', ''));
  const candidates = numbers.get(value) ?? [];
  const named = candidates.find(({ label }) => text.toLowerCase().includes(label));
  return (named ?? (value >= leastTellingNumber ? candidates[0] : undefined))?.field;
}

/** As the renderer writes it. */
function escapeText(text: string): string {
  const written: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.trim().replace(/[&<>"']/g, (character) => ownValue(written, character) ?? character);
}
