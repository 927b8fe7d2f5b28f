import { AppError } from '#errors/app-error.ts';
import { finishTransaction, settlementsOf } from '../at-commit.ts';
import type { Db } from '../connect.ts';
import { dropFillMark, removeFillMark, setFillMark, takeFillTurn } from './fill-mark.ts';
import type { FillTarget } from './fill-target.ts';
import { ask, beginLong, readPostgres } from './postgres-reader.ts';
import { fillMark, quoteName } from './row-source.ts';

/**
 * A PostgreSQL database filled in one transaction: whatever ends it early, the server forgets all of it, and a mark says
 * that it is not finished.
 * @throws AppError when there is something in it
 */
export async function openPostgresTarget(url: string): Promise<FillTarget> {
  const { transaction: db, end } = await beginLong(url, { isReading: false });
  try {
    await claim(db);
    await setFillMark(url);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    db,
    read: async () => ({ ...(await readPostgres(db)), close: async () => {} }),
    async setSequence(table, last) {
      const [sequence] = await ask<{ name: string | null }>(db, selectSequence, [quoteName(table), table]);
      if (!sequence?.name) return;
      await ask(db, 'select setval($1::regclass, $2, $3)', [sequence.name, last ?? 1, last !== undefined]);
    },
    async finish() {
      // Nobody else has it before the commit: what usually follows that comes before it here.
      await finishTransaction(db);
      for (const settle of settlementsOf(db)) await settle(db);
      await dropFillMark(db);
      await db.commit().execute();
      await end();
    },
    async abandon() {
      await end();
      // Where the server is gone the mark stays, and says what to do.
      await removeFillMark(url).catch(() => {});
    },
  };
}

async function claim(db: Db): Promise<void> {
  if (!(await takeFillTurn(db)))
    throw new AppError('conflict', 'Something else is filling this database; nothing was changed.');
  const [held] = await ask<{ tables: string }>(db, countTables);
  if (held?.tables !== '0') {
    throw new AppError('conflict', 'There are tables in the target database already; nothing was changed.');
  }
}

/** Tables of extensions are nobody's data. */
const countTables = `
  select count(*)::text as tables from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and c.relname <> '${fillMark}'
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const selectSequence = `
  select pg_get_serial_sequence($1, a.attname) as name from pg_attribute a
  join pg_class t on t.oid = a.attrelid and t.relname = $2 and t.relnamespace = current_schema()::regnamespace
  where a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence($1, a.attname) is not null
  limit 1`;
