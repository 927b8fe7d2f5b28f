import type { Db } from '#database/connect.ts';
import { countItemsBy } from './inbox-counts.repository.ts';
import { readCampaign } from './item-names.ts';
import { findCountedDays, readKeptNames } from './kept-counts.repository.ts';
import { halfHours, sourceTopic } from './source-topics.ts';
import { type CountedDays, type Edge, edgeOf, isKept, type Moments, midnightOf } from './split-range.ts';
import { countEnquiriesBySource } from './statistics.repository.ts';
import { addDays, dayAt, startOfDay } from './zoned-days.ts';

export type SourceDay = { day: string; source: string; count: number };
type Counts = Map<string, number>;

/** Where more days than this were written to, all is counted where it is stored. */
const maxChanged = 40;

/**
 * Enquiries and messages of each day of a place by their campaign source: the days in UTC of which numbers are kept, and
 * what lies between the ends of a day and the nearest midnight.
 * @param days one after the other
 */
export async function countSourcesByDay(
  db: Db,
  days: readonly string[],
  timeZone: string,
): Promise<SourceDay[]> {
  const edges = [...days, addDays(days.at(-1) ?? '', 1)].map((day) => edgeOf(startOfDay(day, timeZone)));
  const [first = '', last = ''] = [edges[0]?.day, edges.at(-1)?.day];
  const counted = await findCountedDays(db, { from: addDays(first, -1), to: last });
  const utcDays = listDays(addDays(first, -1), last);
  if (!counted || utcDays.filter((day) => !isKept(counted, day)).length > maxChanged) {
    return countMinutes(db, days, timeZone);
  }
  const whole = await readDays(db, counted, utcDays);
  const beside = await readEdges(db, counted, edges);
  // As many as came since the first midnight.
  const upTo = edges.map(({ day, isBefore }, at) => {
    const sums: Counts = new Map();
    for (const one of utcDays) if (one < day) addAll(sums, whole.get(one), 1);
    addAll(sums, beside[at], isBefore ? -1 : 1);
    return sums;
  });
  return days.flatMap((day, at) => {
    const sums = new Map(upTo[at + 1]);
    addAll(sums, upTo[at], -1);
    return [...sums].filter(([, count]) => count > 0).map(([source, count]) => ({ day, source, count }));
  });
}

/** What a minute's day is depends on the place. */
async function countMinutes(db: Db, days: readonly string[], timeZone: string): Promise<SourceDay[]> {
  const from = startOfDay(days[0] ?? '', timeZone);
  const until = startOfDay(addDays(days.at(-1) ?? '', 1), timeZone);
  const rows = await countEnquiriesBySource(db, { from, until });
  return rows.map(({ minute, source, count }) => ({
    ...{ source, count },
    day: dayAt(new Date(`${minute}:00.000Z`), timeZone),
  }));
}

/** By day in UTC. */
async function readDays(db: Db, counted: CountedDays, days: readonly string[]): Promise<Map<string, Counts>> {
  const found = new Map<string, Counts>();
  const kept = days.filter((day) => isKept(counted, day));
  for (const { day, name, count } of await readKeptNames(db, { topics: ['campaign'], days: kept })) {
    addTo(found, day, [readCampaign(name)[0] ?? '', count]);
  }
  for (const day of days.filter((one) => !kept.includes(one))) {
    found.set(day, await countStored(db, { start: midnightOf(day), end: midnightOf(addDays(day, 1)) }));
  }
  return found;
}

/** In their order. Those that begin and end at the same times are read together. */
async function readEdges(db: Db, counted: CountedDays, edges: readonly Edge[]): Promise<Counts[]> {
  const found = new Map<string, Counts>();
  const readable = edges.filter((edge) => isKept(counted, dayOf(edge)) && halfHours(edge));
  const groups = Map.groupBy(readable, (edge) => halfHours(edge)?.join() ?? '');
  for (const [times, group] of groups) {
    const topics = times.split(',').map(sourceTopic);
    const rows = await readKeptNames(db, { topics, days: group.map(dayOf) });
    for (const { day, name, count } of rows) addTo(found, day, [name, count]);
  }
  return Promise.all(
    edges.map(async (edge) =>
      readable.includes(edge) ? (found.get(dayOf(edge)) ?? new Map<string, number>()) : countStored(db, edge),
    ),
  );
}

async function countStored(db: Db, range: Moments): Promise<Counts> {
  const counts: Counts = new Map();
  for (const { utmSource, count } of await countItemsBy(db, ['utmSource'], [range])) {
    counts.set(utmSource, count + (counts.get(utmSource) ?? 0));
  }
  return counts;
}

function dayOf({ start }: Edge): string {
  return start.slice(0, 'YYYY-MM-DD'.length);
}

function addTo(counts: Map<string, Counts>, day: string, [source, count]: [string, number]): void {
  const ofDay = counts.get(day) ?? new Map<string, number>();
  counts.set(day, ofDay.set(source, count + (ofDay.get(source) ?? 0)));
}

function addAll(sums: Counts, counts: Counts | undefined, sign: 1 | -1): void {
  for (const [source, count] of counts ?? []) sums.set(source, sign * count + (sums.get(source) ?? 0));
}

function listDays(first: string, end: string): string[] {
  const days: string[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}
