import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

const contentTables = ['categories', 'products', 'blog_posts', 'social_posts', 'gallery_projects'];

export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  for (const table of contentTables) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('deleted_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }

  /** Who did something, and when. */
  const journal = (name: string): CreateTableBuilder<string, string> =>
    db.schema
      .createTable(name)
      .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull());

  await journal('revisions')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addUniqueConstraint('revisions_of_record', ['entity', 'record_id', 'version'])
    .execute();

  await journal('activity')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('entity', 'text')
    .addColumn('record_id', 'integer')
    .execute();

  await journal('bulk_actions')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('records', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();

  await db.schema
    .createTable('preview_tickets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
