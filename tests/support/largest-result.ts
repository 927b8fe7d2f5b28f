import type { KyselyPlugin } from 'kysely';
import type { Db } from '#database/connect.ts';

/** A database that remembers how many values the largest answer had that it gave at once, and how many rows the longest. */
export function watchResults(db: Db): { db: Db; largest: () => number; longest: () => number } {
  let largest = 0;
  let longest = 0;
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row = {}] = result.rows ?? [];
      longest = Math.max(longest, result.rows?.length ?? 0);
      largest = Math.max(largest, (result.rows?.length ?? 0) * Object.keys(row).length);
      return result;
    },
  };
  return { db: db.withPlugin(watch), largest: () => largest, longest: () => longest };
}
