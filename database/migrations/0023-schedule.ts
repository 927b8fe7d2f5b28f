import { type Kysely, PostgresAdapter, sql } from 'kysely';

const contentTables = ['categories', 'products', 'blog_posts', 'social_posts', 'gallery_projects'];

/** When records appear and go by themselves, and what was done too late. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of contentTables) {
    for (const column of ['publish_at', 'unpublish_at']) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
      // Few records have one, and the next of them is looked for all the time.
      await sql`
        create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
    }
  }
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('schedule_delays')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text', (column) => column.notNull())
    .addColumn('was_stopped', 'integer', (column) => column.notNull())
    .execute();
}
