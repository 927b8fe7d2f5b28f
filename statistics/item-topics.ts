import type { Db } from '#database/connect.ts';
import { countAnswers, type NameCount } from './answers.repository.ts';
import { countItemsBy } from './inbox-counts.repository.ts';
import { campaignKey, subjectKey } from './item-names.ts';
import type { Moments } from './period.ts';

/** What items are counted by. */
const topics = {
  /** What became of them: `received`, `answered`, `inTime`, and `open` where nobody has answered yet. */
  answer: countAnswers,
  /** A calling code. */
  country: async (db: Db, range: Moments): Promise<NameCount[]> => {
    const counts = await countItemsBy(db, ['phoneCountry'], range);
    return counts.map(({ phoneCountry, ...count }) => ({ ...count, name: phoneCountry }));
  },
  campaign: async (db: Db, range: Moments): Promise<NameCount[]> => {
    const counts = await countItemsBy(db, ['utmSource', 'utmMedium', 'utmCampaign'], range);
    return counts.map(({ kind, count, ...names }) => ({ kind, count, name: campaignKey(names) }));
  },
  /** What they are about. */
  stone: async (db: Db, range: Moments): Promise<NameCount[]> => {
    const counts = await countItemsBy(db, ['product', 'sourcePage'], range);
    return counts.map(({ kind, count, ...item }) => ({ kind, count, name: subjectKey(item) }));
  },
} satisfies Record<string, (db: Db, range: Moments) => Promise<NameCount[]>>;

export type Topic = keyof typeof topics;

/** How many items of a range there are of each kind and name. */
export async function countTopic(db: Db, topic: Topic, range: Moments): Promise<NameCount[]> {
  const sums = new Map<string, NameCount>();
  for (const one of await topics[topic](db, range)) {
    const key = `${one.kind} ${one.name}`;
    const known = sums.get(key);
    if (known) known.count += one.count;
    else sums.set(key, one);
  }
  return [...sums.values()];
}
