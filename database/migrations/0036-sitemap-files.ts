import type { Kysely } from 'kysely';

/** The files of a sitemap that is too long for one; `built` is the number of the sitemap that they belong to. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sitemap_files')
    .addColumn('built', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('xml', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitemap_files_key', ['built', 'number'])
    .execute();
}
