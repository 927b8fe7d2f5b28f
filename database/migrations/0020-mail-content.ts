import type { Kysely } from 'kysely';

/** What a mail says, as JSON, from which it is laid out when it is sent; empty for mails of text alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('mail_outbox')
    .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
