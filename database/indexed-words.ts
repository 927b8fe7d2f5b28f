import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { containsWord } from './contains-word.ts';
import { remember } from './remembered.ts';
import { isSqlite } from './sqlite.ts';

/** The indexes hold pieces of so many characters. */
const indexedLength = 3;
/** Where more rows have the words, a page of them is found sooner in the order of its list than by the index. */
const commonCount = 50_000;
/** How unevenly words may be spread for a page of them to be found in the order of its list. */
const spread = 4;
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

/** How a page of a list is looked for: of rows that have common words in the order of the list, as far as its `reach`. */
export type WordSearch = { areCommon: boolean; reach?: number };

/**
 * Reads a page of the rows that have some words by whatever takes less: where many rows have them, a page of them stands
 * among the first of the list, unless its order has to do with the words.
 * @param page `end`: where it ends in the list; `limit`: how many rows it has
 */
export async function readPageOfWords<Row>(
  db: Db,
  { table, words, ...page }: { table: string; words: readonly string[]; limit: number; end: number },
  read: (search: WordSearch) => Promise<Row[]>,
): Promise<Row[]> {
  const found = searchTables[table];
  // PostgreSQL's planner knows by itself how common words are.
  if (!found || words.length === 0 || !isSqlite(db)) return read({ areCommon: false });
  const count = await countWords(db, table, words);
  const reach = await findReach(db, found, { count, end: page.end });
  const rows = reach < count ? await read({ areCommon: true, reach }) : [];
  return rows.length === page.limit ? rows : read({ areCommon: count >= commonCount });
}

/** How many rows have these words, counted no further than that they are common. */
async function countWords(db: Db, table: string, words: readonly string[]): Promise<number> {
  const found = searchTables[table] as Indexed;
  const long = words.filter(isLong);
  const selects =
    long.length > 0 ? [selectPieces(found, long)] : words.map((word) => selectBeginning(found, word));
  return remember(db, { key: `${table} with ${words.join(' ')}`, tables: [table] }, async () => {
    const counts = selects.map(async (select) => {
      const counted = sql<{
        total: number;
      }>`select count(*) as total from (${select} limit ${sql.lit(commonCount)})`;
      return Number((await counted.execute(db)).rows[0]?.total);
    });
    return Math.min(...(await Promise.all(counts)));
  });
}

/** How many rows of a list one has to look at to find so many with words that are spread evenly, some times over. */
async function findReach(
  db: Db,
  { rows }: Indexed,
  { count, end }: { count: number; end: number },
): Promise<number> {
  const newest = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(rows)}`.execute(db);
  const reach = (spread * end * Number(newest.rows[0]?.id ?? 0)) / count;
  // Few different numbers, since each is a statement of its own.
  return reach > 0 && count > 0 ? 2 ** Math.ceil(Math.log2(reach)) : Number.POSITIVE_INFINITY;
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
