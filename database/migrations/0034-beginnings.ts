import { type Kysely, PostgresAdapter, sql } from 'kysely';

type AnyDatabase = Kysely<never>;

/** The tables whose words are indexed by pieces of three characters (migrations 0022, 0027, 0032). */
const searched = [
  ...['inbox_items', 'products', 'blog_posts', 'social_posts', 'gallery_projects', 'media_files'],
];

/** What a search for one or two letters finds, and the parts of the library that few uploads belong to. */
const library = {
  media_files_videos: `(created_at, id) where mime like 'video/%'`,
  media_files_undescribed: `(created_at, id) where alt = '' and mime like 'image/%'`,
};

/**
 * How search texts begin, on SQLite: words of one or two letters have no pieces. PostgreSQL finds them by its trigrams,
 * which know how words begin.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const table of isPostgres ? [] : searched) {
    await sql.raw(`create index ${table}_beginning on ${table} (substr(search_text, 1, 2), id)`).execute(db);
  }
  for (const [name, columns] of Object.entries(library)) {
    await sql.raw(`create index ${name} on media_files ${columns}`).execute(db);
  }
}
