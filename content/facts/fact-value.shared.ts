import { findUnit, isPlausibleIn } from './units.shared.ts';
import { readNumbers } from './written-number.shared.ts';

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

const number = String.raw`\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*`;
const signs = { less: /^(?:<|<=|≤|max\.?|up to|under)\s*/i, more: /^(?:>|>=|≥|min\.?|from|over)\s*/i };
const range = new RegExp(
  String.raw`^(${number})\s*(?:(?:–|—|-|to|\.\.\.|…)\s*(.*?)\s*(${number})|(?:±|\+/-)\s*(${number}))?\s*(?:/-)?(.*)$`,
  'i',
);
const currencies: ReadonlyMap<string, string> = new Map([
  ...([
    ['₹', 'INR'],
    ['RS', 'INR'],
    ['$', 'USD'],
    ['US$', 'USD'],
    ['€', 'EUR'],
    ['£', 'GBP'],
  ] as const),
]);
const money = /^(?:([A-Z]{3})(?![A-Z])|(₹|US\$|\$|€|£|rs\.?(?![a-z])))\s*/i;

/**
 * Reads a value that somebody wrote as text: "2,710 kg/m³ (typical)", "17.7 ± 1.9 MPa", "INR 260–420 per sq ft",
 * "89,50 €/m²".
 * @returns undefined where it is no number, or of a unit that is not known; 'ambiguous' where the number may be two
 */
export function readWritten(text: string): FactValue | 'ambiguous' | undefined {
  const { value, notes } = splitNotes(text);
  const bounded = readBound(value.replace(/\p{Cf}/gu, '').replace(/\s/g, ' '));
  const ahead = readCurrency(bounded.rest);
  const { bound = bounded.bound, rest } = readBound(bounded.rest.slice(ahead?.length ?? 0));
  const [, first, between = '', second, deviation, tail = ''] = range.exec(rest) ?? [];
  if (first === undefined) return undefined;
  const behind = findUnit(tail) === undefined ? readCurrency(tail.trim()) : undefined;
  const unitText = tail.trim().slice(behind?.length ?? 0);
  const unit = unitText === '' ? '' : findUnit(unitText);
  const currency = ahead ?? behind;
  const isOneCurrency =
    !(ahead && behind) && (between === '' || readCurrency(between)?.code === currency?.code);
  if (unit === undefined || !isOneCurrency) return undefined;
  const numbers = readNumbers(
    [first, second, deviation].filter((part) => part !== undefined),
    ([min = 0, max = min]) =>
      (deviation !== undefined || min <= max) && isPlausibleIn(unit, { min, max: deviation ? min : max }),
  );
  if (numbers === undefined || numbers === 'ambiguous') return numbers;
  const [min = 0, other = min] = numbers.values;
  const max = second === undefined ? min : other;
  if (min > max) return undefined;
  return {
    ...{ min, max, unit, decimals: numbers.decimals },
    isTypical: notes.some((note) => /^typical\b/i.test(note)),
    note: notes.filter((note) => !/^typical$/i.test(note)).join(', '),
    ...(deviation && { deviation: other }),
    ...(bound && { bound }),
    ...(currency && { currency: currency.code }),
  };
}

/** The same, where only what is sure is of use. */
export function readFactValue(text: string): FactValue | undefined {
  const read = readWritten(text);
  return read === 'ambiguous' ? undefined : read;
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
  const code = letters ?? currencies.get((sign ?? '').toUpperCase().replace('.', ''));
  return code ? { code: code.toUpperCase(), length: whole.length } : undefined;
}

function readBound(text: string): { bound?: 'up to' | 'from'; rest: string } {
  if (signs.less.test(text)) return { bound: 'up to', rest: text.replace(signs.less, '') };
  return signs.more.test(text) ? { bound: 'from', rest: text.replace(signs.more, '') } : { rest: text };
}
