import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What a company brings along from another system: its article codes, columns it has mapped, pictures to be fetched. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? 'serial primary key' : 'integer primary key autoincrement';
  for (const statement of statements.replace('{id}', id).split(';')) await sql.raw(statement).execute(db);
}

const statements = `alter table products add column reference text;
create unique index products_reference on products (reference) where deleted_at is null and reference is not null;
create table import_columns (
  entity text not null, header text not null, field text, primary key (entity, header)
);
create table picture_fetches (
  id {id}, import_id text not null, created_at text not null, username text not null, entity text not null,
  record_id integer not null, field text not null, sheet_row integer not null, header text not null, url text not null,
  entries text not null, former text not null, state text not null, message text not null default '',
  path text not null default '', attempts integer not null default 0, due_at text,
  from_version integer not null default 0, to_version integer not null default 0
);
create index picture_fetches_import on picture_fetches (import_id, id);
create index picture_fetches_due_at on picture_fetches (due_at, id);
create index picture_fetches_url on picture_fetches (url);
create index picture_fetches_created_at on picture_fetches (created_at)`;
