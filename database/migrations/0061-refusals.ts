import type { Kysely } from 'kysely';

/** What visitors' browsers refused to fetch or run, each kind once; read-refusals.ts says what is kept of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('refusals')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('directive', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('refusals_key', ['page', 'directive', 'source'])
    .execute();
}
