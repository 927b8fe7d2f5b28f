import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { containsWord } from './contains-word.ts';
import { isSqlite } from './sqlite.ts';

/** The indexes hold pieces of so many characters. */
const indexedLength = 3;
/** Where more rows have the words, a page of them is found sooner in the order of its list than by the index. */
const commonCount = 10_000;
/** Behind every text that begins with a letter. */
const lastCharacter = '\u{10FFFF}';

type Indexed = { rows: string; pieces: string };

/** The tables whose words are indexed, with SQLite's table of pieces that triggers keep (migrations 0022, 0027, 0032, 0050). */
const searchTables: Readonly<Record<string, Indexed>> = {
  inboxItems: { rows: 'inbox_items', pieces: 'inbox_search' },
  products: { rows: 'products', pieces: 'products_search' },
  blogPosts: { rows: 'blog_posts', pieces: 'blog_posts_search' },
  socialPosts: { rows: 'social_posts', pieces: 'social_posts_search' },
  galleryProjects: { rows: 'gallery_projects', pieces: 'gallery_projects_search' },
  logEntries: { rows: 'log_entries', pieces: 'log_entries_search' },
  mediaFiles: { rows: 'media_files', pieces: 'media_files_search' },
};

/**
 * What holds for a row whose search text has all of these words in it. PostgreSQL finds them by its index of trigrams,
 * SQLite by its table of pieces, where it reads the rarer words only; other tables are small enough to be read.
 *
 * A word of three letters or more is found anywhere. One of two letters is found where a word begins with it, and a
 * single letter where the text does, so that an index finds them; beside a longer word, which leaves few rows, anywhere.
 * @param options `areCommon`: most rows have them, and only a page of them is read in the order of a list
 */
export function hasWords(
  db: Db,
  table: string,
  words: readonly string[],
  { areCommon = false } = {},
): RawBuilder<boolean>[] {
  const found = searchTables[table];
  const anywhere = words.map((word) => containsWord(`${table}.searchText`, word));
  if (!found) return anywhere;
  const long = words.filter(isLong);
  if (words.length > 0 && long.length === 0) {
    return isSqlite(db) && !areCommon
      ? words.map((word) => beginsOnSqlite(found, word))
      : words.map((word) => begins(table, word));
  }
  if (!isSqlite(db) || long.length === 0 || areCommon) return anywhere;
  const short = words.filter((word) => !isLong(word));
  const read = short.map((word) => containsWord(`${table}.searchText`, word));
  const id = sql.ref(`${found.rows}.id`);
  return [sql<boolean>`${id} in (${selectPieces(found, long)})`, ...read];
}

/** Whether so many rows have these words that reading all of them would take longer than a page may. */
export async function areCommonWords(db: Db, table: string, words: readonly string[]): Promise<boolean> {
  const found = searchTables[table];
  // PostgreSQL's planner knows by itself how common words are.
  if (!found || words.length === 0 || !isSqlite(db)) return false;
  const long = words.filter(isLong);
  const selects =
    long.length > 0 ? [selectPieces(found, long)] : words.map((word) => selectBeginning(found, word));
  for (const select of selects) {
    const { rows } = await sql<{
      total: number;
    }>`select count(*) as total from (${select} limit ${sql.lit(commonCount)})`.execute(db);
    if (Number(rows[0]?.total) < commonCount) return false;
  }
  return true;
}

function isLong(word: string): boolean {
  return [...word].length >= indexedLength;
}

function selectPieces({ pieces }: Indexed, words: readonly string[]) {
  const phrases = words.map(toPhrase).join(' ');
  return sql`select rowid from ${sql.table(pieces)} where ${sql.table(pieces)} match ${phrases}`;
}

/** PostgreSQL finds both patterns by their trigrams, since those know where words begin; SQLite reads them in the order of a list. */
function begins(table: string, word: string): RawBuilder<boolean> {
  const text = sql.ref(`${table}.searchText`);
  const pattern = `${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isWhole = [...word].length === 1;
  if (isWhole) return sql<boolean>`${text} like ${pattern} escape '\\'`;
  return sql<boolean>`(${text} like ${pattern} escape '\\' or ${text} like ${`% ${pattern}`} escape '\\')`;
}

/** On SQLite: by the index of how texts begin, and by the piece of a space and two letters. */
function beginsOnSqlite(found: Indexed, word: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${found.rows}.id`)} in (${selectBeginning(found, word)})`;
}

function selectBeginning(found: Indexed, word: string) {
  const rows = sql.table(found.rows);
  const beginning = sql`substr(search_text, 1, 2)`;
  if ([...word].length === 1) {
    return sql`select id from ${rows} where ${beginning} >= ${word} and ${beginning} < ${word + lastCharacter}`;
  }
  return sql`select id from ${rows} where ${beginning} = ${word}
    union all ${selectPieces(found, [` ${word}`])}`;
}

function toPhrase(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
