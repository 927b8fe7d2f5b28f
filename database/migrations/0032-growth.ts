import { type Kysely, PostgresAdapter, sql } from 'kysely';

type AnyDatabase = Kysely<never>;
type Index = { name: string; table: string; columns: string[]; where?: string };

const living = 'deleted_at is null';
const scheduled = 'publish_at is not null or unpublish_at is not null';

/** What lists are sorted by; the id stands last, so that equal ones have an order. */
const orders: Record<string, string[]> = {
  categories: ['name_sort'],
  products: ['origin_sort', 'availability'],
  blog_posts: ['date', 'title_sort', 'category_sort', 'updated_at', 'created_at'],
  social_posts: ['platform', 'likes', 'comments', 'updated_at', 'created_at'],
  gallery_projects: ['name_sort', 'client_sort', 'location_sort', 'updated_at', 'created_at'],
};
/** The order that visitors' lists have. */
const usualOrders: Record<string, string[]> = {
  products: ['position'],
  blog_posts: ['date'],
  social_posts: [],
  gallery_projects: ['position'],
};
const pictures = { products: 'main_image', blog_posts: 'image', gallery_projects: 'featured_image' };
const searched = ['blog_posts', 'social_posts', 'gallery_projects', 'media_files'];
const rowsAtOnce = 500;

const indexes: Index[] = [
  ...Object.entries(orders).flatMap(([table, columns]) => [
    ...columns.map((column) => ({ name: `${table}_${column}_id`, table, columns: [column, 'id'] })),
    { name: `${table}_trashed`, table, columns: ['deleted_at', 'id'], where: 'deleted_at is not null' },
    { name: `${table}_scheduled`, table, columns: ['id'], where: `${living} and (${scheduled})` },
  ]),
  ...Object.entries(usualOrders).flatMap(([table, order]) => [
    ofLiving(`${table}_living`, table, ['published', ...order, 'id']),
    ofLiving(`${table}_living_updated`, table, ['published', 'updated_at', 'id']),
    ...(table === 'gallery_projects'
      ? []
      : [ofLiving(`${table}_living_featured`, table, ['featured', ...order, 'id'])]),
  ]),
  ...Object.entries(pictures).map(([table, column]) => ({
    ...{ name: `${table}_pictureless`, table, columns: ['id'], where: `${living} and ${column} = ''` },
  })),
  ofLiving('blog_posts_living_category', 'blog_posts', ['category', 'published', 'date', 'id']),
  ofLiving('products_living_category', 'products', ['category_id', 'published', 'position', 'id']),
  // The library: pictures and videos, PDFs, those of the same content.
  ofFiles('shown', ['created_at', 'id'], "mime <> 'application/pdf'"),
  ofFiles('pdf', ['created_at', 'id'], "mime = 'application/pdf'"),
  ofFiles('content', ['sha256']),
  ofFiles('name', ['search_text', 'id']),
  ofFiles('bytes', ['bytes', 'id']),
  // What visitors send beside enquiries, and what is deleted by its age.
  ...['feedback', 'subscribers'].map((table) => ({
    ...{ name: `${table}_listed`, table, columns: ['is_spam', 'created_at', 'id'] },
  })),
  ...['revisions', 'activity', 'bulk_actions'].map((table) => ({
    ...{ name: `${table}_created_at`, table, columns: ['created_at', 'id'] },
  })),
  { name: 'mail_outbox_sent_at', table: 'mail_outbox', columns: ['sent_at'] },
];

/** An index for every order and filter of a list that grows, so that one page is read without the others. */
export async function up(db: AnyDatabase): Promise<void> {
  await nameFiles(db);
  for (const { name, table, columns, where } of indexes) {
    const condition = where === undefined ? '' : ` where ${where}`;
    await sql.raw(`create index ${name} on ${table} (${columns.join(', ')})${condition}`).execute(db);
  }
  for (const table of searched) await indexWords(db, table);
}

/** For tests of older migrations, which take out columns that the indexes hold. */
export async function dropIndexes(db: AnyDatabase): Promise<void> {
  for (const { name } of indexes) await db.schema.dropIndex(name).ifExists().execute();
}

function ofLiving(name: string, table: string, columns: string[]): Index {
  return { name, table, columns, where: living };
}

function ofFiles(name: string, columns: string[], where?: string): Index {
  return { name: `media_files_${name}`, table: 'media_files', columns, ...(where && { where }) };
}

/** What uploads are found by: the names of their files. */
async function nameFiles(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('media_files')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ id: number; path: string }>`select id, path from media_files`.execute(db);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const cases = some.map(({ id, path }) => sql`when ${id} then ${nameIn(path)}`);
    const ids = some.map(({ id }) => id);
    await sql`update media_files set search_text = case id ${sql.join(cases, sql` `)} end
      where id in (${sql.join(ids)})`.execute(db);
  }
}

function nameIn(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase();
}

async function indexWords(db: AnyDatabase, table: string): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? indexWordsOnPostgres(db, table) : indexWordsOnSqlite(db, table));
}

/** An index of all pieces of three characters, over the column itself, kept by triggers. */
async function indexWordsOnSqlite(db: AnyDatabase, table: string): Promise<void> {
  const pieces = `${table}_search`;
  const add = `insert into ${pieces} (rowid, search_text) values (new.id, new.search_text);`;
  const remove = `insert into ${pieces} (${pieces}, rowid, search_text) values ('delete', old.id, old.search_text);`;
  for (const statement of [
    `create virtual table ${pieces} using fts5(search_text, content='${table}', content_rowid='id', tokenize='trigram')`,
    `insert into ${pieces} (${pieces}) values ('rebuild')`,
    `create trigger ${pieces}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${pieces}_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${pieces}_update after update of search_text on ${table} begin ${remove} ${add} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** The same, where the server has the extension and lets the site switch it on; without it searching reads all rows. */
async function indexWordsOnPostgres(db: AnyDatabase, table: string): Promise<void> {
  await sql
    .raw(`do $$ begin
      create extension if not exists pg_trgm;
      create index ${table}_search on ${table} using gin (search_text gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'It is searched without an index: pg_trgm is not available.';
    end $$`)
    .execute(db);
}
