import type { KyselyPlugin } from 'kysely';
import type { Db } from '#database/connect.ts';

/** A database that remembers how many values the largest answer had that it gave at once. */
export function watchResults(db: Db): { db: Db; largest: () => number } {
  let largest = 0;
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row = {}] = result.rows ?? [];
      largest = Math.max(largest, (result.rows?.length ?? 0) * Object.keys(row).length);
      return result;
    },
  };
  return { db: db.withPlugin(watch), largest: () => largest };
}
