import type { Kysely } from 'kysely';

/** Shared lists of stones are approved. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('shared_shortlists')
    .addColumn('approvals', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
