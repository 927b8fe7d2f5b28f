import type { Kysely } from 'kysely';

/** One row that is written to find out whether anything can be stored. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('storage_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('filler', 'text', (column) => column.notNull())
    .execute();
}
