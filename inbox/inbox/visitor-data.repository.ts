import type { Db } from '#database/connect.ts';
import { readInOrder } from '#database/read-pieces.ts';
import type { Feedback } from '../submit/feedback.repository.ts';
import type { Subscriber } from '../submit/subscribers.repository.ts';

/** How somebody is known: an address that is folded, and a number as it is dialled; either may be empty. */
export type KnownBy = { emailFolded: string; numbers: readonly string[] };

const readAtOnce = 1_000;

/** Of all items that somebody has sent, spam and what stands in the trash among them, oldest first. */
export async function findItemIdsBy(db: Db, { emailFolded, numbers }: KnownBy): Promise<number[]> {
  const rows = await db
    .selectFrom('inboxItems')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(emailFolded ? [eb('emailFolded', '=', emailFolded)] : []),
        ...(numbers.length > 0 ? [eb('phoneKey', 'in', numbers), eb('whatsappKey', 'in', numbers)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findSubscriptionsOf(db: Db, email: string): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'createdAt', 'language'])
    .where('emailFolded', '=', email)
    .execute();
}

/** The oldest items of the inbox that came before then; of all, or of what is taken for spam. */
export async function findItemIdsBefore(
  db: Db,
  { before, isSpam, limit }: { before: string; isSpam: boolean; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('inboxItems')
    .select('id')
    .where('receivedAt', '<', before)
    .$if(isSpam, (query) => query.where('status', '=', 'spam'))
    .orderBy('receivedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Feedback that came before then; of all, or of what is taken for spam. Subscribers that are, with it. */
export async function deleteMarkedBefore(
  db: Db,
  { before, isSpam }: { before: string; isSpam: boolean },
): Promise<number> {
  const feedback = db.deleteFrom('feedback').where('createdAt', '<', before);
  const subscribers = db.deleteFrom('subscribers').where('createdAt', '<', before).where('isSpam', '=', 1);
  const results = [
    await (isSpam ? feedback.where('isSpam', '=', 1) : feedback).executeTakeFirst(),
    await subscribers.executeTakeFirst(),
  ];
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** All feedback, in pieces: who wrote it stands in its words, if anywhere. */
export function readFeedback(db: Db): AsyncGenerator<Feedback[]> {
  const columns = ['id', 'rating', 'feedback', 'sourcePage', 'createdAt', 'language'] as const;
  const feedback = db.selectFrom('feedback').select(columns).orderBy('id');
  const reading = { first: 0, keyOf: ({ id }: Feedback) => id, limit: readAtOnce };
  return readInOrder(reading, (after, limit) => feedback.where('id', '>', after).limit(limit).execute());
}

export async function countMailsOf(
  db: Db,
  records: readonly { form: string; recordId: number }[],
): Promise<number> {
  const counts = await Promise.all(
    records.map(({ form, recordId }) =>
      db
        .selectFrom('mailOutbox')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('form', '=', form)
        .where('recordId', '=', recordId)
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { total }) => sum + Number(total), 0);
}
