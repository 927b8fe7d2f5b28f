import type { Db } from '#database/connect.ts';
import { createLimits, type Limits } from '#limits/limits.service.ts';
import { contactMessageSchema } from './contact-message.schema.ts';
import { createDoubts } from './doubts.ts';
import { enquirySchemaOf } from './enquiry.schema.ts';
import { feedbackSchema } from './feedback.schema.ts';
import { acceptedChoices, type OfferSource, unchangedOffers } from './form-offers.ts';
import { type FindStones, lineOfProduct, nameLines } from './name-lines.ts';
import { newsletterSchema } from './newsletter.schema.ts';
import { readSubmission } from './read-submission.ts';
import { contactRecord, enquiryRecord, feedbackRecord } from './submission-records.ts';
import {
  createSubmissionStore,
  type Sender,
  type StoredSubmission,
  type Visitor,
} from './submission-store.ts';
import { insertSubscriber } from './submissions.repository.ts';

/** What the visitor is shown once the record is stored. */
export type Confirmation = { message: string };

type Options = {
  now?: () => Date;
  limits?: Limits;
  offers?: OfferSource;
  /** Without it no stone is known. */
  findStones?: FindStones;
  onStoring?: (trx: Db, stored: StoredSubmission) => Promise<void>;
  onStored?: () => void;
};

const submissionsPerMinute = 30;

const arrivals = {
  enquiry: 'enquiry',
  contact: 'message',
  quote: 'request for a quote',
  sample: 'request for samples',
} as const;
const confirmations = {
  feedback: 'Thank you for your feedback.',
  newsletter: 'Thank you. You are on the list for our newsletter.',
} as const;

/**
 * What visitors send: each method stores durably before it returns (specification/forms.md, "After sending"), and
 * throws `too-many` to a network that sends the same form, from pages and through the API together, more often than
 * people do.
 */
export function createSubmissionService(db: Db, options: Options = {}) {
  const now = options.now ?? (() => new Date());
  const limits = options.limits ?? createLimits(db);
  const rateLimits = openRateLimits(limits);
  const doubts = createDoubts(limits);
  const { onStoring, onStored, offers = unchangedOffers, findStones = async () => new Map() } = options;
  const storeOnce = createSubmissionStore(db, {
    ...{ now, onStoring, onStored },
    answerHours: async () => (await offers.read()).answerHours,
  });

  async function confirmArrival(form: keyof typeof arrivals): Promise<Confirmation> {
    const { answerHours } = await offers.read();
    const within = answerHours === 1 ? '1 hour' : `${answerHours} hours`;
    return {
      message: `Thank you. Your ${arrivals[form]} has reached us and we will reply within ${within}.`,
    };
  }

  async function senderOf(input: unknown, visitor: Visitor): Promise<Sender> {
    return { ...visitor, ...(await doubts.weigh(input, visitor.ip)) };
  }

  return {
    /**
     * @param from a page's own form, where the terms must be ticked, or the documented endpoint without them
     * @throws AppError `invalid` with a message per field
     */
    async sendEnquiry(
      input: unknown,
      visitor: Visitor,
      from: 'form' | 'api' = 'form',
    ): Promise<Confirmation> {
      await rateLimits.enquiry.take(visitor.ip);
      const choices = { offers: await offers.read(), accepted: await acceptedChoices(offers, input) };
      const enquiry = readSubmission(enquirySchemaOf(from, choices), input);
      const lines = await nameLines(enquiry.lines, findStones);
      await storeOnce(enquiryRecord(enquiry, lines), await senderOf(input, visitor));
      return confirmArrival('enquiry');
    },

    /** A contact message or a request for a quote. @throws AppError `invalid` with a message per field */
    async sendContactMessage(input: unknown, visitor: Visitor): Promise<Confirmation> {
      await rateLimits.contact.take(visitor.ip);
      const message = readSubmission(contactMessageSchema, input);
      const named = await nameLines(message.lines, findStones);
      const lines = named.length > 0 ? named : await lineOfProduct(message.product, findStones);
      await storeOnce(contactRecord(message, lines), await senderOf(input, visitor));
      return confirmArrival(message.form_type);
    },

    /** @throws AppError `invalid` with a message per field */
    async sendFeedback(input: unknown, visitor: Visitor): Promise<Confirmation> {
      await rateLimits.feedback.take(visitor.ip);
      const feedback = readSubmission(feedbackSchema, input);
      await storeOnce(feedbackRecord(feedback), await senderOf(input, visitor));
      return { message: confirmations.feedback };
    },

    /** The same mail address again, however it is capitalised, stays one subscriber. @throws AppError `invalid` */
    async subscribe(input: unknown, visitor: Visitor): Promise<Confirmation> {
      await rateLimits.newsletter.take(visitor.ip);
      const { email } = readSubmission(newsletterSchema, input);
      // Not foldText: accents make another mail address.
      const emailFolded = email.normalize('NFC').toLowerCase();
      const { isSpam } = await doubts.weigh(input, visitor.ip);
      const arrival = { createdAt: now().toISOString(), isSpam };
      await insertSubscriber(db, { email, emailFolded, ...arrival });
      return { message: confirmations.newsletter };
    },
  };
}

function openRateLimits(limits: Limits) {
  const open = (form: string) => limits.rateLimit({ name: `form-${form}`, perMinute: submissionsPerMinute });
  return {
    enquiry: open('enquiry'),
    contact: open('contact'),
    feedback: open('feedback'),
    newsletter: open('newsletter'),
  };
}
