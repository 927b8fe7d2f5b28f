import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { SearchEntryRow } from '#database/schema.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { entryIdOf, entryOf, kindOf } from './search-entries.ts';

/** Stores what a record is found by, in the transaction that writes the record itself. */
export async function saveSearchEntry(db: Db, entity: Entity, record: StoredRecord): Promise<void> {
  const entry = entryOf(entity, record);
  if (!entry) return;
  const { id, ...words } = entry;
  const stored = await db.selectFrom('searchEntries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!stored) await db.insertInto('searchEntries').values(entry).execute();
  else if (isOther(stored, words)) {
    await db.updateTable('searchEntries').set(words).where('id', '=', id).execute();
  }
}

export async function deleteSearchEntry(db: Db, entity: Entity, recordId: number): Promise<void> {
  const kind = kindOf(entity);
  if (!kind) return;
  await db.deleteFrom('searchEntries').where('id', '=', entryIdOf(kind, recordId)).execute();
}

/** The words of some entries, drafts as well. */
export function findSearchEntries(db: Db, ids: readonly number[]): Promise<SearchEntryRow[]> {
  const columns = ['id', 'names', 'facts', 'uses', 'texts'] as const;
  return inChunks(ids, async (some) => {
    const rows = await db.selectFrom('searchEntries').select(columns).where('id', 'in', some).execute();
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  });
}

function isOther(stored: SearchEntryRow, words: Omit<SearchEntryRow, 'id'>): boolean {
  return (Object.keys(words) as (keyof typeof words)[]).some((column) => stored[column] !== words[column]);
}
