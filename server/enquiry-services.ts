import { dayAt } from '#analytics/zoned-days.ts';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import { dialCodes } from '#enquiries/countries.ts';
import { createFeedbackService } from '#enquiries/feedback.service.ts';
import { createInboxService } from '#enquiries/inbox.service.ts';
import { createInboxViewService } from '#enquiries/inbox-views.service.ts';
import type { MailBrand } from '#enquiries/mail-brand.ts';
import { createMailTestService } from '#enquiries/mail-test.service.ts';
import { createMessageInbox } from '#enquiries/message-inbox.service.ts';
import { createOutboxService } from '#enquiries/outbox.service.ts';
import type { MailAddresses } from '#enquiries/outbox-mail.ts';
import { createReplyTemplateService } from '#enquiries/reply-templates.service.ts';
import { createShortlistService } from '#enquiries/shortlists.service.ts';
import { createSmtpSender } from '#enquiries/smtp.ts';
import { createSubmissionService } from '#enquiries/submissions.service.ts';
import { createSubscriberService } from '#enquiries/subscribers.service.ts';
import { createVisitorDataService } from '#enquiries/visitor-data.service.ts';
import { createWholeInbox } from '#enquiries/whole-inbox.service.ts';
import type { Limits } from '#limits/limits.service.ts';
import { type ListedStones, listStonesBy } from './listed-stones.ts';
import { defaultShortlistDays } from './retention-settings.ts';

/** The mail server, and from whom and to whom notifications go. */
export type MailSettings = MailAddresses & { smtpUrl: string };

type Options = {
  publicUrl: string;
  backOfficeUrl: string;
  limits: Limits;
  mail: MailSettings | undefined;
  siteDocuments: Pick<SiteDocumentService, 'get' | 'listEarlier'>;
  stones: ListedStones;
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
  const outbox = createOutboxService(db, { ...options, addresses: mail });
  const handOver = { onStoring: outbox.write, onStored: outbox.announce };
  return {
    outbox,
    mailTests: createMailTestService(db, {
      ...{ limits, findBrand, addresses: mail },
      findCompany: () => siteDocuments.get('company'),
      send: createSmtpSender(mail?.smtpUrl ?? '', { deadlineMs: testDeadlineMs }),
    }),
    submissions: createSubmissionService(db, {
      ...{ limits, findStones, ...handOver },
      offers: {
        read: () => siteDocuments.get('forms'),
        readEarlier: () => siteDocuments.listEarlier('forms'),
      },
    }),
    shortlists: createShortlistService(db, { limits, findStones, keptDays: shortlistDays }),
    inbox: createWholeInbox(db, {
      findStones,
      findDay: async (moment) => dayAt(moment, (await siteDocuments.get('company')).timeZone),
    }),
    inboxViews: createInboxViewService(db),
    replyTemplates: createReplyTemplateService(db),
    enquiries: createInboxService(db, 'enquiry'),
    messages: createMessageInbox(db),
    feedback: createFeedbackService(db),
    subscribers: createSubscriberService(db),
    visitorData: createVisitorDataService(db),
    callingCodes: dialCodes,
  };
}
