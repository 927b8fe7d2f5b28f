import type { Kysely } from 'kysely';

/**
 * The files of a sitemap that is too long for one; `built` is the number of the sitemap that they belong to. And whose slugs
 * are whose: deleting a record for good read all of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sitemap_files')
    .addColumn('built', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('xml', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitemap_files_key', ['built', 'number'])
    .execute();
  for (const table of ['top_level_slugs', 'slug_history']) {
    await db.schema.createIndex(`${table}_record`).on(table).columns(['entity', 'record_id']).execute();
  }
}
