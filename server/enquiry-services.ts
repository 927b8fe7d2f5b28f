import type { Db } from '#database/connect.ts';
import { dialCodes } from '#enquiries/countries.ts';
import { enquiryProducts } from '#enquiries/enquiry-products.shared.ts';
import { enquiryQuantities } from '#enquiries/enquiry-quantities.shared.ts';
import { createFeedbackService } from '#enquiries/feedback.service.ts';
import { createInboxService } from '#enquiries/inbox.service.ts';
import { createMessageInbox } from '#enquiries/message-inbox.service.ts';
import { createOutboxService } from '#enquiries/outbox.service.ts';
import type { MailAddresses } from '#enquiries/outbox-mail.ts';
import { createSubmissionService } from '#enquiries/submissions.service.ts';
import { createSubscriberService } from '#enquiries/subscribers.service.ts';
import type { Limits } from '#limits/limits.service.ts';

type Options = { publicUrl: string; limits: Limits; mail: MailAddresses | undefined };

/** What visitors send, and what becomes of it. */
export function createEnquiryServices(db: Db, { publicUrl, limits, mail }: Options) {
  const outbox = createOutboxService(db, { publicUrl, addresses: mail });
  const handOver = { onStoring: outbox.write, onStored: outbox.announce };
  return {
    outbox,
    submissions: createSubmissionService(db, { limits, ...handOver }),
    enquiries: createInboxService(db, 'enquiries'),
    messages: createMessageInbox(db),
    feedback: createFeedbackService(db),
    subscribers: createSubscriberService(db),
    formOptions: { countries: dialCodes, products: enquiryProducts, quantities: enquiryQuantities },
  };
}
