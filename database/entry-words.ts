import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/** The columns of an entry, from the weightiest. */
export const wordColumns = ['names', 'facts', 'uses', 'texts'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** With `isPrefix`, words that begin so as well. */
export type WordQuery = { word: string; isPrefix: boolean };

/** PostgreSQL has every word with the letter of its column before it (migration 0037). */
const letters: Record<WordColumn, string> = { names: 'a', facts: 'b', uses: 'c', texts: 'd' };

/** The entries that have a word, by the column it stands in: the engine's own search tells, FTS5 or a tsvector. */
export async function findEntriesByWord(db: Db, query: WordQuery): Promise<Record<WordColumn, number[]>> {
  const columns = wordColumns.map((column) => sql`(${idsIn(db, column, query)}) as ${sql.ref(column)}`);
  const { rows } = await sql<Record<WordColumn, string | null>>`select ${sql.join(columns)}`.execute(db);
  const found = wordColumns.map((column) => [column, JSON.parse(`[${rows[0]?.[column] ?? ''}]`)]);
  return Object.fromEntries(found) as Record<WordColumn, number[]>;
}

/** Ids in one text: a hundred thousand rows of one number each take several times as long to hand over. */
function idsIn(db: Db, column: WordColumn, { word, isPrefix }: WordQuery) {
  if (!isSqlite(db)) {
    const query = `'${letters[column]}${word}'${isPrefix ? ':*' : ''}`;
    return sql`select string_agg(id::text, ',') from search_entries where words @@ cast(${query} as tsquery)`;
  }
  const query = `${column} : "${word}"${isPrefix ? ' *' : ''}`;
  return sql`select group_concat(rowid) from search_index where search_index match ${query}`;
}

/** Words of the index that are as long and no numbers, those of drafts and of what is in the trash as well. */
export async function readIndexedWords(
  db: Db,
  { least, most }: { least: number; most: number },
): Promise<string[]> {
  const words = isSqlite(db)
    ? sql<{ word: string }>`select term as word from search_words
        where term >= ':' and length(term) between ${least} and ${most}`
    : sql<{ word: string }>`select distinct substr(word, 2) as word
        from ts_stat('select words from search_entries')
        where word !~ '^.[0-9]' and length(word) between ${least + 1} and ${most + 1}`;
  const { rows } = await words.execute(db);
  return rows.map(({ word }) => word);
}
