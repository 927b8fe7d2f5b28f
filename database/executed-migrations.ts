import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/** With this one a database has the schema of version 1.0.0, which `0001-schema` makes at once. */
export const lastBeforeSchema = '0064-item-counts';

/** The names of the migrations that a database has had, as this version calls them; none where it is empty. */
export async function readMigrations(db: Db): Promise<string[]> {
  return namesOfToday(await readNames(db));
}

/** One name for all migrations that version 1.0.0 has made one. */
export function namesOfToday(names: readonly string[]): string[] {
  if (!names.includes(lastBeforeSchema)) return [...names];
  return ['0001-schema', ...names.filter((name) => name > lastBeforeSchema)];
}

/** Takes over a database of before version 1.0.0: the migrator knows `0001-schema` only. */
export async function renameMigrations(db: Db): Promise<void> {
  if (!(await readNames(db)).includes(lastBeforeSchema)) return;
  await db.transaction().execute(async (trx) => {
    await sql`delete from kysely_migration where name <= ${lastBeforeSchema}`.execute(trx);
    const now = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values ('0001-schema', ${now})`.execute(trx);
  });
}

async function readNames(db: Db): Promise<string[]> {
  if (!(await hasTable(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

async function hasTable(db: Db): Promise<boolean> {
  const found = isSqlite(db)
    ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
    : sql`select 1 where to_regclass('kysely_migration') is not null`;
  return (await found.execute(db)).rows.length > 0;
}
