import type { ContentRow, StoredValue } from '#database/schema.ts';
import { sortKeyOf } from '#database/sort-key.ts';
import { noteDamage, parseStored, readStoredMoment } from '#database/stored-json.ts';
import type { Entity, RecordMeta } from './entity.ts';
import type { ChoiceField, Field, ItemField, ItemListField } from './field.ts';
import { oncePerEntity } from './once-per-entity.ts';

/** A record whose references are still ids. */
export type StoredRecord = RecordMeta & Record<string, unknown>;

/** The column behind a field: a reference is kept as `…Id`. */
export function columnOf(name: string, field: Field): string {
  return field.kind === 'reference' ? `${name}Id` : name;
}

/**
 * The column that a list is sorted by: for texts the sort key beside them, which only text that may be sorted by has.
 */
export function sortColumnOf(name: string, field: Field): string {
  return hasSortKey(field) ? `${name}Sort` : columnOf(name, field);
}

/** The sort keys of a record, by their columns. */
export function sortKeysOf(entity: Entity, values: Record<string, unknown>): Record<string, string> {
  const keyed = Object.entries(entity.fields).filter(([, field]) => hasSortKey(field));
  return Object.fromEntries(
    keyed.map(([name, field]) => [sortColumnOf(name, field), keyOf(field, String(values[name] ?? ''))]),
  );
}

/** Numbers that people gave are sorted by the figures in them: `C-7` before `C-10`. */
function keyOf(field: Field, text: string): string {
  const key = sortKeyOf(text);
  return field.kind === 'slug' ? key.replace(/\d+/g, (digits) => digits.padStart(10, '0')) : key;
}

function hasSortKey(field: Field): boolean {
  return (field.kind === 'text' || field.kind === 'slug') && field.isSortable === true;
}

/** Turns validated values into what the columns hold; leaves out fields that have none. */
export function encodeValues(entity: Entity, values: Record<string, unknown>): Record<string, StoredValue> {
  const row: Record<string, StoredValue> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = values[name];
    if (value !== undefined) row[columnOf(name, field)] = encodeValue(field, value);
  }
  return row;
}

/** The columns of chosen fields, and the id. */
export function columnsOf(entity: Entity, fields: readonly string[]): string[] {
  const columns = fields.map((name) => {
    const field = entity.fields[name];
    return field ? columnOf(name, field) : name;
  });
  return [...new Set(['id', ...columns])];
}

export function decodeRow(entity: Entity, row: ContentRow): StoredRecord {
  const { places, blank } = layoutOf(entity);
  const record = {
    ...blank,
    id: Number(row.id),
    version: Number(row.version),
    createdAt: readStoredMoment(String(row.createdAt), `${entity.name} ${row.id}`),
    updatedAt: readStoredMoment(String(row.updatedAt), `${entity.name} ${row.id}`),
  } as StoredRecord;
  for (const { name, field, column } of places)
    record[name] = decodeValue(field, row[column] ?? null, `${entity.name} ${row.id}, ${name}`);
  return record;
}

/**
 * The columns of all fields, and a record that has their names already: set one by one, so many make an object that is slow
 * to read and to copy.
 */
const layoutOf = oncePerEntity((entity) => {
  const fields = Object.entries(entity.fields);
  const places = fields.map(([name, field]) => ({ name, field, column: columnOf(name, field) }));
  const names = ['id', 'version', 'createdAt', 'updatedAt', ...Object.keys(entity.fields)];
  // Read from a text, it has the shape that is quickest to copy.
  const blank: Record<string, null> = JSON.parse(
    JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))),
  );
  return { places, blank };
});

/** The id and the chosen fields of a record; the others are not there. */
export function decodeFields(entity: Entity, row: ContentRow, fields: readonly string[]): StoredRecord {
  const record: Record<string, unknown> = { id: Number(row.id) };
  for (const name of fields) {
    const field = entity.fields[name];
    record[name] = field
      ? decodeValue(field, row[columnOf(name, field)] ?? null, `${entity.name} ${row.id}, ${name}`)
      : row[name];
  }
  return record as StoredRecord;
}

function encodeValue(field: Field, value: unknown): StoredValue {
  switch (field.kind) {
    case 'flag':
      return value ? 1 : 0;
    case 'textList':
    case 'mediaList':
    case 'referenceList':
    case 'itemList':
      return JSON.stringify(value);
    case 'count':
    case 'reference':
      return Number(value);
    case 'code':
    case 'dueTime':
      return value === null ? null : String(value);
    default:
      return String(value);
  }
}

function decodeValue(field: Field, value: StoredValue, of: string): unknown {
  switch (field.kind) {
    case 'flag':
      return value === 1;
    case 'textList':
    case 'mediaList':
      return readList(value, { isPart: (part) => typeof part === 'string', of });
    case 'referenceList':
      return readList(value, { isPart: isNumber, of });
    case 'itemList':
      return readItems(field, value, of);
    case 'choice':
      return readChoice(field, value, of);
    case 'time':
      return readStoredMoment(String(value), of);
    case 'count':
    case 'reference':
      return Number(value ?? 0);
    case 'code':
      return value === null ? null : String(value);
    case 'dueTime':
      return value === null ? null : readStoredMoment(String(value), of);
    default:
      return String(value ?? '');
  }
}

/** Of a list that is damaged what can be read of it. */
function readList(value: StoredValue, { isPart, of }: { isPart: (part: unknown) => boolean; of: string }) {
  const list: unknown = parseStored(String(value ?? '[]'));
  if (Array.isArray(list) && list.every(isPart)) return list;
  noteDamage(of);
  return Array.isArray(list) ? list.filter(isPart) : [];
}

/** Items with all their fields, whatever was stored of them. */
function readItems({ fields }: ItemListField, value: StoredValue, of: string) {
  const inner = Object.entries(fields);
  const isPart = (part: unknown) =>
    isObject(part) && inner.every(([name, field]) => isTold(field, Object(part)[name]));
  const items = readList(value, { isPart, of }) as Record<string, unknown>[];
  return items.map((item, index) => ({
    id: String(item.id ?? index + 1),
    ...Object.fromEntries(inner.map(([name, { kind }]) => [name, readItemValue(kind, item[name])])),
  }));
}

/** An item is nothing without what was chosen for it, or the number that it is about. */
function isTold(field: ItemField, value: unknown): boolean {
  if (field.kind === 'choice') return field.options.some((option) => option === value);
  return field.kind !== 'decimal' || !field.required || isNumber(value);
}

function readItemValue(kind: ItemField['kind'], value: unknown): unknown {
  switch (kind) {
    case 'text':
    case 'choice':
      return String(value ?? '');
    case 'flag':
      return value === true;
    case 'count':
    case 'decimal':
      return Number(value ?? 0);
    case 'referenceList':
      return [value ?? []].flat().filter(isNumber);
  }
}

function isNumber(part: unknown): boolean {
  return typeof part === 'number';
}

function isObject(part: unknown): boolean {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function readChoice({ options, ...field }: ChoiceField, value: StoredValue, of: string): string {
  if (options.some((option) => option === value)) return String(value);
  noteDamage(of);
  return field.default;
}
