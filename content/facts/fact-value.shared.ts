import { findUnit } from './units.shared.ts';

/** A value of a stone as numbers (specification/facts.md, "Reading values"). */
export type FactValue = {
  /** Both the same for a single number. */
  min: number;
  max: number;
  /** Of a mean: how far single results lie from it. */
  deviation?: number;
  /** So many digits behind the point as the text gives. */
  decimals: number;
  /** Empty where the value has none, such as a hardness. */
  unit: string;
  /** In front of the number: "up to", "from". */
  bound?: 'up to' | 'from';
  /** Of a price, by its three letters. */
  currency?: string;
  /** What the text adds in brackets, such as a method or a date. */
  note: string;
  /** Not from a test report. */
  isTypical: boolean;
};

const number = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const signs = { less: /^(?:<|<=|≤|max\.?|up to|under)\s*/i, more: /^(?:>|>=|≥|min\.?|from|over)\s*/i };
const range = new RegExp(
  String.raw`^(${number})\s*(?:(?:–|—|-|to|\.\.\.|…)\s*(${number})|(?:±|\+/-)\s*(${number}))?\s*(.*)$`,
  'i',
);
const currencies: Readonly<Record<string, string>> = {
  '₹': 'INR',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  RS: 'INR',
};
const money = /^(?:([A-Z]{3})\b|(₹|\$|€|£|rs\.?(?=[\s\d])))\s*/i;

/**
 * Reads a value that somebody wrote as text: "2,710 kg/m³ (typical)", "17.7 ± 1.9 MPa", "INR 260–420 per sq ft".
 * @returns undefined where it is no number, or of a unit that is not known
 */
export function readFactValue(text: string): FactValue | undefined {
  const { value, notes } = splitNotes(text);
  const bounded = readBound(value);
  const currency = readCurrency(bounded.rest);
  const { bound = bounded.bound, rest } = readBound(bounded.rest.slice(currency?.length ?? 0));
  const [, first, second, deviation, unitText = ''] = range.exec(rest) ?? [];
  if (first === undefined) return undefined;
  const unit = unitText.trim() === '' ? '' : findUnit(unitText);
  if (unit === undefined) return undefined;
  const [min, max] = [readNumber(first), readNumber(second ?? first)];
  if (min > max) return undefined;
  return {
    ...{ min, max, unit, isTypical: notes.some((note) => /^typical\b/i.test(note)) },
    decimals: Math.max(...[first, second, deviation].map((part) => decimalsOf(part ?? ''))),
    note: notes.filter((note) => !/^typical$/i.test(note)).join(', '),
    ...(deviation && { deviation: readNumber(deviation) }),
    ...(bound && { bound }),
    ...(currency && { currency: currency.code }),
  };
}

/** Previews mark texts with characters of the private use area, which are no part of a value. */
const marks = /[\ue000-\uf8ff]/g;

/** What stands in brackets at the end belongs to a value without being part of it. */
export function splitNotes(written: string): { value: string; notes: string[] } {
  const text = written.replace(marks, '');
  const [, value = text, inBrackets = ''] = /^(.*?)\s*((?:\([^()]*\)\s*)*)$/.exec(text.trim()) ?? [];
  const parts = inBrackets.match(/[^()]+/g) ?? [];
  const notes = parts.flatMap((part) => part.split(/[,;]/)).map((note) => note.trim());
  return { value: value.trim(), notes: notes.filter(Boolean) };
}

function readCurrency(text: string): { code: string; length: number } | undefined {
  const [whole, letters, sign] = money.exec(text) ?? [];
  if (!whole) return undefined;
  const code = letters ?? currencies[(sign ?? '').toUpperCase().replace('.', '')];
  return code ? { code: code.toUpperCase(), length: whole.length } : undefined;
}

function readBound(text: string): { bound?: 'up to' | 'from'; rest: string } {
  if (signs.less.test(text)) return { bound: 'up to', rest: text.replace(signs.less, '') };
  return signs.more.test(text) ? { bound: 'from', rest: text.replace(signs.more, '') } : { rest: text };
}

/** A comma before two or three digits that come again parts thousands, also as in India; a single one may be a decimal's. */
function readNumber(text: string): number {
  const isGrouped = /^\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?$/.test(text);
  return Number(isGrouped ? text.replaceAll(',', '') : text.replace(',', '.'));
}

function decimalsOf(text: string): number {
  const plain = /^\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /[.,](\d+)$/.exec(plain)?.[1]?.length ?? 0;
}
