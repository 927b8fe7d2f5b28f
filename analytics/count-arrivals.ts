import type { Db } from '#database/connect.ts';
import { type InboxKind, inboxKinds } from '#enquiries/handling.shared.ts';
import { countItemsWithin } from './inbox-counts.repository.ts';
import { findCountedDays, readKeptDays } from './kept-counts.repository.ts';
import { edgeOf, firstWholeDay, isKept, type Moments, midnightOf } from './split-range.ts';
import { addDays } from './zoned-days.ts';

type Counts = Record<InboxKind, number>;
/** How many came before each day. */
type Before = Map<string, Counts>;

const dayLength = 'YYYY-MM-DD'.length;
/** Where more days than this were written to, all is counted where it is stored. */
const maxChanged = 40;

/**
 * How many of each kind arrived in each of some ranges, which are next to each other: the days in UTC of which the numbers
 * are kept, and what lies between the ends of a range and the nearest midnight.
 * @returns by kind, as many numbers as there are ranges
 */
export async function countArrivals(
  db: Db,
  ranges: readonly Moments[],
): Promise<Record<InboxKind, number[]>> {
  const moments = [...new Set(ranges.flatMap(({ start, end }) => [start, end]))].sort();
  const [first = '', last = ''] = [moments[0]?.slice(0, dayLength), firstWholeDay(moments.at(-1) ?? '')];
  const before = await countBefore(db, first, last);
  if (!before) return countItemsWithin(db, ranges);
  const edges = moments.map(edgeOf);
  const beside = await countItemsWithin(db, edges);
  const upTo = new Map(
    moments.map((moment, at) => {
      const { isBefore, day } = edges[at] ?? edgeOf(moment);
      const known = before.get(day);
      const countOf = (kind: InboxKind) =>
        (known?.[kind] ?? 0) + (isBefore ? -1 : 1) * (beside[kind][at] ?? 0);
      return [moment, countsBy(countOf)] as const;
    }),
  );
  const countIn = ({ start, end }: Moments, kind: InboxKind) =>
    (upTo.get(end)?.[kind] ?? 0) - (upTo.get(start)?.[kind] ?? 0);
  return Object.fromEntries(
    inboxKinds.map((kind) => [kind, ranges.map((range) => countIn(range, kind))]),
  ) as Record<InboxKind, number[]>;
}

/** @returns undefined where too little is counted */
async function countBefore(db: Db, first: string, last: string): Promise<Before | undefined> {
  const counted = await findCountedDays(db, { from: first, to: last });
  if (!counted) return undefined;
  const days: string[] = [];
  for (let day = first; day < last; day = addDays(day, 1)) days.push(day);
  const kept = days.filter((day) => isKept(counted, day));
  const others = days.filter((day) => !isKept(counted, day));
  if (others.length > maxChanged) return undefined;
  const rows = await readKeptDays(db, { topic: 'answer', name: 'received', days: kept });
  const counts = new Map<string, number>();
  for (const { day, kind, count } of rows) counts.set(`${day} ${kind}`, count);
  const ranges = others.map((day) => ({ start: midnightOf(day), end: midnightOf(addDays(day, 1)) }));
  const beside = await countItemsWithin(db, ranges);
  for (const [at, day] of others.entries()) {
    for (const kind of inboxKinds) counts.set(`${day} ${kind}`, beside[kind][at] ?? 0);
  }
  let sum = countsBy(() => 0);
  const before: Before = new Map();
  for (const day of [...days, last]) {
    before.set(day, sum);
    const known = sum;
    sum = countsBy((kind) => known[kind] + (counts.get(`${day} ${kind}`) ?? 0));
  }
  return before;
}

function countsBy(countOf: (kind: InboxKind) => number): Counts {
  return Object.fromEntries(inboxKinds.map((kind) => [kind, countOf(kind)])) as Counts;
}
