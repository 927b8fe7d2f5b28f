import type { Db } from '#database/connect.ts';
import { isShown } from './inbox.repository.ts';

type Sent = { id: number; receivedAt: string };
type SenderColumn = 'emailFolded' | 'phoneKey' | 'whatsappKey';

/** The other items of the same sender, by e-mail address or number, newest first; without spam and what was deleted. */
export async function findItemIdsOfSender(
  db: Db,
  { id, limit }: { id: number; limit: number },
): Promise<number[]> {
  const sender = await db
    .selectFrom('inboxItems')
    .select(['emailFolded', 'phoneKey', 'whatsappKey'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sender) return [];
  const numbers = new Set([sender.phoneKey, sender.whatsappKey].filter(Boolean));
  const known: [SenderColumn, string][] = [
    ['emailFolded', sender.emailFolded],
    ...[...numbers].flatMap((number): [SenderColumn, string][] => [
      ['phoneKey', number],
      ['whatsappKey', number],
    ]),
  ];
  // The newest of each, so that an index ends where the page does, however much a busy office has sent.
  const found = await Promise.all(known.map((by) => findNewest(db, by, { id, limit })));
  const byId = new Map(found.flat().map((item) => [item.id, item]));
  return [...byId.values()]
    .sort(compareNewest)
    .slice(0, limit)
    .map((item) => item.id);
}

function findNewest(
  db: Db,
  [column, value]: [SenderColumn, string],
  { id, limit }: { id: number; limit: number },
): Promise<Sent[]> {
  return db
    .selectFrom('inboxItems')
    .select(['id', 'receivedAt'])
    .where(column, '=', value)
    .where('id', '<>', id)
    .where(isShown)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function compareNewest(one: Sent, other: Sent): number {
  if (one.receivedAt === other.receivedAt) return other.id - one.id;
  return one.receivedAt < other.receivedAt ? 1 : -1;
}
