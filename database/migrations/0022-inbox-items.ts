import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What visitors send, with what the numbers of a sender are. */
const sources = [
  {
    form: 'enquiry',
    table: 'enquiries',
    phone: sql<string>`phone_country || phone`,
    whatsapp: sql<string>`whatsapp_country || whatsapp_number`,
  },
  {
    form: 'contact',
    table: 'contact_messages',
    phone: sql<string>`phone_country || phone`,
    whatsapp: sql<string>`''`,
  },
];
const movedColumns = [
  ...['status', 'notes', 'read_at', 'version'],
  ...['name_folded', 'email_folded', 'product_folded', 'search_text'],
];
const sortedColumns = ['received_at', 'answer_due_at', 'name_folded', 'email_folded'];

type Source = (typeof sources)[number];
type Row = { id: number; created_at: string; form_type: string; search_text: string } & Record<
  string,
  unknown
>;

const rowsPerRead = 500;
/** What was promised where nobody has said otherwise, when this migration was written. */
const startingHours = 24;

/**
 * One list of everything that visitors send and the staff answers: how each is handled, and what it is found and sorted
 * by. What was sent stays where it is.
 */
export async function up(given: Kysely<never>): Promise<void> {
  // Columns then have the names that they have in the database.
  const db = given.withoutPlugins();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createItems(db, isPostgres);
  await createIndexes(db);
  await (isPostgres ? indexWordsOnPostgres(db) : indexWordsOnSqlite(db));
  await createChanges(db, isPostgres);
  await createViews(db, isPostgres);
  await createReplyTemplates(db);
  const hours = await promisedHours(db);
  for (const source of sources) await moveRows(db, source, hours);
  for (const { table } of sources) {
    for (const column of movedColumns) await db.schema.alterTable(table).dropColumn(column).execute();
  }
}

async function createItems(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  // Both engines then sort folded text alike: by its code points.
  const foldedText = isPostgres ? sql`text collate "C"` : sql`text`;
  let table = numberedTable(db, { name: 'inbox_items', isPostgres })
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('answer_due_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('assignee_id', 'integer', (column) =>
      column.references('administrators.id').onDelete('set null'),
    )
    .addColumn('follow_up_on', 'text')
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('read_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1));
  for (const name of ['name_folded', 'email_folded', 'product_folded', 'phone_key', 'whatsapp_key']) {
    table = table.addColumn(name, foldedText, (column) => column.notNull().defaultTo(''));
  }
  await table
    .addColumn('search_text', foldedText, (column) => column.notNull().defaultTo(''))
    .addUniqueConstraint('inbox_items_record', ['form', 'record_id'])
    .execute();
}

/** Every list is read in its order, or by the filter that leaves the fewest; counting needs no row. */
async function createIndexes(db: Kysely<never>): Promise<void> {
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`inbox_items_${name}`).on('inbox_items').columns(columns).execute();
  for (const column of [...sortedColumns, 'product_folded']) await index(`by_${column}`, [column, 'id']);
  await index('by_status', ['status', 'received_at']);
  await index('by_due', ['status', 'answer_due_at']);
  await index('by_kind', ['kind', 'status', 'received_at']);
  await index('by_assignee', ['assignee_id', 'status', 'received_at']);
  // The days that nobody set stand last, as the application sorts them.
  await sql`create index inbox_items_by_follow_up
    on inbox_items (coalesce(follow_up_on, '9999-12-31'), id)`.execute(db);
  await index('by_phone', ['phone_key']);
  await index('by_whatsapp', ['whatsapp_key']);
  await sql`create index inbox_items_unread on inbox_items (kind, form)
    where read_at is null and status <> 'spam'`.execute(db);
}

/** An index of all pieces of three characters, over the column itself, kept by triggers. */
async function indexWordsOnSqlite(db: Kysely<never>): Promise<void> {
  await sql`create virtual table inbox_search
    using fts5(search_text, content='inbox_items', content_rowid='id', tokenize='trigram')`.execute(db);
  // What a visitor had erased must not be left in the index.
  await sql`insert into inbox_search (inbox_search, rank) values ('secure-delete', 1)`.execute(db);
  const add = sql`insert into inbox_search (rowid, search_text) values (new.id, new.search_text);`;
  const remove = sql`insert into inbox_search (inbox_search, rowid, search_text)
    values ('delete', old.id, old.search_text);`;
  await sql`create trigger inbox_search_insert after insert on inbox_items begin ${add} end`.execute(db);
  await sql`create trigger inbox_search_delete after delete on inbox_items begin ${remove} end`.execute(db);
  await sql`create trigger inbox_search_update after update of search_text on inbox_items
    begin ${remove} ${add} end`.execute(db);
}

/** The same, where the server has the extension and lets the site switch it on; without it searching reads all rows. */
async function indexWordsOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index inbox_items_search on inbox_items using gin (search_text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'The inbox is searched without an index: pg_trgm is not available.';
  end $$`.execute(db);
}

/** What the staff did with items, for showing and for undoing it. */
async function createChanges(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  await numberedTable(db, { name: 'inbox_changes', isPostgres })
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) =>
      column.notNull().references('inbox_items.id').onDelete('cascade'),
    )
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  for (const column of ['action', 'item_id']) {
    await db.schema.createIndex(`inbox_changes_by_${column}`).on('inbox_changes').column(column).execute();
  }
}

async function createViews(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  await numberedTable(db, { name: 'inbox_views', isPostgres })
    .addColumn('administrator_id', 'integer', (column) =>
      column.notNull().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addUniqueConstraint('inbox_views_name', ['administrator_id', 'name'])
    .execute();
}

async function createReplyTemplates(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('templates', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .execute();
}

function numberedTable(db: Kysely<never>, { name, isPostgres }: { name: string; isPostgres: boolean }) {
  return db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    );
}

async function promisedHours(db: Kysely<never>): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    select value from site_documents where ${sql.ref('key')} = 'forms'`.execute(db);
  const hours: unknown = JSON.parse(rows[0]?.value ?? '{}').answerHours;
  return typeof hours === 'number' ? hours : startingHours;
}

/** When they were answered is not known of those that were: that was not written down. */
async function moveRows(db: Kysely<never>, source: Source, hours: number): Promise<void> {
  const table = sql.table(source.table);
  for (let lastId = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, created_at, form_type, ${sql.join(movedColumns.map((name) => sql.ref(name)))},
        ${source.phone} as phone_key, ${source.whatsapp} as whatsapp_key
      from ${table} where id > ${lastId} order by id limit ${rowsPerRead}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) await insertItem(db, source, { row, hours });
    lastId = last.id;
  }
}

async function insertItem(
  db: Kysely<never>,
  { form }: Source,
  { row, hours }: { row: Row; hours: number },
): Promise<void> {
  const { id, created_at, form_type, search_text, ...moved } = row;
  const kind = kindOf(form, form_type);
  const item: Record<string, unknown> = {
    ...{ ...moved, form, kind, record_id: id, received_at: created_at },
    answer_due_at: laterBy(created_at, hours),
    search_text: `${search_text} ${kind.charAt(0)}-${id}`,
  };
  const columns = sql.join(Object.keys(item).map((name) => sql.ref(name)));
  await sql`insert into inbox_items (${columns}) values (${sql.join(Object.values(item))})`.execute(db);
}

function kindOf(form: string, formType: string): string {
  if (formType === 'sample') return 'sample';
  if (form === 'enquiry') return 'enquiry';
  return formType === 'quote' ? 'quote' : 'message';
}

function laterBy(moment: string, hours: number): string {
  const startMs = Date.parse(moment);
  return Number.isNaN(startMs) ? moment : new Date(startMs + hours * 3_600_000).toISOString();
}
