import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/** The names of the migrations that a database has had; none where it is empty. */
export async function readMigrations(db: Db): Promise<string[]> {
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
