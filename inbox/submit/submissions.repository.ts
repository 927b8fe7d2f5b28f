import type { Insertable } from 'kysely';
import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import type { Tables } from '#database/schema.ts';
import { foldedContactColumns, foldedEnquiryColumns } from './folded-columns.ts';
import { type InboxForm, inboxKindOf, referenceOf } from './inbox-kind.ts';

type OwnColumn = 'id' | 'createdAt' | 'isSpam' | 'language';
type RowOf<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, OwnColumn>;

/** What a visitor sent through one of the forms, as its columns hold it. */
export type Submission =
  | { form: 'enquiry'; record: RowOf<'enquiries'> }
  | { form: 'contact'; record: RowOf<'contactMessages'> }
  | { form: 'feedback'; record: RowOf<'feedback'> };

/** When it arrived, in which language, and whether it was probably sent by a program. */
export type Arrival = { createdAt: string; language: string | null; isSpam: boolean };
/** Until when an answer was promised. */
export type PromisedArrival = Arrival & { answerDueAt: string; spamReason: string };
/** The numbers of the record, and of its item in the inbox; feedback has none. */
export type InsertedSubmission = { id: number; itemId: number | undefined };

export async function insertSubmission(
  db: Db,
  submission: Submission,
  arrival: PromisedArrival,
): Promise<InsertedSubmission> {
  const { createdAt, isSpam } = arrival;
  switch (submission.form) {
    case 'enquiry': {
      const row = { ...submission.record, createdAt };
      const { id } = await db.insertInto('enquiries').values(row).returning('id').executeTakeFirstOrThrow();
      return { id, itemId: await insertItem(db, { ...submission, id }, arrival) };
    }
    case 'contact': {
      const row = { ...submission.record, createdAt };
      const inserted = db.insertInto('contactMessages').values(row).returning('id');
      const { id } = await inserted.executeTakeFirstOrThrow();
      return { id, itemId: await insertItem(db, { ...submission, id }, arrival) };
    }
    case 'feedback': {
      const { language } = arrival;
      const row = { ...submission.record, createdAt, isSpam: Number(isSpam), language };
      const { id } = await db.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow();
      return { id, itemId: undefined };
    }
  }
}

type Answered = Extract<Submission, { form: InboxForm }> & { id: number };

async function insertItem(db: Db, submission: Answered, arrival: PromisedArrival): Promise<number> {
  const { form, record, id: recordId } = submission;
  const kind = inboxKindOf(form, record.formType);
  const folded =
    submission.form === 'enquiry'
      ? foldedEnquiryColumns(submission.record)
      : foldedContactColumns(submission.record);
  const reference = foldText(referenceOf({ kind, recordId }));
  const { id } = await db
    .insertInto('inboxItems')
    .values({
      ...{ form, recordId, kind, receivedAt: arrival.createdAt, answerDueAt: arrival.answerDueAt },
      ...folded,
      searchText: `${folded.searchText} ${reference}`,
      status: arrival.isSpam ? 'spam' : 'new',
      ...{ spamReason: arrival.spamReason, language: arrival.language },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One row for each folded mail address. Who subscribes by hand is no longer spam, whatever came before. */
export async function insertSubscriber(
  db: Db,
  subscriber: { email: string; emailFolded: string } & Arrival,
): Promise<void> {
  const { isSpam, ...values } = subscriber;
  await db
    .insertInto('subscribers')
    .values({ ...values, isSpam: Number(isSpam) })
    .onConflict((conflict) => {
      const known = conflict.column('emailFolded');
      const { language } = subscriber;
      return isSpam ? known.doNothing() : known.doUpdateSet({ isSpam: 0, language });
    })
    .execute();
}

/**
 * Takes a submission's key, unless the same one was taken after the cutoff. One statement, so that of two
 * identical submissions at the same moment only one gets it; the other waits for the first one's transaction.
 */
export async function claimSubmissionKey(
  db: Db,
  claim: { key: string; now: string; cutoff: string },
): Promise<boolean> {
  const row = await db
    .insertInto('submissionKeys')
    .values({ key: claim.key, createdAt: claim.now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ createdAt: claim.now })
        .where('submissionKeys.createdAt', '<=', claim.cutoff),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSubmissionKeysUntil(db: Db, cutoff: string): Promise<void> {
  await db.deleteFrom('submissionKeys').where('createdAt', '<=', cutoff).execute();
}
