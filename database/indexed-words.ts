import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { containsWord } from './contains-word.ts';
import { isSqlite } from './sqlite.ts';

/** The index of SQLite holds pieces of so many characters; shorter words are looked for in the text itself. */
const indexedLength = 3;

/** The tables whose words are indexed, with SQLite's table of pieces that triggers keep (migrations 0022, 0027, 0032). */
const searchTables: Readonly<Record<string, { rows: string; pieces: string }>> = {
  inboxItems: { rows: 'inbox_items', pieces: 'inbox_search' },
  products: { rows: 'products', pieces: 'products_search' },
  blogPosts: { rows: 'blog_posts', pieces: 'blog_posts_search' },
  socialPosts: { rows: 'social_posts', pieces: 'social_posts_search' },
  galleryProjects: { rows: 'gallery_projects', pieces: 'gallery_projects_search' },
  mediaFiles: { rows: 'media_files', pieces: 'media_files_search' },
};

/**
 * What holds for a row whose search text has all of these words in it, anywhere. PostgreSQL finds them by its index of
 * trigrams, SQLite by its table of pieces, where it reads the rarer words only; other tables are small enough to be read.
 */
export function hasWords(db: Db, table: string, words: readonly string[]): RawBuilder<boolean>[] {
  const found = searchTables[table];
  const isIndexed = (word: string) => found && isSqlite(db) && [...word].length >= indexedLength;
  const read = words
    .filter((word) => !isIndexed(word))
    .map((word) => containsWord(`${table}.searchText`, word));
  const indexed = words.filter(isIndexed);
  if (!found || indexed.length === 0) return read;
  const phrases = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  const [pieces, id] = [sql.table(found.pieces), sql.ref(`${found.rows}.id`)];
  return [sql<boolean>`${id} in (select rowid from ${pieces} where ${pieces} match ${phrases})`, ...read];
}
