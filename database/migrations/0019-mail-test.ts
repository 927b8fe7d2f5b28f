import type { Kysely } from 'kysely';

/** One row: the last test mail that a mail server took. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mail_test')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('sent_by', 'text', (column) => column.notNull())
    .execute();
}
