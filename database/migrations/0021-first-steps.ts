import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Who wrote the demo content when this migration was written. */
const loader = 'Ashlar';
const contentTables = {
  category: 'categories',
  product: 'products',
  blogPost: 'blog_posts',
  socialPost: 'social_posts',
  galleryProject: 'gallery_projects',
};
/** Files are taken in before the first record; nobody can sign in meanwhile. */
const loadingMs = 15 * 60_000;

/** What belongs to the demo content, the removals of it, and what first steps cannot be told from the content. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('demo_items')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('demo_items_key', ['kind', 'key'])
    .execute();
  await db.schema
    .createTable('demo_removals')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('records', 'text', (column) => column.notNull())
    .addColumn('documents', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('first_steps')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await markRecords(db);
  await markDocuments(db);
  await markUploads(db);
}

async function markRecords(db: Kysely<never>): Promise<void> {
  for (const [kind, table] of Object.entries(contentTables)) {
    await sql`
      insert into demo_items (kind, ${sql.ref('key')}, version)
      select ${sql.lit(kind)}, cast(records.id as text), max(later.version)
      from ${sql.table(table)} as records
      join revisions as first on first.entity = ${sql.lit(kind)} and first.record_id = records.id
        and first.version = 1 and first.username = ${sql.lit(loader)}
      join revisions as later on later.entity = first.entity and later.record_id = first.record_id
        and later.username = ${sql.lit(loader)} and later.action in ('created', 'updated')
      group by records.id`.execute(db);
  }
}

/** Before documents had versions, nobody but the loader wrote them; what it wrote then is their first version. */
async function markDocuments(db: Kysely<never>): Promise<void> {
  await sql`
    insert into demo_items (kind, ${sql.ref('key')}, version)
    select 'siteDocument', documents.${sql.ref('key')}, max(coalesce(written.version, 1))
    from site_documents as documents
    left join revisions as written on written.entity = 'siteDocument' and written.record_id = documents.id
      and written.username = ${sql.lit(loader)}
    where exists (select 1 from demo_items)
    group by documents.${sql.ref('key')}`.execute(db);
}

async function markUploads(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(created_at) as first, max(created_at) as last from revisions
    where username = ${sql.lit(loader)} and action = 'created'`.execute(db);
  const { first, last } = rows[0] ?? {};
  if (!first || !last) return;
  const start = new Date(Date.parse(first) - loadingMs).toISOString();
  await sql`
    insert into demo_items (kind, ${sql.ref('key')}, version)
    select 'upload', path, 1 from media_files
    where created_at >= ${start} and created_at <= ${last}`.execute(db);
}
