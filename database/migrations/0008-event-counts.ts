import type { Kysely } from 'kysely';

/** Counting a kind day by day, or page by page, reads this index and not the events themselves. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('events_by_kind')
    .on('events')
    .columns(['kind', 'created_at', 'page'])
    .execute();
}
