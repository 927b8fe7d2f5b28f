import type { Db } from '#database/connect.ts';
import { bucketOf, minutesTopic } from './answer-buckets.ts';
import { countAnswers, countMinutes } from './answers.repository.ts';
import { countItemsBy } from './inbox-counts.repository.ts';
import { campaignKey, subjectKey } from './item-names.ts';
import { findCountedDays, type NameCount, sumKept, type TopicCount } from './kept-counts.repository.ts';
import { countHalfHours } from './source-topics.ts';
import { type Moments, splitRange } from './split-range.ts';

/** What items are counted by, and how it is counted where they are stored. */
const topics = {
  /** What became of them: `received`, `answered`, `inTime`, and `open` where nobody has answered yet. */
  answer: countAnswers,
  /** After about how long they were answered. */
  bucket: async (db: Db, ranges: readonly Moments[]): Promise<NameCount[]> => {
    const counts = await countMinutes(db, ranges);
    return sumNames(counts.map(({ minutes, ...count }) => ({ ...count, name: bucketOf(minutes) })));
  },
  /** A calling code. */
  country: async (db: Db, ranges: readonly Moments[]): Promise<NameCount[]> => {
    const counts = await countItemsBy(db, ['phoneCountry'], ranges);
    return sumNames(counts.map(({ phoneCountry, ...count }) => ({ ...count, name: phoneCountry })));
  },
  campaign: async (db: Db, ranges: readonly Moments[]): Promise<NameCount[]> => {
    const counts = await countItemsBy(db, ['utmSource', 'utmMedium', 'utmCampaign'], ranges);
    return sumNames(counts.map(({ kind, count, ...names }) => ({ kind, count, name: campaignKey(names) })));
  },
  /** What they are about. */
  stone: async (db: Db, ranges: readonly Moments[]): Promise<NameCount[]> => {
    const counts = await countItemsBy(db, ['product', 'sourcePage'], ranges);
    return sumNames(counts.map(({ kind, count, ...item }) => ({ kind, count, name: subjectKey(item) })));
  },
} satisfies Record<string, (db: Db, ranges: readonly Moments[]) => Promise<NameCount[]>>;

export type Topic = keyof typeof topics;

/** Whoever is overtaken by a change so often counts where the items are stored. */
const maxTries = 3;

/**
 * How many items of a range there are of each kind and name: days that are counted and were not written to since are read
 * as numbers, the others where the items are stored.
 */
export async function countTopic(db: Db, topic: Topic, range: Moments): Promise<NameCount[]> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { spans, rest } = await readParts(db, range);
    const [kept, counted] = await Promise.all([sumKept(db, topic, spans), topics[topic](db, rest)]);
    if (spans.length === 0) return counted;
    // Whoever deletes something takes away what is kept of its day.
    const { spans: spansSince } = await readParts(db, range);
    if (spansSince.join() === spans.join()) return sumNames([...kept, ...counted]);
  }
  return topics[topic](db, [range]);
}

/** What a range is put together from, as the days are counted by now. */
export async function readParts(db: Db, range: Moments) {
  const [from, to] = [range.start.slice(0, 'YYYY-MM-DD'.length), range.end.slice(0, 'YYYY-MM-DD'.length)];
  return splitRange(range, await findCountedDays(db, { from, to }));
}

/** Everything that is kept of a range, by topic. */
export async function countAllTopics(db: Db, range: Moments): Promise<TopicCount[]> {
  const found: TopicCount[] = [];
  for (const [topic, count] of Object.entries(topics)) {
    for (const one of await count(db, [range])) found.push({ topic, ...one });
  }
  for (const { kind, minutes, count } of await countMinutes(db, [range])) {
    found.push({ topic: minutesTopic(bucketOf(minutes)), kind, name: String(minutes), count });
  }
  return [...found, ...(await countHalfHours(db, range))];
}

/** Adds up what has the same kind and name. */
function sumNames(counts: readonly NameCount[]): NameCount[] {
  const sums = new Map<string, NameCount>();
  for (const one of counts) {
    const key = `${one.kind} ${one.name}`;
    const known = sums.get(key);
    if (known) known.count += one.count;
    else sums.set(key, { kind: one.kind, name: one.name, count: one.count });
  }
  return [...sums.values()];
}
