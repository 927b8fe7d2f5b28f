import { type Kysely, sql } from 'kysely';

/** What a stone has in place of what follows from the class of its rock. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw("alter table products add column own_facts text not null default '[]'").execute(db);
}
