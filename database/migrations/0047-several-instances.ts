import type { Kysely } from 'kysely';

/** What instances on one database tell each other of: who does a job of housekeeping, and how far an import is. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('job_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'text')
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text')
    .execute();
  await db.schema
    .createTable('import_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('is_dry_run', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('ending', 'text')
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}
