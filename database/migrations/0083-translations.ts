import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What records, site documents and pictures say in other languages, and the addresses of records in them. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? 'serial primary key' : 'integer primary key autoincrement';
  const statements = [
    `create table translations (
      id ${id}, kind text not null, subject text not null, language text not null, status text not null,
      version integer not null, updated_at text not null, updated_by text not null, unique (kind, subject, language)
    )`,
    `create table translated_texts (
      translation_id integer not null references translations (id) on delete cascade, field text not null,
      text text not null, source text not null, primary key (translation_id, field)
    )`,
    `create table translated_slugs (
      space text not null, slug text not null, language text not null, kind text not null, subject text not null,
      is_former integer not null, primary key (space, slug, language)
    )`,
    'create index translated_slugs_by_subject on translated_slugs (kind, subject, language)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
