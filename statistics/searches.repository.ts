import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { addNamedCounts, deleteNamedCounts } from './daily-counts.repository.ts';
import type { Period } from './period.ts';

/** The searches of the site: the lists of stones on the landing page; others join them as they are built. */
export const searchPlaces = ['landing', 'site'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

export type Search = { place: SearchPlace; query: string; outcome: 'found' | 'missed' };
export type SearchCount = { place: SearchPlace; query: string; now: number; before: number };
export type SearchTotals = { found: number; missed: number };

const names = ['place', 'query', 'outcome'] as const;
const maxQueries = 5_000;

export async function addSearch(
  db: Db,
  search: Search & { day: string; maxRowsPerDay: number },
): Promise<void> {
  const { day, maxRowsPerDay, ...named } = search;
  await inTransaction(db, (trx) =>
    addNamedCounts(trx, {
      ...{ table: 'searchCounts', names, folded: ['query'], day, maxRowsPerDay },
      counts: [{ ...named, count: 1 }],
    }),
  );
}

export function deleteSearches(db: Db, day: string): Promise<void> {
  return deleteNamedCounts(db, 'searchCounts', day);
}

/** What was searched without finding anything, what was searched most first. The empty query is all the rest. */
export async function countMissedSearches(db: Db, { now, before }: Period): Promise<SearchCount[]> {
  const sumOf = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`cast(sum(case when ${condition} then count else 0 end) as bigint)`;
  const rows = await db
    .selectFrom('searchCounts')
    .select([
      'place',
      'query',
      sumOf(sql`day >= ${now.from}`).as('now'),
      sumOf(sql`day < ${now.from}`).as('before'),
    ])
    .where('day', '>=', before.from)
    .where('day', '<=', now.to)
    .where('outcome', '=', 'missed' satisfies Search['outcome'])
    .groupBy(['place', 'query'])
    .orderBy(sql.ref('now'), 'desc')
    .orderBy(sql.ref('before'), 'desc')
    .orderBy('query')
    .limit(maxQueries)
    .execute();
  return rows as SearchCount[];
}

/** How many searches found something, and how many did not. */
export async function countSearches(db: Db, days: { from: string; to: string }): Promise<SearchTotals> {
  const rows = await db
    .selectFrom('searchCounts')
    .select(['outcome', sql<number>`cast(sum(count) as bigint)`.as('count')])
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy('outcome')
    .execute();
  const countOf = (outcome: Search['outcome']) => rows.find((row) => row.outcome === outcome)?.count ?? 0;
  return { found: countOf('found'), missed: countOf('missed') };
}
