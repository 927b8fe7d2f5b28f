import type { Db } from '#database/connect.ts';
import { isStorableText, maxStoredInteger } from '#errors/storable.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { followReferences } from '../kit/references.ts';
import { slugFieldOf } from '../kit/slug.ts';
import { headerOf, idHeader } from './columns.ts';
import { fieldOfKey, type ImportKey } from './import-options.ts';
import type { RowError } from './import-result.ts';
import type { SheetRow } from './sheet-rows.ts';
import { type FoundRecord, findStored } from './stored-rows.repository.ts';

/** A row with the record that it is: `stored` with ids for related records, `shown` with the records followed. */
export type IdentifiedRow = SheetRow & { stored?: StoredRecord; shown?: StoredRecord };
/** The first row of each key. */
type Seen = Map<string, number>;
/** What a row finds its record by: a declared name, and what it holds; empty for a new record. */
type RowKey = { name: string; text: string };
type Fold = (text: string) => string;
type Identifying = { entity: Entity; errors: RowError[]; key: ImportKey | undefined };

/** Which record each row is: the one with its key (without one its id, else its slug), else a new one. */
export function createRowIdentifier(db: Db, { entity, errors, key }: Identifying) {
  const seen: Seen = new Map();
  const keyOf = createKeyReader(entity, key);
  // Numbers that people gave are the same in whichever case.
  const isFolded = slugFieldOf(entity)?.numberRule !== undefined;
  const fold: Fold = (text) => (isFolded ? text.toLowerCase() : text);
  return async (rows: SheetRow[]): Promise<IdentifiedRow[]> => {
    const found = await findStored(db, entity, keysOf(rows.map(keyOf)));
    const identified = rows.flatMap((row): IdentifiedRow[] => {
      const own = keyOf(row);
      const fitting = own.text === '' ? [] : found.filter(({ record }) => isMeant(record, own, fold));
      const error = findRefusal(entity, { row, key: own, fitting, seen, fold });
      if (error) errors.push({ row: row.row, ...error });
      if (error) return [];
      const [one] = fitting;
      return [one ? { ...row, stored: one.record, shown: { ...one.record } } : row];
    });
    const records = identified.flatMap(({ shown }) => shown ?? []);
    await followReferences(db, { entity, records, reader: 'administrator' });
    return identified;
  };
}

/** The slug that a row gives; empty where it gives none. */
export function slugIn(row: SheetRow): string {
  return textIn(row, 'slug');
}

export function textIn(row: SheetRow, name: string): string {
  return row.cells.find(({ column }) => column.name === name)?.text.trim() ?? '';
}

function isMeant(record: StoredRecord, { name, text }: RowKey, fold: Fold): boolean {
  if (name === idHeader) return record.id === Number(text);
  const stored = String(record[name] ?? '').trim();
  return name === 'slug' ? fold(stored) === fold(text) : stored === text;
}

function createKeyReader(entity: Entity, key: ImportKey | undefined): (row: SheetRow) => RowKey {
  if (key === undefined) {
    return (row) => (row.id === '' ? { name: 'slug', text: slugIn(row) } : { name: idHeader, text: row.id });
  }
  const name = fieldOfKey(entity, key);
  return (row) => ({ name, text: key === 'id' ? row.id : textIn(row, name) });
}

function keysOf(keys: readonly RowKey[]): Map<string, (string | number)[]> {
  const values = new Map<string, (string | number)[]>();
  for (const { name, text } of keys) {
    if (text === '' || !isStorableText(text) || (name === idHeader && !isId(text))) continue;
    const value = name === idHeader ? Number(text) : text;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

type Identified = { row: SheetRow; key: RowKey; fitting: readonly FoundRecord[]; seen: Seen; fold: Fold };

function findRefusal(entity: Entity, identified: Identified): Omit<RowError, 'row'> | undefined {
  const { row, key, fitting, seen, fold } = identified;
  const { one: noun, many } = entity.noun;
  const field = headerIn(entity, row, key.name);
  const [found, another] = fitting;
  if (key.name === idHeader && key.text !== '' && !isId(key.text))
    return { field, message: 'id is a number' };
  if (key.name === idHeader && key.text !== '' && !found) {
    return { field, message: `There is no ${noun} with the id ${key.text}. Leave it empty for a new one` };
  }
  if (another)
    return { field, message: `There are several ${many} called "${key.text}". Give their ids or slugs` };
  if (found?.isTrashed) {
    return { field, message: `This ${noun} is in the trash. Restore it first, or delete it for good` };
  }
  const slug = fold(slugIn(row));
  const keys = [
    ...(found ? [`id ${found.record.id}`] : []),
    ...(slug === '' ? [] : [`slug ${slug}`]),
    ...(key.text === '' || key.name === 'slug' ? [] : [`${key.name} ${key.text}`]),
  ];
  const other = keys.map((one) => seen.get(one)).find((number) => number !== undefined);
  for (const one of keys) seen.set(one, seen.get(one) ?? row.row);
  return other === undefined ? undefined : { field, message: `Row ${other} is the same ${noun}` };
}

function headerIn(entity: Entity, row: SheetRow, name: string): string {
  if (name === idHeader) return idHeader;
  return row.cells.find(({ column }) => column.name === name)?.column.header ?? headerOf(entity, name);
}

function isId(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= maxStoredInteger;
}
