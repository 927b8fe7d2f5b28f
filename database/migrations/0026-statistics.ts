import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What something that was sent is counted by; an index then holds all that a number needs. */
const groups = {
  stone: ['product', 'source_page'],
  country: ['phone_country'],
  campaign: ['utm_source', 'utm_medium', 'utm_campaign'],
};

/**
 * What the statistics read: the medium and the campaign of what visitors send, counts of campaigns and searches by
 * day, counts of pages by month, and indexes that hold all that a number needs.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['enquiries', 'contact_messages']) {
    for (const column of ['utm_medium', 'utm_campaign']) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (build) => build.notNull().defaultTo(''))
        .execute();
    }
    for (const [name, columns] of Object.entries(groups)) {
      await db.schema
        .createIndex(`${table}_by_${name}`)
        .on(table)
        .columns([...columns, 'form_type', 'created_at', 'id'])
        .execute();
    }
  }
  await db.schema
    .createIndex('inbox_items_by_answer')
    .on('inbox_items')
    .columns(['kind', 'received_at', 'status', 'answered_at', 'answer_due_at'])
    .execute();
  await db.schema
    .createIndex('inbox_items_spam')
    .on('inbox_items')
    .columns(['form', 'record_id'])
    .where(sql.ref('status'), '=', sql.lit('spam'))
    .execute();
  await db.schema.createIndex('products_name_sort').on('products').column('name_sort').execute();
  await createDailyCounts(db, 'campaign_counts', ['source', 'medium', 'campaign']);
  await createDailyCounts(db, 'search_counts', ['place', 'query', 'outcome']);
  await createMonthlyCounts(db);
}

async function createDailyCounts(db: Kysely<never>, table: string, names: string[]): Promise<void> {
  const withDay = db.schema.createTable(table).addColumn('day', 'text', (column) => column.notNull());
  await names
    .reduce((grown, name) => grown.addColumn(name, 'text', (column) => column.notNull()), withDay)
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ['day', ...names] as never[])
    .execute();
}

async function createMonthlyCounts(db: Kysely<never>): Promise<void> {
  const table = db.schema
    .createTable('event_month_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_month_counts_key', ['kind', 'month', 'page']);
  // The rows of a kind and month then lie beside each other; PostgreSQL reads them all as quickly.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute();
  await sql`
    insert into event_month_counts (kind, month, page, count)
    select kind, substr(day, 1, 7), page, sum(count) from event_counts
    group by kind, substr(day, 1, 7), page`.execute(db);
}
