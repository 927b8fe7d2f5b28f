import type { Field } from '#content/kit/field.ts';
import type { DocumentField, DocumentTextField } from '#content/site-documents/document-field.ts';
import { createFoundParts } from './found-parts.ts';

/** A smaller number stands on a page for other things as well, unless the field's name stands beside it. */
const leastTellingNumber = 10;
const dayLength = '2026-03-01'.length;

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
  return text.trim().replace(/[&<>"']/g, (character) => written[character] ?? character);
}
