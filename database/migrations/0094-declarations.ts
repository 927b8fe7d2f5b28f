import { type Kysely, sql } from 'kysely';

/** What the company declares a stone's performance by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw("alter table products add column declarations text not null default '[]'").execute(db);
}
