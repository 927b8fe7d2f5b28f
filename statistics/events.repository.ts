import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { addNamedCounts, deleteNamedCounts, type NamedCount } from './daily-counts.repository.ts';
import type { EventKind } from './event.schema.ts';

/** How often something happened on a page in a day of the company's (`2026-01-31`): nothing in it says who did it. */
export type EventCount = { day: string; kind: EventKind; page: string; count: number };

const campaignNames = ['source', 'medium', 'campaign'] as const;
/** The campaign that visits came by; all three names are empty where there was none. */
type CampaignCount = NamedCount<(typeof campaignNames)[number]>;

/** Stands for all pages that are not counted separately; no real path is empty. */
export const otherPages = '';

/** The visits of a day among the events that are counted. */
export type VisitsByCampaign = { day: string; counts: readonly CampaignCount[]; maxRowsPerDay: number };

/**
 * Adds to the counts of each day. A day has a maximum number of rows: beyond it, a new path is counted with the
 * other pages.
 * @param counts one for each day, kind and page
 */
export async function addCounts(
  db: Db,
  counts: readonly EventCount[],
  { maxRowsPerDay, visits }: { maxRowsPerDay: number; visits?: VisitsByCampaign | undefined },
): Promise<void> {
  // All transactions lock the days in the same order, so that they cannot deadlock.
  const days = [...new Set(counts.map(({ day }) => day))].sort();
  await inTransaction(db, async (trx) => {
    const added: EventCount[] = [];
    for (const day of days) {
      await holdDay(trx, day);
      const ofDay = counts.filter((count) => count.day === day);
      const folded = await foldNewRows(trx, { day, counts: ofDay, maxRowsPerDay });
      await upsertCounts(trx, folded);
      added.push(...folded);
    }
    await upsertMonths(trx, added);
    if (visits) {
      const table = { table: 'campaignCounts', names: campaignNames, folded: campaignNames } as const;
      await addNamedCounts(trx, { ...table, ...visits });
    }
  });
}

/** Adds up the counts with the same day, kind and page. */
export function sumCounts(counts: readonly EventCount[]): EventCount[] {
  const sums = new Map<string, EventCount>();
  for (const one of counts) {
    const key = JSON.stringify([one.day, one.kind, one.page]);
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** @param day older rows are deleted */
export async function deleteCounts(db: Db, day: string): Promise<void> {
  await db.deleteFrom('eventCounts').where('day', '<', day).execute();
  await db.deleteFrom('eventMonthCounts').where('month', '<', monthOf(day)).execute();
  await deleteNamedCounts(db, 'campaignCounts', day);
}

/** @param day `2026-01-31` */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/**
 * Until the transaction ends nobody else adds rows to this day: two that counted its rows at once would add too many.
 */
async function holdDay(db: Db, day: string): Promise<void> {
  await upsertCounts(db, [{ day, kind: 'page_view', page: otherPages, count: 0 }]);
}

async function foldNewRows(
  db: Db,
  { day, counts, maxRowsPerDay }: { day: string; counts: readonly EventCount[]; maxRowsPerDay: number },
): Promise<EventCount[]> {
  const rows = db.selectFrom('eventCounts').where('day', '=', day).where('page', '!=', otherPages);
  const { total } = await rows
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pages = [...new Set(counts.map(({ page }) => page))];
  const known = await rows.select(['kind', 'page']).where('page', 'in', pages).execute();
  let room = maxRowsPerDay - total;
  const folded = counts.map((count) => {
    const isOld = known.some(({ kind, page }) => kind === count.kind && page === count.page);
    if (isOld || count.page === otherPages) return count;
    room -= 1;
    return room < 0 ? { ...count, page: otherPages } : count;
  });
  return sumCounts(folded);
}

async function upsertCounts(db: Db, counts: EventCount[]): Promise<void> {
  await db
    .insertInto('eventCounts')
    .values(counts)
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'page']).doUpdateSet((build) => ({
        count: build('eventCounts.count', '+', build.ref('excluded.count')),
      })),
    )
    .execute();
}

/** The same by month, so that a year is not the sum of 365 days. */
async function upsertMonths(db: Db, counts: readonly EventCount[]): Promise<void> {
  const byMonth = sumCounts(counts.map((count) => ({ ...count, day: monthOf(count.day) })));
  // All transactions lock rows in the same order, so that they cannot deadlock.
  const keyOf = ({ kind, day, page }: EventCount) => `${kind} ${day} ${page}`;
  const rows = byMonth
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(({ day, ...count }) => ({ ...count, month: day }));
  await db
    .insertInto('eventMonthCounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'month', 'page']).doUpdateSet((build) => ({
        count: build('eventMonthCounts.count', '+', build.ref('excluded.count')),
      })),
    )
    .execute();
}
