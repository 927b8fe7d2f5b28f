import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Products are found by any piece of their words, and listed by their last change, without reading all of them. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? indexOnPostgres(db) : indexOnSqlite(db));
  for (const column of ['updated_at', 'created_at']) {
    await db.schema.createIndex(`products_${column}`).on('products').columns([column, 'id']).execute();
  }
}

/** An index of all pieces of three characters, over the column itself, kept by triggers. */
async function indexOnSqlite(db: Kysely<never>): Promise<void> {
  await sql`create virtual table products_search
    using fts5(search_text, content='products', content_rowid='id', tokenize='trigram')`.execute(db);
  await sql`insert into products_search (products_search) values ('rebuild')`.execute(db);
  const add = sql`insert into products_search (rowid, search_text) values (new.id, new.search_text);`;
  const remove = sql`insert into products_search (products_search, rowid, search_text)
    values ('delete', old.id, old.search_text);`;
  await sql`create trigger products_search_insert after insert on products begin ${add} end`.execute(db);
  await sql`create trigger products_search_delete after delete on products begin ${remove} end`.execute(db);
  await sql`create trigger products_search_update after update of search_text on products
    begin ${remove} ${add} end`.execute(db);
}

/** The same, where the server has the extension and lets the site switch it on; without it searching reads all rows. */
async function indexOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index products_search on products using gin (search_text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'Products are searched without an index: pg_trgm is not available.';
  end $$`.execute(db);
}
