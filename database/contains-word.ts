import { type RawBuilder, sql } from 'kysely';

/** Whether a column's text has a word in it; `%` and `_` in the word stand for themselves. */
export function containsWord(column: string, word: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`%${escapePattern(word)}%`} escape '\\'`;
}

/**
 * What holds for a row whose search text has all of these words in it, one of something or several; words of one or two
 * letters where a word begins with them.
 */
export function hasWords(table: string, words: readonly string[]): RawBuilder<boolean>[] {
  const column = `${table}.searchText`;
  return words.map((word) =>
    [...word].length > 2
      ? containsWord(column, word.replace(plural, '$1'))
      : sql<boolean>`(' ' || ${sql.ref(column)}) like ${`% ${escapePattern(word)}%`} escape '\\'`,
  );
}

function escapePattern(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** What an English plural adds to the piece that it shares with its singular: `quarr` of `quarry` and `quarries`. */
const plural = /^(.{3,}(?:sh|ch|ss|x|z)(?=es$)|.{4,}(?=(?:ies|y)$)|.{3,}[^su](?=s$)).*$/;
