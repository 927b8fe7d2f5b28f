import { type Kysely, sql } from 'kysely';

/** In which language feedback was sent, as other forms keep it; and what the inbox is narrowed to a language by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table feedback add column language text').execute(db);
  await sql
    .raw(
      "create index inbox_items_language on inbox_items (language, received_at, id, status) where status <> 'spam' and status <> 'deleted'",
    )
    .execute(db);
}
