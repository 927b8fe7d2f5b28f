import type { Insertable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { HandledColumns, Tables } from '#database/schema.ts';
import { foldedContactColumns, foldedEnquiryColumns } from './folded-columns.ts';

type OwnColumn = 'id' | 'createdAt' | keyof HandledColumns;
type RowOf<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, OwnColumn>;

/** What a visitor sent through one of the forms, as its columns hold it. */
export type Submission =
  | { form: 'enquiry'; record: RowOf<'enquiries'> }
  | { form: 'contact'; record: RowOf<'contactMessages'> }
  | { form: 'feedback'; record: RowOf<'feedback'> };

/** @returns the record's id */
export async function insertSubmission(db: Db, submission: Submission, createdAt: string): Promise<number> {
  const { id } = await insertionOf(db, submission, createdAt);
  return id;
}

function insertionOf(db: Db, submission: Submission, createdAt: string): Promise<{ id: number }> {
  switch (submission.form) {
    case 'enquiry':
      return db
        .insertInto('enquiries')
        .values({ ...submission.record, ...foldedEnquiryColumns(submission.record), createdAt })
        .returning('id')
        .executeTakeFirstOrThrow();
    case 'contact':
      return db
        .insertInto('contactMessages')
        .values({ ...submission.record, ...foldedContactColumns(submission.record), createdAt })
        .returning('id')
        .executeTakeFirstOrThrow();
    case 'feedback':
      return db
        .insertInto('feedback')
        .values({ ...submission.record, createdAt })
        .returning('id')
        .executeTakeFirstOrThrow();
  }
}

/** @returns the new subscriber's id, or undefined where the folded address is there already */
export async function insertSubscriber(
  db: Db,
  subscriber: { email: string; emailFolded: string; createdAt: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('subscribers')
    .values(subscriber)
    .onConflict((conflict) => conflict.column('emailFolded').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
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
