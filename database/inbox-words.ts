import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { containsWord } from './contains-word.ts';
import { isSqlite } from './sqlite.ts';

/** The index of SQLite holds pieces of so many characters; shorter words are looked for in the text itself. */
const indexedLength = 3;

/**
 * Whether an inbox item's text has a word in it, anywhere. PostgreSQL finds it by its index of trigrams, SQLite by the
 * table that triggers keep as one (migration 0022).
 */
export function inboxItemHasWord(db: Db, word: string): RawBuilder<boolean> {
  if (!isSqlite(db) || [...word].length < indexedLength) return containsWord('inboxItems.searchText', word);
  const phrase = `"${word.replaceAll('"', '""')}"`;
  return sql<boolean>`inbox_items.id in (select rowid from inbox_search where inbox_search match ${phrase})`;
}
