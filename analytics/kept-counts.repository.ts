import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { InboxKind } from '#enquiries/handling.shared.ts';
import type { CountedDays } from './split-range.ts';

/** How much of a kind has a name: a country, a campaign, what became of it. */
export type NameCount = { kind: InboxKind; name: string; count: number };
/** `kind`: where it is kept by kind. */
export type TopicCount = { topic: string; kind: InboxKind | 'all'; name: string; count: number };

/** The names with the most; a flood of invented ones takes no more memory than this. */
const maxNames = 20_000;
/** Well below the number of values that either engine takes in a statement. */
const rowsPerInsert = 1_000;

/** Which days are counted, and which of them, from one to another, were written to since. */
export async function findCountedDays(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<CountedDays | undefined> {
  const counted = await db.selectFrom('countedDays').select(['firstDay', 'lastDay']).executeTakeFirst();
  if (!counted) return undefined;
  return { ...counted, changed: new Set(await findChangedDays(db, { from, to })) };
}

/** The days, both ends included, that were written to since they were counted. */
export async function findChangedDays(db: Db, days: { from: string; to: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('changedDays')
    .select('day')
    .distinct()
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** What is kept of a topic in some days and months. */
export async function sumKept(db: Db, topic: string, spans: readonly string[]): Promise<NameCount[]> {
  if (spans.length === 0) return [];
  const rows = await db
    .selectFrom('itemCounts')
    .select(['kind', 'name', sql<number>`cast(sum(count) as bigint)`.as('count')])
    .where('span', 'in', spans)
    .where('topic', '=', topic)
    .groupBy(['kind', 'name'])
    .orderBy(sql.ref('count'), 'desc')
    .limit(maxNames)
    .execute();
  return rows as NameCount[];
}

/** How much of each kind has one name of a topic, day by day. */
export async function readKeptDays(
  db: Db,
  { topic, name, days }: { topic: string; name: string; days: readonly string[] },
): Promise<{ day: string; kind: InboxKind; count: number }[]> {
  if (days.length === 0) return [];
  const rows = await db
    .selectFrom('itemCounts')
    .select(['span as day', 'kind', 'count'])
    .where('span', 'in', days)
    .where('topic', '=', topic)
    .where('name', '=', name)
    .execute();
  return rows as { day: string; kind: InboxKind; count: number }[];
}

/** How often each name of some topics was counted, day by day, whatever its kind. */
export async function readKeptNames(
  db: Db,
  { topics, days }: { topics: readonly string[]; days: readonly string[] },
): Promise<{ day: string; name: string; count: number }[]> {
  if (days.length === 0 || topics.length === 0) return [];
  return db
    .selectFrom('itemCounts')
    .select(['span as day', 'name', sql<number>`cast(sum(count) as bigint)`.as('count')])
    .where('span', 'in', days)
    .where('topic', 'in', topics)
    .groupBy(['span', 'name'])
    .execute();
}

/** Takes back that a day was written to, as far as others have said so by now: it is counted next. */
export async function takeChange(db: Db, day: string): Promise<void> {
  await db.deleteFrom('changedDays').where('day', '=', day).execute();
}

export async function replaceDay(db: Db, day: string, counts: readonly TopicCount[]): Promise<void> {
  await db.deleteFrom('itemCounts').where('span', '=', day).execute();
  for (let start = 0; start < counts.length; start += rowsPerInsert) {
    const rows = counts.slice(start, start + rowsPerInsert).map((count) => ({ ...count, span: day }));
    await db.insertInto('itemCounts').values(rows).execute();
  }
}

/** Adds up the days of a month, but for the sources of half hours, which are asked for day by day. */
export async function replaceMonth(db: Db, month: string, days: readonly string[]): Promise<void> {
  await db.deleteFrom('itemCounts').where('span', '=', month).execute();
  await db
    .insertInto('itemCounts')
    .columns(['span', 'topic', 'kind', 'name', 'count'])
    .expression((build) =>
      build
        .selectFrom('itemCounts')
        .select([sql.lit(month).as('span'), 'topic', 'kind', 'name', sql<number>`sum(count)`.as('count')])
        .where('span', 'in', days)
        .where('topic', 'not like', 'source %')
        .groupBy(['topic', 'kind', 'name']),
    )
    .execute();
}

/** Says which days are counted; undefined where none are any more. */
export async function saveCountedDays(
  db: Db,
  days: { firstDay: string; lastDay: string } | undefined,
): Promise<void> {
  await db.deleteFrom('countedDays').execute();
  if (days)
    await db
      .insertInto('countedDays')
      .values({ id: 1, ...days })
      .execute();
}

/** The day in UTC that the oldest item came on; undefined where there are none. */
export async function findOldestDay(db: Db): Promise<string | undefined> {
  const oldest = await Promise.all([
    db
      .selectFrom('inboxItems')
      .select((eb) => eb.fn.min('receivedAt').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('enquiries')
      .select((eb) => eb.fn.min('createdAt').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('contactMessages')
      .select((eb) => eb.fn.min('createdAt').as('at'))
      .executeTakeFirst(),
  ]);
  const days = oldest.flatMap((row) => row?.at ?? []).map((at) => at.slice(0, 'YYYY-MM-DD'.length));
  return days.sort()[0];
}
