import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What visitors send, with what it is found by beside name and address. */
const handledTables = [
  {
    table: 'enquiries',
    name: 'full_name',
    searched: sql<string>`city || ' ' || phone_country || phone || ' ' || whatsapp_country || whatsapp_number`,
  },
  {
    table: 'contact_messages',
    name: 'name',
    searched: sql<string>`phone_country || phone || ' ' || product || ' ' || subject || ' ' || message`,
  },
];

type Sender = { id: number; name: string; email: string; product: string; searched: string };

const rowsPerRead = 500;

export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const { table } of handledTables) {
    await addHandlingColumns(db, table, isPostgres);
    await db.schema.createIndex(`${table}_by_time`).on(table).column('created_at').execute();
  }
  for (const handled of handledTables) await fillFoldedColumns(db, handled);
  await createOutbox(db, isPostgres);
  await createGeneratedSitemap(db);
}

async function addHandlingColumns(db: Kysely<never>, table: string, isPostgres: boolean): Promise<void> {
  // Both engines then sort folded text alike: by its code points.
  const foldedText = isPostgres ? sql`text collate "C"` : sql`text`;
  const alter = () => db.schema.alterTable(table);
  await alter()
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await alter()
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await alter().addColumn('read_at', 'text').execute();
  await alter()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ['name_folded', 'email_folded', 'product_folded', 'search_text']) {
    await alter()
      .addColumn(name, foldedText, (column) => column.notNull().defaultTo(''))
      .execute();
  }
}

/** Rows stored before this migration are found and sorted like those stored after it. */
async function fillFoldedColumns(db: Kysely<never>, handled: (typeof handledTables)[number]): Promise<void> {
  const table = sql.table(handled.table);
  for (let lastId = 0; ; ) {
    const { rows } = await sql<Sender>`
      select id, ${sql.ref(handled.name)} as name, email, product,
        ${handled.searched} as searched
      from ${table} where id > ${lastId} order by id limit ${rowsPerRead}`.execute(db);
    for (const row of rows) {
      await sql`update ${table} set
        name_folded = ${fold(row.name)}, email_folded = ${fold(row.email)}, product_folded = ${fold(row.product)},
        search_text = ${fold(`${row.name} ${row.email} ${row.searched}`)}
        where id = ${row.id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

/** As the application folds text when this migration was written. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

async function createOutbox(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to_name', 'text', (column) => column.notNull())
    .addColumn('reply_to_address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('claim_token', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('claimed_until', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('mail_outbox_by_attempt').on('mail_outbox').column('next_attempt_at').execute();
}

async function createGeneratedSitemap(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('generated_sitemap')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('requested', 'integer', (column) => column.notNull())
    .addColumn('built', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('public_url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('xml', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('generated_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
