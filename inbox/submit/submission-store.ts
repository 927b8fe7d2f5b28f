import { createHash } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Doubts } from './doubts.ts';
import {
  claimSubmissionKey,
  deleteSubmissionKeysUntil,
  type InsertedSubmission,
  insertSubmission,
  type Submission,
} from './submissions.repository.ts';

/** What a request shows about its sender. */
export type Visitor = { ip: string; userAgent: string };
export type Sender = Visitor & Doubts;
/** A new record, for passing it on; repeats are not passed on. */
export type StoredSubmission = Submission & InsertedSubmission & { createdAt: string };

type Options = {
  now: () => Date;
  /** A BCP 47 tag; null where that is not known. */
  findLanguage: () => Promise<string | null>;
  /** How long the visitor was told that an answer takes. */
  answerHours: () => Promise<number>;
  /** Writes what belongs to a new record, in the transaction that stores it: both are there or neither is. */
  onStoring?: ((trx: Db, stored: StoredSubmission) => Promise<void>) | undefined;
  /** Runs when a new record is stored. Must not throw: the record is committed already. */
  onStored?: (() => void) | undefined;
};

const repeatWindowMs = 60_000;
const hourMs = 3_600_000;

/**
 * Stores what visitors send: the same content from the same visitor within a minute is one record
 * (specification/forms.md, "Repeated submissions").
 */
export function createSubmissionStore(db: Db, options: Options) {
  const { now, answerHours, onStoring, onStored } = options;
  let purgedAtMs = 0;

  /** Outside the transaction: two of them that delete each other's keys would wait for one another. */
  async function forgetOldKeys(nowMs: number, cutoff: string): Promise<void> {
    if (nowMs - purgedAtMs < repeatWindowMs) return;
    purgedAtMs = nowMs;
    // The record is stored already, and keys left behind do no harm until the next time.
    await deleteSubmissionKeysUntil(db, cutoff).catch(() => {});
  }

  return async function storeOnce(submission: Submission, sender: Sender): Promise<void> {
    const moment = now();
    const createdAt = moment.toISOString();
    const cutoff = new Date(moment.getTime() - repeatWindowMs).toISOString();
    const answerDueAt = new Date(moment.getTime() + (await answerHours()) * hourMs).toISOString();
    const language = await options.findLanguage();
    const isStored = await inTransaction(db, async (trx) => {
      const key = keyOf(submission, sender);
      if (!(await claimSubmissionKey(trx, { key, now: createdAt, cutoff }))) return false;
      const { isSpam, reason: spamReason } = sender;
      const arrival = { createdAt, answerDueAt, language, isSpam, spamReason };
      const ids = await insertSubmission(trx, submission, arrival);
      if (!sender.isSpam) await onStoring?.(trx, { ...submission, ...ids, createdAt });
      return true;
    });
    if (!isStored) return;
    if (!sender.isSpam) onStored?.();
    await forgetOldKeys(moment.getTime(), cutoff);
  };
}

function keyOf(submission: Submission, sender: Sender): string {
  const parts = [submission.form, submission.record, sender.ip, sender.userAgent, sender.isFromProgram];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
