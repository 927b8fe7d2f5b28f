import type { Company } from '#content/documents/company.document.ts';
import { type FormOffers, startingOffers } from '#content/documents/form-offers.shared.ts';
import { areaUnitIn, type StoneLine } from '#content/facts/shortlist-line.shared.ts';
import type { Db } from '#database/connect.ts';
import { say } from '#messages/say.ts';
import { createLimits, type Limits } from '#people/limits/limits.service.ts';
import { type ContactMessageInput, contactMessageSchemaOf } from './contact-message.schema.ts';
import { createDoubts } from './doubts.ts';
import { type EnquiryInput, enquirySchemaOf } from './enquiry.schema.ts';
import { type FeedbackInput, feedbackSchema } from './feedback.schema.ts';
import { fieldLengths } from './field-lengths.shared.ts';
import { textIn } from './fields.schema.ts';
import { holdRequestSchemaOf } from './hold-request.schema.ts';
import { findCallingCode } from './home-country.ts';
import { type FindSlabs, linesOfSlabs, refuseWrongSlabs } from './lines-of-slabs.ts';
import { type FindStones, lineOfProduct, nameLines } from './name-lines.ts';
import { newsletterSchema } from './newsletter.schema.ts';
import { type orderFieldsOf, orderOf } from './order.schema.ts';
import { type PhoneEntry, settlePhone } from './phone-number.ts';
import { readSubmission } from './read-submission.ts';
import { createSubmissionBudget } from './submission-budget.ts';
import { createSubmissionStore, type StoredSubmission, type Visitor } from './submission-store.ts';
import { insertSubscriber, type Submission } from './submissions.repository.ts';

/** What the visitor is shown once the record is stored. */
export type Confirmation = { message: string };

/** Where the offers of the forms are kept. */
type OfferSource = {
  read: () => Promise<FormOffers>;
  /** What was offered before, in any order. */
  readEarlier: () => Promise<FormOffers[]>;
};

type Home = Pick<Company, 'country' | 'units'>;

type Options = {
  now?: () => Date;
  limits?: Limits;
  offers?: OfferSource;
  /** Whose numbers and units are meant where none are named. */
  findCompany?: () => Promise<Home>;
  /** In which language somebody sends; without it that is not kept. */
  findLanguage?: () => Promise<string>;
  /** Without it no stone is known. */
  findStones?: FindStones;
  /** Without it no slab is known. */
  findSlabs?: FindSlabs;
  /** Those that the company offers; without it none. */
  findIncoterms?: () => Promise<readonly string[]>;
  onStoring?: (trx: Db, stored: StoredSubmission) => Promise<void>;
  onStored?: () => void;
};

const submissionsPerMinute = 30;

/** Until somebody chooses a country. */
const nowhere: Home = { country: null, units: 'metric' };

/** What is offered until somebody changes it. */
const unchangedOffers: OfferSource = {
  read: async () => startingOffers,
  readEarlier: async () => [],
};

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
  const budget = createSubmissionBudget(limits);
  const { onStoring, onStored, offers = unchangedOffers, findStones = async () => new Map() } = options;
  const { findSlabs = async () => new Map(), findIncoterms = async () => [] } = options;
  const { findCompany = async () => nowhere, findLanguage = async () => null } = options;
  const storeOnce = createSubmissionStore(db, {
    ...{ now, findLanguage, onStoring, onStored },
    answerHours: async () => (await offers.read()).answerHours,
  });

  async function confirmArrival(
    form: 'enquiry' | 'contact' | 'quote' | 'sample' | 'hold',
  ): Promise<Confirmation> {
    const { answerHours } = await offers.read();
    return { message: say(`answers:thanks.${form}`, { hours: answerHours }) };
  }

  async function store(submission: Submission, { input, visitor }: { input: unknown; visitor: Visitor }) {
    await budget.take(visitor.ip, submission.record);
    await storeOnce(submission, { ...visitor, ...(await doubts.weigh(input, visitor.ip)) });
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
      const [offered, company] = await Promise.all([offers.read(), findCompany()]);
      const schema = enquirySchemaOf(from, {
        ...{ offers: offered, accepted: await acceptedChoices(offers, input) },
        ...{ home: findCallingCode(company.country), isWhatsappRequired: offered.isWhatsappRequired },
      });
      const enquiry = readSubmission(schema, input);
      const lines = await nameLines(enquiry.lines, findStones);
      await refuseWrongSlabs(lines, findSlabs);
      await store(enquiryRecord(enquiry, { lines, company }), { input, visitor });
      return confirmArrival('enquiry');
    },

    /** A contact message or a request for a quote. @throws AppError `invalid` with a message per field */
    async sendContactMessage(input: unknown, visitor: Visitor): Promise<Confirmation> {
      await rateLimits.contact.take(visitor.ip);
      const home = findCallingCode((await findCompany()).country);
      // A form sends all its fields, a program those that it knows.
      const hasAddress = textIn(input, 'address') !== undefined;
      const schema = contactMessageSchemaOf(home, { incoterms: await findIncoterms(), hasAddress });
      const message = readSubmission(schema, input);
      const named = await nameLines(message.lines, findStones);
      await refuseWrongSlabs(named, findSlabs);
      const lines = named.length > 0 ? named : await lineOfProduct(message.product, findStones);
      const { record } = contactRecord(message, lines);
      await store({ form: 'contact', record: { ...record, ...orderOf(message) } }, { input, visitor });
      return confirmArrival(message.form_type);
    },

    /** Asks for slabs to be held; the staff decides. @throws AppError `invalid` with a message per field and slab */
    async askForHold(input: unknown, visitor: Visitor): Promise<Confirmation> {
      await rateLimits.contact.take(visitor.ip);
      const home = findCallingCode((await findCompany()).country);
      const { slabs, ...request } = readSubmission(holdRequestSchemaOf(home), input);
      const lines = await linesOfSlabs(slabs, findSlabs);
      const about = {
        form_type: 'hold',
        subject: slabs.join(', ').slice(0, fieldLengths.subject),
        product: lines.length === 1 ? (lines[0]?.name ?? '') : '',
      } as const;
      await store(contactRecord({ ...request, ...about }, lines), { input, visitor });
      return confirmArrival('hold');
    },

    /** @throws AppError `invalid` with a message per field */
    async sendFeedback(input: unknown, visitor: Visitor): Promise<Confirmation> {
      await rateLimits.feedback.take(visitor.ip);
      const feedback = readSubmission(feedbackSchema, input);
      await store(feedbackRecord(feedback), { input, visitor });
      return { message: say('answers:thanks.feedback') };
    },

    /** The same mail address again, however it is capitalised, stays one subscriber. @throws AppError `invalid` */
    async subscribe(input: unknown, visitor: Visitor): Promise<Confirmation> {
      await rateLimits.newsletter.take(visitor.ip);
      const { email } = readSubmission(newsletterSchema, input);
      // Not foldText: accents make another mail address.
      const emailFolded = email.normalize('NFC').toLowerCase();
      const { isSpam } = await doubts.weigh(input, visitor.ip);
      const arrival = { createdAt: now().toISOString(), language: await findLanguage(), isSpam };
      await budget.take(visitor.ip, { email });
      await insertSubscriber(db, { email, emailFolded, ...arrival });
      return { message: say('answers:thanks.newsletter') };
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

type Choices = Pick<FormOffers, 'products' | 'quantities'>;

/**
 * What an enquiry may choose. An editor may have removed a choice while a visitor filled in the form: what was offered
 * before is accepted as well, so that no enquiry is lost (specification/constants.md, "Form choices").
 */
async function acceptedChoices(source: OfferSource, input: unknown): Promise<Choices> {
  const current = await source.read();
  const isOffered = (choices: readonly string[], name: string) =>
    choices.includes((textIn(input, name) ?? choices[0] ?? '').trim());
  if (isOffered(current.products, 'product') && isOffered(current.quantities, 'quantity')) return current;
  const all = [current, ...(await source.readEarlier())];
  return {
    products: [...new Set(all.flatMap(({ products }) => products))],
    quantities: [...new Set(all.flatMap(({ quantities }) => quantities))],
  };
}

/** From the forms' names to the columns'; numbers are kept as they are dialled after the calling code. */
function enquiryRecord(
  input: EnquiryInput,
  { lines, company }: { lines: readonly StoneLine[]; company: Home },
): Submission {
  const phone = settlePhone({ number: input.phone, country: input.phone_country });
  const whatsapp = settleGiven({ number: input.whatsapp_number, country: input.whatsapp_country });
  return {
    form: 'enquiry',
    record: {
      fullName: input.full_name,
      email: input.email,
      phone: phone.number,
      phoneCountry: phone.country,
      whatsappNumber: whatsapp.number,
      whatsappCountry: whatsapp.country,
      city: input.city,
      product: input.product,
      quantity: input.quantity,
      quantityUnit: areaUnitIn(company.units),
      ...campaignOf(input),
      sourcePage: input.source_page,
      formType: input.form_type,
      lines: JSON.stringify(lines),
    },
  };
}

/** A number that need not be given: without it there is no country either. */
function settleGiven(entry: PhoneEntry): PhoneEntry {
  return entry.number === '' ? { number: '', country: '' } : settlePhone(entry);
}

type MessageFields = Omit<
  ContactMessageInput,
  'form_type' | 'lines' | 'company_website' | keyof ReturnType<typeof orderFieldsOf>
> & { form_type: string };

function contactRecord(input: MessageFields, lines: readonly StoneLine[] = []) {
  const { number, country } = settleGiven({ number: input.phone, country: input.phone_country });
  return {
    form: 'contact' as const,
    record: {
      name: input.name,
      email: input.email,
      phone: number,
      phoneCountry: country,
      subject: input.subject,
      message: input.message,
      formType: input.form_type,
      sourcePage: input.source_page,
      product: input.product,
      ...campaignOf(input),
      lines: JSON.stringify(lines),
    },
  } satisfies Submission;
}

function feedbackRecord(input: FeedbackInput): Submission {
  return {
    form: 'feedback',
    record: { rating: input.rating, feedback: input.feedback, sourcePage: input.source_page },
  };
}

type CampaignInput = Pick<EnquiryInput, 'utm_source' | 'utm_medium' | 'utm_campaign'>;

function campaignOf(input: CampaignInput) {
  return { utmSource: input.utm_source, utmMedium: input.utm_medium, utmCampaign: input.utm_campaign };
}
