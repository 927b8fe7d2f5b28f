import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { containsWord } from './contains-word.ts';
import { isSqlite } from './sqlite.ts';

/** The index of SQLite holds pieces of so many characters; shorter words are looked for in the text itself. */
const indexedLength = 3;

/** The tables whose words are indexed, with SQLite's table of pieces that triggers keep (migrations 0022, 0027). */
const searchTables: Readonly<Record<string, { rows: string; pieces: string }>> = {
  inboxItems: { rows: 'inbox_items', pieces: 'inbox_search' },
  products: { rows: 'products', pieces: 'products_search' },
};

/**
 * Whether a row's search text has a word in it, anywhere. PostgreSQL finds it by its index of trigrams, SQLite by its
 * table of pieces; the other tables are small enough to be read.
 */
export function hasWord(db: Db, table: string, word: string): RawBuilder<boolean> {
  const found = searchTables[table];
  if (!found || !isSqlite(db) || [...word].length < indexedLength) {
    return containsWord(`${table}.searchText`, word);
  }
  const phrase = `"${word.replaceAll('"', '""')}"`;
  const [pieces, id] = [sql.table(found.pieces), sql.ref(`${found.rows}.id`)];
  return sql<boolean>`${id} in (select rowid from ${pieces} where ${pieces} match ${phrase})`;
}
