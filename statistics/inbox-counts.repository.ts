import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { handlingStatuses, type InboxKind, inboxKinds } from '#inbox/submit/handling.shared.ts';
import type { Moments } from './period.ts';

/** How many there were of a group and kind. */
export type GroupCount<Name extends string> = { [key in Name]: string } & { kind: InboxKind; count: number };

type GroupName = 'product' | 'sourcePage' | 'phoneCountry' | 'utmSource' | 'utmMedium' | 'utmCampaign';

/** Where what was sent is stored, and which kind it is. What was taken for spam is few, and found by an index. */
const sources = [
  {
    table: 'enquiries',
    kind: sql<InboxKind>`case form_type when 'sample' then 'sample' else 'enquiry' end`,
    form: 'enquiry',
  },
  {
    table: 'contactMessages',
    kind: sql<InboxKind>`case when form_type in ('sample', 'quote', 'hold') then form_type else 'message' end`,
    form: 'contact',
  },
] as const;

/** The groups with the most; a flood of invented ones takes no more memory than this. */
const maxGroups = 20_000;
/** Counts what visitors sent by what they named. */
export async function countItemsBy<Name extends GroupName>(
  db: Db,
  names: readonly Name[],
  { start, end }: Moments,
): Promise<GroupCount<Name>[]> {
  const perSource = sources.map(async ({ table, form, kind }) => {
    const rows = await db
      .selectFrom(table)
      .select([...names.map((name) => sql.ref(name).as(name)), kind.as('kind'), countAll.as('count')])
      .where(withoutHiddenOf(table, form))
      .where('createdAt', '>=', start)
      .where('createdAt', '<', end)
      .groupBy([...names.map((name) => sql.ref(name)), 'formType'])
      .orderBy(sql.ref('count'), 'desc')
      .limit(maxGroups)
      .execute();
    return rows as unknown as GroupCount<Name>[];
  });
  return (await Promise.all(perSource)).flat();
}

/** Of few rows that were sent, those that are not out of the way. */
export function withoutHiddenOf(table: string, form: string): RawBuilder<boolean> {
  return sql`not exists (select 1 from inbox_items where form = ${sql.lit(form)}
    and record_id = ${sql.ref(`${table}.id`)} and status in ('spam', 'deleted'))`;
}

const countAll = sql<number>`count(*)`;

/**
 * How many of each kind arrived in each of some ranges. One statement a kind, each count some stretches of an index.
 * @returns by kind, as many numbers as there are ranges
 */
export async function countItemsWithin(
  db: Db,
  ranges: readonly Moments[],
): Promise<Record<InboxKind, number[]>> {
  const counts = inboxKinds.map(async (kind) => [kind, await countRanges(db, kind, ranges)] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<InboxKind, number[]>;
}

async function countRanges(db: Db, kind: InboxKind, ranges: readonly Moments[]): Promise<number[]> {
  if (ranges.length === 0) return [];
  const counts = ranges.map(
    ({ start, end }, index) =>
      sql`(select count(*) from inbox_items where kind = ${kind} and status in (${sql.join(counted)})
        and received_at >= ${start} and received_at < ${end}) as ${sql.ref(`r${index}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return ranges.map((_, index) => Number(rows[0]?.[`r${index}`] ?? 0));
}

const counted = handlingStatuses.filter((status) => status !== 'spam');
