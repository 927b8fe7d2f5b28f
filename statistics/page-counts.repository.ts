import { sql } from 'kysely';
import { addDays, addMonths } from '#content/kit/zoned-days.shared.ts';
import type { Db } from '#database/connect.ts';
import type { EventKind } from './event.schema.ts';
import { monthOf, otherPages } from './events.repository.ts';

export type PageCount = { page: string; count: number };
/** Days, both ends included. */
type Days = { from: string; to: string };
/** Whole months, and the days beside them. */
type Parts = { months: string[]; days: string[] };

/** PostgreSQL sums large numbers up to a type that its driver gives as text. */
const sumOf = sql<number>`cast(sum(count) as bigint)`;

/** The pages that were opened most, and how often, the other pages aside. */
export async function countPageViews(db: Db, query: { range: Days; limit: number }): Promise<PageCount[]> {
  return db
    .selectFrom(countsOf(db, 'page_view', query.range).as('counts'))
    .select(['page', sumOf.as('count')])
    .where('page', '<>', otherPages)
    .groupBy('page')
    .orderBy(sql.ref('count'), 'desc')
    .orderBy('page')
    .limit(query.limit)
    .execute();
}

/** How often something was counted, wherever it was. */
export async function countEvents(db: Db, kind: EventKind, range: Days): Promise<number> {
  const row = await db
    .selectFrom(countsOf(db, kind, range).as('counts'))
    .select(sumOf.$castTo<number | null>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count ?? 0;
}

/** Whole months are read as such: a year is not the sum of 365 days. */
function countsOf(db: Db, kind: EventKind, range: Days) {
  const { months, days } = splitRange(range);
  const ofMonths = db
    .selectFrom('eventMonthCounts')
    .select(['page', 'count'])
    .where('kind', '=', kind)
    .where('month', 'in', orNone(months));
  const ofDays = db
    .selectFrom('eventCounts')
    .select(['page', 'count'])
    .where('day', 'in', orNone(days))
    .where('kind', '=', kind);
  return ofMonths.unionAll(ofDays);
}

/** A list of nothing is no SQL. */
function orNone(values: string[]): string[] {
  return values.length > 0 ? values : [''];
}

/** @internal */
function splitRange({ from, to }: Days): Parts {
  const months: string[] = [];
  const days: string[] = [];
  for (let day = from; day <= to; ) {
    const nextMonth = addMonths(`${monthOf(day)}-01`, 1);
    const isWhole = day.endsWith('-01') && addDays(nextMonth, -1) <= to;
    if (isWhole) months.push(monthOf(day));
    else days.push(day);
    day = isWhole ? nextMonth : addDays(day, 1);
  }
  return { months, days };
}
