import type { Kysely } from 'kysely';

/** Why an item of the inbox was taken for spam when it came; empty where it was not. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('inbox_items')
    .addColumn('spam_reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
