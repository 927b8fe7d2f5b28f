import { createHash } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { contactMessageSchema } from './contact-message.schema.ts';
import { enquiryCallSchema, enquiryFormSchema } from './enquiry.schema.ts';
import { feedbackSchema } from './feedback.schema.ts';
import { newsletterSchema } from './newsletter.schema.ts';
import { isFromProgram, readSubmission } from './read-submission.ts';
import { createSendingLimit } from './sending-limit.ts';
import { contactRecord, enquiryRecord, feedbackRecord } from './submission-records.ts';
import {
  claimSubmissionKey,
  deleteSubmissionKeysUntil,
  insertSubmission,
  insertSubscriber,
  type Submission,
} from './submissions.repository.ts';

/** Who is sending, as far as a request tells. */
export type Visitor = { address: string; userAgent: string };
type Sender = Visitor & { isSpam: boolean };
/** What the visitor reads once the record is stored. */
export type Answer = { message: string };
/** A record that is new, for whoever wants to pass it on; repeats are not told. */
export type StoredSubmission = Submission & { id: number; createdAt: string };

type Options = {
  now?: () => Date;
  /** Writes what belongs to a new record, in the transaction that stores it: both are there or neither is. */
  onStoring?: (trx: Db, stored: StoredSubmission) => Promise<void>;
  /** Told that a new record is stored. Must not throw: it is there already. */
  onStored?: () => void;
};

const repeatWindowMs = 60_000;
const sendingsPerMinute = 30;

const answers = {
  enquiry: 'Thank you. Your enquiry has reached us and we will reply within 24 hours.',
  contact: 'Thank you. Your message has reached us and we will reply within 24 hours.',
  quote: 'Thank you. Your request for a quote has reached us and we will reply within 24 hours.',
  feedback: 'Thank you for your feedback.',
  newsletter: 'Thank you. You are on the list for our newsletter.',
} as const;

/**
 * What visitors send: each call stores durably before it answers (specification/forms.md, "After sending"), and throws `too-many`
 * to an address that calls more often than people fill in forms.
 */
export function createSubmissionService(db: Db, options: Options = {}) {
  const now = options.now ?? (() => new Date());
  const limit = createSendingLimit({ perMinute: sendingsPerMinute, now });
  let purgedAtMs = 0;

  /**
   * The same content from the same visitor within a minute is one record (specification/forms.md, "Repeated
   * submissions").
   */
  async function storeOnce(submission: Submission, sender: Sender): Promise<void> {
    const moment = now();
    const createdAt = moment.toISOString();
    const cutoff = new Date(moment.getTime() - repeatWindowMs).toISOString();
    const isStored = await inTransaction(db, async (trx) => {
      const key = keyOf(submission, sender);
      if (!(await claimSubmissionKey(trx, { key, now: createdAt, cutoff }))) return false;
      const id = await insertSubmission(trx, submission, { createdAt, isSpam: sender.isSpam });
      if (!sender.isSpam) await options.onStoring?.(trx, { ...submission, id, createdAt });
      return true;
    });
    if (!isStored) return;
    if (!sender.isSpam) options.onStored?.();
    await forgetOldKeys(moment.getTime(), cutoff);
  }

  /** Outside the transaction: two of them that delete each other's keys would wait for one another. */
  async function forgetOldKeys(nowMs: number, cutoff: string): Promise<void> {
    if (nowMs - purgedAtMs < repeatWindowMs) return;
    purgedAtMs = nowMs;
    // The record is stored already, and keys left behind do no harm until the next time.
    await deleteSubmissionKeysUntil(db, cutoff).catch(() => {});
  }

  return {
    /**
     * @param from a page's own form, where the terms must be ticked, or the documented API call without them
     * @throws AppError `invalid` with a message per field
     */
    async sendEnquiry(input: unknown, visitor: Visitor, from: 'form' | 'call' = 'form'): Promise<Answer> {
      limit.count('enquiry', visitor.address);
      const schema = from === 'form' ? enquiryFormSchema : enquiryCallSchema;
      await storeOnce(enquiryRecord(readSubmission(schema, input)), senderOf(input, visitor));
      return { message: answers.enquiry };
    },

    /** A contact message or a request for a quote. @throws AppError `invalid` with a message per field */
    async sendContactMessage(input: unknown, visitor: Visitor): Promise<Answer> {
      limit.count('contact', visitor.address);
      const message = readSubmission(contactMessageSchema, input);
      await storeOnce(contactRecord(message), senderOf(input, visitor));
      return { message: answers[message.form_type] };
    },

    /** @throws AppError `invalid` with a message per field */
    async sendFeedback(input: unknown, visitor: Visitor): Promise<Answer> {
      limit.count('feedback', visitor.address);
      await storeOnce(feedbackRecord(readSubmission(feedbackSchema, input)), senderOf(input, visitor));
      return { message: answers.feedback };
    },

    /** The same address again, however it is capitalised, stays one subscriber. @throws AppError `invalid` */
    async subscribe(input: unknown, visitor: Visitor): Promise<Answer> {
      limit.count('newsletter', visitor.address);
      const { email } = readSubmission(newsletterSchema, input);
      // Not foldText: accents make another address.
      const emailFolded = email.normalize('NFC').toLowerCase();
      const arrival = { createdAt: now().toISOString(), isSpam: isFromProgram(input) };
      await insertSubscriber(db, { email, emailFolded, ...arrival });
      return { message: answers.newsletter };
    },
  };
}

/**
 * What fills in the field that people do not see is kept as spam, and answered like all else: nobody learns of it.
 */
function senderOf(input: unknown, visitor: Visitor): Sender {
  return { ...visitor, isSpam: isFromProgram(input) };
}

function keyOf(submission: Submission, sender: Sender): string {
  const parts = [submission.form, submission.record, sender.address, sender.userAgent, sender.isSpam];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
