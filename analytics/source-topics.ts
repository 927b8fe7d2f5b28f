import type { Db } from '#database/connect.ts';
import type { TopicCount } from './kept-counts.repository.ts';
import type { Moments } from './split-range.ts';
import { countEnquiriesBySource } from './statistics.repository.ts';

const halfHourMs = 30 * 60_000;
const [timeStart, timeEnd] = ['YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length];

/** What the sources of a half hour in UTC are kept as: days begin at one nearly everywhere on earth. @param time `18:30` */
export function sourceTopic(time: string): string {
  return `source ${time}`;
}

/** The half hours that a part of a day is made of; undefined where it does not begin and end with one. */
export function halfHours({ start, end }: Moments): string[] | undefined {
  const [from, until] = [Date.parse(start), Date.parse(end)];
  if (from % halfHourMs !== 0 || until % halfHourMs !== 0) return undefined;
  return Array.from({ length: (until - from) / halfHourMs }, (_, at) =>
    new Date(from + at * halfHourMs).toISOString().slice(timeStart, timeEnd),
  );
}

/** What came in a range by source and half hour, whatever its kind. */
export async function countHalfHours(db: Db, { start, end }: Moments): Promise<TopicCount[]> {
  const sums = new Map<string, TopicCount>();
  for (const { minute, source, count } of await countEnquiriesBySource(db, { from: start, until: end })) {
    const time = `${minute.slice(timeStart, -'MM'.length)}${Number(minute.slice(-2)) < 30 ? '00' : '30'}`;
    const key = `${time} ${source}`;
    const known = sums.get(key)?.count ?? 0;
    sums.set(key, { topic: sourceTopic(time), kind: 'all', name: source, count: known + count });
  }
  return [...sums.values()];
}
