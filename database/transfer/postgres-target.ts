import { AppError } from '#errors/app-error.ts';
import type { Db } from '../connect.ts';
import type { FillTarget } from './fill-target.ts';
import { ask, beginLong, readPostgres } from './postgres-reader.ts';
import { quoteName } from './row-source.ts';

/** Any number, as long as nothing else of this program uses it. */
const fillLock = 4_611_733;

/**
 * A PostgreSQL database filled in one transaction: whatever ends it early, the server forgets all of it.
 * @throws AppError when there is something in it
 */
export async function openPostgresTarget(url: string): Promise<FillTarget> {
  const { transaction: db, end } = await beginLong(url, { isReading: false });
  try {
    await claim(db);
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
      await db.commit().execute();
      await end();
    },
    abandon: end,
  };
}

async function claim(db: Db): Promise<void> {
  const [lock] = await ask<{ got: boolean }>(db, `select pg_try_advisory_xact_lock(${fillLock}) as got`);
  if (!lock?.got)
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
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const selectSequence = `
  select pg_get_serial_sequence($1, a.attname) as name from pg_attribute a
  join pg_class t on t.oid = a.attrelid and t.relname = $2 and t.relnamespace = current_schema()::regnamespace
  where a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence($1, a.attname) is not null
  limit 1`;
