import { type Kysely, sql } from 'kysely';

/** What a stone is, and what has been tested of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw("alter table products add column rock_class text not null default ''").execute(db);
  await sql.raw("alter table products add column tests text not null default '[]'").execute(db);
}
