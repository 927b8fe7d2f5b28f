import { type Kysely, PostgresAdapter } from 'kysely';

const texts = ['started_by', 'place', 'name', 'sha256', 'reason', 'proof'];
const numbers = ['bytes', 'row_count', 'file_count'] as const;

/** What was backed up and rehearsed, and the notices about it that owners have put away. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  let table = db.schema
    .createTable('backup_runs')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    // One at a time, whichever process begins it: of what has ended it is null, which may be there any number of times.
    .addColumn('running', 'integer', (column) => column.unique())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('alive_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('archive_id', 'integer');
  for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
  for (const name of numbers) {
    table = table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
  }
  await table.execute();
  await db.schema
    .createIndex('backup_runs_started')
    .on('backup_runs')
    .columns(['kind', 'started_at', 'id'])
    .execute();
  await db.schema
    .createTable('backup_notices')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('dismissed_at', 'text', (column) => column.notNull())
    .addColumn('dismissed_by', 'text', (column) => column.notNull())
    .execute();
}
