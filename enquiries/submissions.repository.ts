import type { Insertable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { HandledColumns } from '#database/enquiry-tables.ts';
import type { Tables } from '#database/schema.ts';
import { foldedContactColumns, foldedEnquiryColumns } from './folded-columns.ts';

type OwnColumn = 'id' | 'createdAt' | 'isSpam' | keyof HandledColumns;
type RowOf<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, OwnColumn>;

/** What a visitor sent through one of the forms, as its columns hold it. */
export type Submission =
  | { form: 'enquiry'; record: RowOf<'enquiries'> }
  | { form: 'contact'; record: RowOf<'contactMessages'> }
  | { form: 'feedback'; record: RowOf<'feedback'> };

/** When it arrived, and whether it was probably sent by a program. */
export type Arrival = { createdAt: string; isSpam: boolean };

/** @returns the record's id */
export async function insertSubmission(db: Db, submission: Submission, arrival: Arrival): Promise<number> {
  const { id } = await insertionOf(db, submission, arrival);
  return id;
}

function insertionOf(db: Db, submission: Submission, arrival: Arrival): Promise<{ id: number }> {
  const { createdAt, isSpam } = arrival;
  const status = isSpam ? 'spam' : 'new';
  switch (submission.form) {
    case 'enquiry':
      return db
        .insertInto('enquiries')
        .values({ ...submission.record, ...foldedEnquiryColumns(submission.record), createdAt, status })
        .returning('id')
        .executeTakeFirstOrThrow();
    case 'contact':
      return db
        .insertInto('contactMessages')
        .values({ ...submission.record, ...foldedContactColumns(submission.record), createdAt, status })
        .returning('id')
        .executeTakeFirstOrThrow();
    case 'feedback':
      return db
        .insertInto('feedback')
        .values({ ...submission.record, createdAt, isSpam: Number(isSpam) })
        .returning('id')
        .executeTakeFirstOrThrow();
  }
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
      return isSpam ? known.doNothing() : known.doUpdateSet({ isSpam: 0 });
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
