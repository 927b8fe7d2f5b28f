import { sql } from 'kysely';
import type { Db, Engine } from '#database/connect.ts';

/** What the tests' visitors write to, and what the site writes to find out. */
const tables = ['contact_messages', 'subscribers', 'storage_probe', 'sessions'];

/**
 * Takes the room for anything new away. SQLite's own limit of pages makes it fail as a full disk does, rolling back by
 * itself; on PostgreSQL the server sends what it sends when it cannot extend a table.
 * @returns what gives the room back
 */
export async function fillDatabase(db: Db, engine: Engine): Promise<() => Promise<void>> {
  return engine === 'sqlite' ? fillSqlite(db) : fillPostgres(db);
}

/** No limit is below what the file has already. */
async function fillSqlite(db: Db): Promise<() => Promise<void>> {
  await sql`pragma max_page_count = 1`.execute(db);
  return async () => {
    await sql`pragma max_page_count = 1000000`.execute(db);
  };
}

async function fillPostgres(db: Db): Promise<() => Promise<void>> {
  await sql`
    create function refuse_for_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`.execute(db);
  for (const table of tables) {
    const target = sql.table(table);
    await sql`
      create trigger no_room before insert or update on ${target} execute function refuse_for_room()`.execute(
      db,
    );
  }
  return async () => {
    await sql`drop function if exists refuse_for_room cascade`.execute(db);
  };
}
