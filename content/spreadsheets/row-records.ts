import type { Db } from '#database/connect.ts';
import { isStorableText, maxStoredInteger } from '#errors/storable.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { fullNounOf } from '../kit/nouns.shared.ts';
import { followReferences } from '../kit/references.ts';
import { headerOf, idHeader } from './columns.ts';
import type { RowError } from './import-result.ts';
import type { SheetRow } from './sheet-rows.ts';
import { type FoundRecord, findStored } from './stored-rows.repository.ts';

/** A row with the record that it is: `stored` with ids for related records, `shown` with the records followed. */
export type IdentifiedRow = SheetRow & { stored?: StoredRecord; shown?: StoredRecord };
type Seen = Map<string, number>;

/** Which record each row is: the one with its id, else the one with its slug, else a new one. */
export function createRowIdentifier(db: Db, entity: Entity, errors: RowError[]) {
  const seen: Seen = new Map();
  return async (rows: SheetRow[]): Promise<IdentifiedRow[]> => {
    const ids = rows.flatMap(({ id }) => (isId(id) ? [Number(id)] : []));
    const slugs = rows.filter(({ id }) => id === '').flatMap((row) => slugIn(row) || []);
    const found = await findStored(db, entity, { ids, slugs: slugs.filter(isStorableText) });
    const byId = new Map(found.map((one) => [one.record.id, one]));
    const bySlug = new Map(found.map((one) => [String(one.record.slug), one]));
    const identified = rows.flatMap((row): IdentifiedRow[] => {
      const one = row.id === '' ? bySlug.get(slugIn(row)) : byId.get(Number(row.id));
      const error = findRefusal(entity, { row, found: one, seen });
      if (error) errors.push({ row: row.row, ...error });
      if (error) return [];
      return [one ? { ...row, stored: one.record, shown: { ...one.record } } : row];
    });
    const records = identified.flatMap(({ shown }) => shown ?? []);
    await followReferences(db, { entity, records, reader: 'administrator' });
    return identified;
  };
}

/** The slug that a row gives; empty where it gives none. */
export function slugIn(row: SheetRow): string {
  return row.cells.find(({ column }) => column.field.kind === 'slug')?.text.trim() ?? '';
}

function findRefusal(
  entity: Entity,
  { row, found, seen }: { row: SheetRow; found: FoundRecord | undefined; seen: Seen },
): Omit<RowError, 'row'> | undefined {
  const noun = fullNounOf(entity).one;
  if (row.id !== '' && !isId(row.id)) return { field: idHeader, message: 'id is a number' };
  if (row.id !== '' && !found) {
    const message = `There is no ${noun} with the id ${row.id}. Leave it empty for a new one`;
    return { field: idHeader, message };
  }
  const field = row.id === '' ? headerOf(entity, 'slug') : idHeader;
  if (found?.isTrashed) {
    return { field, message: `This ${noun} is in the trash. Restore it first, or delete it for good` };
  }
  const slug = slugIn(row);
  const keys = [...(found ? [`id ${found.record.id}`] : []), ...(slug === '' ? [] : [`slug ${slug}`])];
  const other = keys.map((key) => seen.get(key)).find((number) => number !== undefined);
  for (const key of keys) seen.set(key, seen.get(key) ?? row.row);
  if (other === undefined) return undefined;
  return { field, message: `Row ${other} is the same ${noun}` };
}

function isId(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= maxStoredInteger;
}
