import type { Kysely } from 'kysely';

/** The number that the sender of an import has given it: whoever lost the answer asks by it what became of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('bulk_actions').addColumn('import_id', 'text').execute();
  await db.schema
    .createIndex('bulk_actions_import_id')
    .on('bulk_actions')
    .column('import_id')
    .unique()
    .execute();
}
