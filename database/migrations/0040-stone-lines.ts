import type { Kysely } from 'kysely';

/** The stones that an enquiry or a message is about, with what is wanted of each, as JSON. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['enquiries', 'contact_messages']) {
    await db.schema
      .alterTable(table)
      .addColumn('lines', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  }
}
