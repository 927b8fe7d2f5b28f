import type { Kysely } from 'kysely';

/** One number, which every write of content raises. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
