import type { ContentServices } from '#content/content-services.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { dayAt } from '#content/kit/zoned-days.shared.ts';
import { languageOf, readLanguage, readLanguages } from '#content/languages.ts';
import type { Db } from '#database/connect.ts';
import { createInboxService } from '#inbox/inbox/inbox.service.ts';
import { createInboxViewService } from '#inbox/inbox/inbox-views.service.ts';
import { createMessageInbox } from '#inbox/inbox/message-inbox.service.ts';
import { createReplyService } from '#inbox/inbox/replies.service.ts';
import { createReplyTemplateService } from '#inbox/inbox/reply-templates.service.ts';
import { createVisitorDataService } from '#inbox/inbox/visitor-data.service.ts';
import { createWholeInbox } from '#inbox/inbox/whole-inbox.service.ts';
import type { MailBrand } from '#inbox/mail/mail-brand.ts';
import { createMailTestService } from '#inbox/mail/mail-test.service.ts';
import { createOutboxService } from '#inbox/mail/outbox.service.ts';
import type { MailAddresses } from '#inbox/mail/outbox-mail.ts';
import { createSmtpSender } from '#inbox/mail/smtp.ts';
import { createShortlistService } from '#inbox/shortlists/shortlists.service.ts';
import { createFeedbackService } from '#inbox/submit/feedback.service.ts';
import { findCallingCode, listCallingCodes } from '#inbox/submit/home-country.ts';
import type { FindSlabs } from '#inbox/submit/lines-of-slabs.ts';
import { describeNumbers } from '#inbox/submit/phone-number.ts';
import { createSubmissionService } from '#inbox/submit/submissions.service.ts';
import { createSubscriberService } from '#inbox/submit/subscribers.service.ts';
import type { Limits } from '#people/limits/limits.service.ts';
import { defaultShortlistDays } from '../config/retention-settings.ts';
import { type ListedStones, listStonesBy } from './listed-stones.ts';

/** The mail server, and from whom and to whom notifications go. */
export type MailSettings = MailAddresses & { smtpUrl: string };

type Options = {
  publicUrl: string;
  backOfficeUrl: string;
  limits: Limits;
  mail: MailSettings | undefined;
  siteDocuments: Pick<SiteDocumentService, 'get' | 'listEarlier'>;
  stones: ListedStones;
  slabs: Pick<ContentServices['slabs'], 'findToBeHad'>;
  /** For how many days shared lists are there. */
  shortlistDays?: number | undefined;
  findBrand: () => Promise<MailBrand>;
};

/** The administrator waits for a test mail; the outbox has more time. */
const testDeadlineMs = 25_000;

/** What visitors send, and what becomes of it. */
export function createEnquiryServices(db: Db, options: Options) {
  const { limits, mail, siteDocuments, findBrand, shortlistDays = defaultShortlistDays } = options;
  const findStones = listStonesBy(options.stones);
  const findCompany = () => siteDocuments.get('company');
  const findSlabs: FindSlabs = async (numbers) => {
    const slabs = await options.slabs.findToBeHad(numbers);
    return new Map(
      [...slabs].map(([key, slab]) => {
        const { slug, product } = slab;
        return [key, { ...slab, number: slug, product: product.slug, name: product.name }];
      }),
    );
  };
  const outbox = createOutboxService(db, { ...options, addresses: mail });
  const handOver = { onStoring: outbox.write, onStored: outbox.announce };
  return {
    outbox,
    mailTests: createMailTestService(db, {
      ...{ limits, findBrand, addresses: mail, backOfficeUrl: options.backOfficeUrl },
      findCompany,
      send: createSmtpSender(mail?.smtpUrl ?? '', { deadlineMs: testDeadlineMs }),
    }),
    submissions: createSubmissionService(db, {
      ...{ limits, findStones, findCompany, ...handOver },
      findSlabs,
      findIncoterms: async () => (await siteDocuments.get('trade')).incoterms,
      findLanguage: () => readLanguage(db),
      offers: {
        read: () => siteDocuments.get('forms'),
        readEarlier: () => siteDocuments.listEarlier('forms'),
      },
    }),
    shortlists: createShortlistService(db, {
      ...{ limits, findStones, findSlabs, keptDays: shortlistDays },
      isOn: async () => (await siteDocuments.get('pages')).shortlist,
    }),
    inbox: createWholeInbox(db, {
      findStones,
      findDay: async (moment) => dayAt(moment, (await findCompany()).timeZone),
    }),
    replies: createReplyService(db, { outbox, findCompany: () => siteDocuments.get('company') }),
    inboxViews: createInboxViewService(db),
    replyTemplates: createReplyTemplateService(db, { readLanguages: () => readLanguages(db) }),
    enquiries: createInboxService(db, 'enquiry'),
    messages: createMessageInbox(db),
    feedback: createFeedbackService(db),
    subscribers: createSubscriberService(db),
    visitorData: createVisitorDataService(db, {
      findHomeCode: async () => findCallingCode((await findCompany()).country),
    }),
    /** What forms say of phone numbers; of those of the company's country nothing while it has none. */
    phones: {
      listCallingCodes: async () => {
        const company = await findCompany();
        return listCallingCodes(company.country, languageOf(company));
      },
      describeNumbers: async () => describeNumbers((await findCompany()).country),
    },
  };
}
