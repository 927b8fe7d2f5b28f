import type { Db } from '#database/connect.ts';
import { findAnywhereAfter } from '../kit/record-reader.repository.ts';
import { pagedEntities } from '../registry.ts';
import { entryOf, kindOf } from './search-entries.ts';

const recordsAtOnce = 500;

/** Writes what all records are found by anew, drafts and what is in the trash as well: after rows were written otherwise. */
export async function rebuildSearchEntries(db: Db): Promise<void> {
  await db.deleteFrom('searchEntries').execute();
  for (const entity of pagedEntities.filter(kindOf)) {
    for (let lastId = 0; ; ) {
      const records = await findAnywhereAfter(db, entity, { afterId: lastId, limit: recordsAtOnce });
      const last = records.at(-1);
      if (!last) break;
      const entries = records.flatMap((record) => entryOf(entity, record) ?? []);
      await db.insertInto('searchEntries').values(entries).execute();
      lastId = last.id;
    }
  }
}
