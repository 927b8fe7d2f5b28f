import type { Kysely } from 'kysely';

/** Feedback and subscriptions that a program seems to have sent are kept apart; enquiries have a status for it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['feedback', 'subscribers']) {
    await db.schema
      .alterTable(table)
      .addColumn('is_spam', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
