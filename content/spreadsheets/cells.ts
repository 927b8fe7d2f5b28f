import { readNumber } from '../facts/written-number.shared.ts';
import type { Field, ItemField, ItemListField, RecordReference } from '../kit/field.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import { spellingsOf } from '../kit/spellings.shared.ts';
import { momentAt } from '../kit/zoned-days.shared.ts';
import { joinLines, splitEntries, splitLines, withPlainLineEnds } from './cell-texts.ts';

/** A value as reading gives it, as a cell: lists as lines, related records by slug, flags as yes and no. */
export function cellOf(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'flag':
      return value ? 'yes' : 'no';
    case 'textList':
    case 'mediaList':
      return joinLines([value ?? []].flat().map(String));
    case 'reference':
      return keyOf(value as RecordReference | undefined);
    case 'referenceList':
      return joinLines(((value ?? []) as RecordReference[]).map(keyOf));
    case 'itemList':
      return cellOfItems(field, value);
    default:
      return String(value ?? '');
  }
}

type Item = Record<string, unknown>;

/**
 * A line for each item, `Property: Water absorption; Value: 0.14; Unit: %`, without what is empty. Items that refer to records,
 * and those whose texts would be read as parts of a line, are JSON.
 */
function cellOfItems({ fields }: ItemListField, value: unknown): string {
  const items = (value ?? []) as Item[];
  if (items.length === 0) return '';
  const read = partsReader(fields);
  const labelOf = (name: string) => fields[name]?.label ?? 'Id';
  const written = items.map((item) => partsOf(fields, item));
  const lines = written.map((parts) => parts.map(({ name, text }) => `${labelOf(name)}: ${text}`).join('; '));
  if (!refersToRecords(fields) && isSameValue(lines.map(read), written)) return joinLines(lines);
  const show = (item: Item) => [
    ['id', item.id],
    ...Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'referenceList' ? ((item[name] ?? []) as RecordReference[]).map(keyOf) : item[name],
    ]),
  ];
  return JSON.stringify(items.map((item) => Object.fromEntries(show(item))));
}

function partsOf(fields: ItemListField['fields'], item: Item): Part[] {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, text: textOf(field, item[name]) }));
  return [...parts, { name: 'id', text: String(item.id ?? '') }].filter(({ text }) => text !== '');
}

function textOf(field: ItemField, value: unknown): string {
  if (field.kind === 'flag') return value === field.default ? '' : value ? 'yes' : 'no';
  if (field.kind === 'choice') return field.labels?.[String(value)] ?? String(value ?? '');
  return value === 0 && !field.required ? '' : String(value ?? '');
}

/** Such items are written as JSON only. */
export function refersToRecords(fields: ItemListField['fields']): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'referenceList');
}

/**
 * The items of a cell, as `cellOf` writes them or as JSON; fields are named as forms or the API name them. Records are
 * referred to by their keys.
 * @returns undefined where it is neither
 */
export function itemsOfCell({ fields }: ItemListField, cell: string): Item[] | undefined {
  if (cell.trim().startsWith('[')) return parseItems(cell);
  if (refersToRecords(fields)) return cell.trim() === '' ? [] : undefined;
  const read = partsReader(fields);
  const lines = splitLines(cell).map(read);
  if (lines.includes(undefined)) return undefined;
  return lines.map((parts = []) => Object.fromEntries(parts.map((part) => valueOfPart(fields, part))));
}

function valueOfPart(fields: ItemListField['fields'], { name, text }: Part): [string, unknown] {
  const field = fields[name];
  return [name, field ? valueOfText(field, text) : text];
}

function valueOfText(field: ItemField, text: string): unknown {
  if (field.kind === 'decimal') return Number.isNaN(readNumber(text)) ? text : readNumber(text);
  if (field.kind !== 'choice') return valueOfCell(field as Field, text);
  const named = Object.entries(field.labels ?? {}).find(([, label]) => isSameInAnyCase(label, text));
  return named?.[0] ?? valueOfCell(field, text);
}

type Part = { name: string; text: string };

/** Reads a line of an item; a semicolon that no name of a field follows belongs to the text before it. */
function partsReader(fields: ItemListField['fields']): (line: string) => Part[] | undefined {
  const names = new Map([['id', 'id']]);
  for (const [name, { label }] of Object.entries(fields)) {
    for (const one of [label, ...spellingsOf(name)]) if (one) names.set(one.toLowerCase(), name);
  }
  return (line) => {
    const parts: Part[] = [];
    for (const piece of line.split(';')) {
      const [head = '', ...rest] = piece.split(':');
      const name = rest.length > 0 ? names.get(head.trim().toLowerCase()) : undefined;
      const last = parts.at(-1);
      if (name) parts.push({ name, text: rest.join(':').trim() });
      else if (last) last.text += `;${piece}`;
      else return undefined;
    }
    return parts;
  };
}

function parseItems(text: string): Item[] | undefined {
  try {
    const items: unknown = JSON.parse(text);
    const isItem = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);
    return Array.isArray(items) && items.every(isItem) ? items : undefined;
  } catch {
    return undefined;
  }
}

function isSameInAnyCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * What a cell holds, for kinds that need nothing looked up; what does not fit stays as it is, and the field's schema
 * says what is wrong with it.
 * @param zone of times that name none
 */
export function valueOfCell(field: Field, cell: string, zone = 'UTC'): unknown {
  const text = withPlainLineEnds(cell).trim();
  switch (field.kind) {
    case 'flag':
      return flags.get(text.toLowerCase()) ?? text;
    case 'count':
      return Number.isNaN(readNumber(text)) ? text : readNumber(text);
    case 'choice':
      return field.options.find((option) => isSameInAnyCase(option, text)) ?? text;
    case 'textList':
      return splitEntries(cell);
    case 'mediaList':
    case 'referenceList':
      return splitLines(cell);
    case 'time':
    case 'dueTime':
      return momentOf(text, zone);
    default:
      return text;
  }
}

/** A date and a time as clocks in a zone show them, `2026-03-01 14:30`, as a moment; other texts as they are. */
function momentOf(text: string, zone: string): string {
  const [, day = '', clock = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2})?)$/.exec(text) ?? [];
  const [hours = '', minutes = '', seconds = '00'] = clock.split(':');
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (Number.isNaN(Date.parse(`${day}T${time}:${seconds}Z`))) return text;
  return momentAt(day, { time, zone }).replace(/:00\.000Z$/, `:${seconds}.000Z`);
}

const flags = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
]);

function keyOf(reference: RecordReference | undefined): string {
  return reference ? reference.slug || reference.name : '';
}
