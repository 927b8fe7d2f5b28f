import type { KyselyPlugin } from 'kysely';
import type { Db } from '#database/connect.ts';

/**
 * A database that remembers how many values the largest answer had that it gave at once, how many rows the longest, and how
 * many the longest of whole records, which ids alone are not.
 */
export function watchResults(db: Db) {
  let [largest, longest, longestOfRecords] = [0, 0, 0];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row = {}] = result.rows ?? [];
      const [rows, columns] = [result.rows?.length ?? 0, Object.keys(row).length];
      longest = Math.max(longest, rows);
      if (columns > 1) longestOfRecords = Math.max(longestOfRecords, rows);
      largest = Math.max(largest, rows * columns);
      return result;
    },
  };
  return {
    db: db.withPlugin(watch),
    largest: () => largest,
    longest: () => longest,
    longestOfRecords: () => longestOfRecords,
  };
}
