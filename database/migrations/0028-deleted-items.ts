import { type Kysely, sql } from 'kysely';

/**
 * Items of the inbox that were deleted stay for a time, and are left out wherever spam is. The statistics and the unread
 * count look them up by indexes that know both.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('inbox_items').addColumn('deleted_at', 'text').execute();
  await db.schema.dropIndex('inbox_items_spam').ifExists().execute();
  await sql`create index inbox_items_hidden on inbox_items (form, record_id)
    where status in ('spam', 'deleted')`.execute(db);
  await db.schema.dropIndex('inbox_items_unread').execute();
  await sql`create index inbox_items_unread on inbox_items (kind, form)
    where read_at is null and status <> 'spam' and status <> 'deleted'`.execute(db);
}
