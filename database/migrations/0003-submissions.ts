import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

type AnyTable = CreateTableBuilder<string, string>;

export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  const submissionTable = (name: string, texts: string[]): AnyTable => {
    const table: AnyTable = db.schema
      .createTable(name)
      .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('created_at', 'text', (column) => column.notNull());
    return texts.reduce(
      (grown, text) => grown.addColumn(text, 'text', (column) => column.notNull().defaultTo('')),
      table,
    );
  };

  await submissionTable('enquiries', [
    'full_name',
    'email',
    'phone',
    'phone_country',
    'whatsapp_number',
    'whatsapp_country',
    'city',
    'product',
    'quantity',
    'utm_source',
    'source_page',
    'form_type',
  ]).execute();

  await submissionTable('contact_messages', [
    'name',
    'email',
    'phone',
    'phone_country',
    'subject',
    'message',
    'form_type',
    'source_page',
    'product',
    'utm_source',
  ]).execute();

  await submissionTable('feedback', ['feedback', 'source_page'])
    .addColumn('rating', 'integer', (column) => column.notNull())
    .execute();

  await submissionTable('subscribers', ['email'])
    .addColumn('email_folded', 'text', (column) => column.notNull().unique())
    .execute();

  await submissionTable('events', ['kind', 'page', 'data', 'utm']).execute();
  await db.schema.createIndex('events_by_time').on('events').column('created_at').execute();

  await db.schema
    .createTable('submission_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
