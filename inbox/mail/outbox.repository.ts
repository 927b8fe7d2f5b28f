import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type OutboxMail = Selectable<Tables['mailOutbox']>;
export type NewMail = Insertable<Tables['mailOutbox']>;

/** @returns its number */
export async function insertMail(db: Db, mail: NewMail): Promise<number> {
  return (await db.insertInto('mailOutbox').values(mail).returning('id').executeTakeFirstOrThrow()).id;
}

/** The Message-IDs of the mails by which the staff was told of a record. */
export async function findNoticeIds(db: Db, record: { form: string; recordId: number }): Promise<string[]> {
  const mails = await db
    .selectFrom('mailOutbox')
    .select('messageId')
    .where('form', '=', record.form)
    .where('recordId', '=', record.recordId)
    .where('writtenBy', '=', '')
    .orderBy('id')
    .execute();
  return mails.map(({ messageId }) => messageId);
}

/** Newest first. */
export async function findMails(db: Db, limit: number): Promise<OutboxMail[]> {
  return db.selectFrom('mailOutbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

export async function findMail(db: Db, id: number): Promise<OutboxMail | undefined> {
  return db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The mail that has waited longest of those that are due and that nobody is sending. Times after `ahead` are those of a
 * clock that was ahead.
 */
export async function findDueMailId(
  db: Db,
  { now, ahead }: { now: string; ahead: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('mailOutbox')
    .select('id')
    .where((eb) => eb.or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', ahead)]))
    .where((eb) => eb.or([eb('claimedUntil', '<=', now), eb('claimedUntil', '>', ahead)]))
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Takes a mail for sending, in one statement: of two processes only one gets it. It is free again at `until`, in
 * case the process that has it has ended by then.
 * @returns the mail with this attempt counted, or undefined if another process was faster
 */
export async function claimMail(
  db: Db,
  claim: { id: number; token: string; now: string; until: string; ahead: string },
): Promise<OutboxMail | undefined> {
  return db
    .updateTable('mailOutbox')
    .set((eb) => ({
      claimToken: claim.token,
      claimedUntil: claim.until,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', claim.id)
    .where((eb) => eb.or([eb('nextAttemptAt', '<=', claim.now), eb('nextAttemptAt', '>', claim.ahead)]))
    .where((eb) => eb.or([eb('claimedUntil', '<=', claim.now), eb('claimedUntil', '>', claim.ahead)]))
    .returningAll()
    .executeTakeFirst();
}

/** Stores how sending ended and releases the mail, unless another process has taken it over meanwhile. */
export async function settleMail(
  db: Db,
  end: {
    id: number;
    token: string;
    outcome: Pick<OutboxMail, 'sentAt' | 'nextAttemptAt' | 'lastError' | 'recipient'>;
  },
): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ ...end.outcome, claimToken: '', claimedUntil: '' })
    .where('id', '=', end.id)
    .where('claimToken', '=', end.token)
    .execute();
}

/** Makes a mail due that was neither sent nor is being sent. */
export async function makeMailDue(db: Db, due: { id: number; now: string }): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: due.now })
    .where('id', '=', due.id)
    .where('sentAt', 'is', null)
    .where('claimedUntil', '<=', due.now)
    .execute();
}

export async function deleteMailsOf(db: Db, record: { form: string; recordId: number }): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where('form', '=', record.form)
    .where('recordId', '=', record.recordId)
    .execute();
}

export async function deleteMailsSentBefore(db: Db, cutoff: string): Promise<void> {
  await db.deleteFrom('mailOutbox').where('sentAt', '<=', cutoff).execute();
}

/**
 * How many are still to be sent and since when, and how many were given up; a reply that was refused is told in the
 * inbox, where it was written.
 */
export async function countUnsentMails(
  db: Db,
): Promise<{ waiting: number; givenUp: number; oldest: string | null }> {
  const { waiting, givenUp, oldest } = await db
    .selectFrom('mailOutbox')
    .select((eb) => [
      eb.fn.count<number>('nextAttemptAt').as('waiting'),
      eb.fn
        .count<number>(
          eb
            .case()
            .when(eb.and([eb('nextAttemptAt', 'is', null), eb('writtenBy', '=', '')]))
            .then(1)
            .end(),
        )
        .as('givenUp'),
      eb.fn
        .min<string | null>(eb.case().when('nextAttemptAt', 'is not', null).then(eb.ref('createdAt')).end())
        .as('oldest'),
    ])
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting, givenUp, oldest };
}
