import type { Kysely } from 'kysely';

/** Products and categories can be drafts; those that are there stay published. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['categories', 'products']) {
    await db.schema
      .alterTable(table)
      .addColumn('published', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
