import type { Db } from '#database/connect.ts';
import type { InboxKind } from '#inbox/submit/handling.shared.ts';
import { countTopic, type Topic } from './item-topics.ts';
import type { Period } from './period.ts';

/** How many items of a kind have a name, now and in the period before. */
export type NamedItems = { kind: InboxKind; name: string; now: number; before: number };

export async function compareNames(db: Db, topic: Topic, period: Period): Promise<NamedItems[]> {
  const [now, before] = await Promise.all([
    countTopic(db, topic, period.now),
    countTopic(db, topic, period.before),
  ]);
  const keyOf = ({ kind, name }: { kind: InboxKind; name: string }) => `${kind} ${name}`;
  const compared = new Map(now.map((one) => [keyOf(one), toNamed(one, { now: one.count })]));
  for (const one of before) {
    const known = compared.get(keyOf(one));
    if (known) known.before = one.count;
    else compared.set(keyOf(one), toNamed(one, { before: one.count }));
  }
  return [...compared.values()];
}

function toNamed(
  { kind, name }: { kind: InboxKind; name: string },
  counts: { now?: number; before?: number },
): NamedItems {
  return { kind, name, now: 0, before: 0, ...counts };
}
