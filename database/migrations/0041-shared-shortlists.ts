import type { Kysely } from 'kysely';

/** Lists of stones that visitors have shared, by an id that cannot be guessed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('shared_shortlists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('shared_shortlists_created')
    .on('shared_shortlists')
    .column('created_at')
    .execute();
}
