import { type RawBuilder, sql } from 'kysely';

/** Whether a column's text has a word in it; `%` and `_` in the word stand for themselves. */
export function containsWord(column: string, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
