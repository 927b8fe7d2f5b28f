import type { Generated } from 'kysely';

/** How something a visitor sent is handled, and the columns that searching and sorting use. */
export type HandledColumns = {
  status: Generated<string>;
  notes: Generated<string>;
  /** Null until it is read. */
  readAt: Generated<string | null>;
  version: Generated<number>;
  nameFolded: Generated<string>;
  emailFolded: Generated<string>;
  productFolded: Generated<string>;
  searchText: Generated<string>;
};

export type EnquiryRow = HandledColumns & {
  id: Generated<number>;
  fullName: string;
  email: string;
  phone: string;
  phoneCountry: string;
  whatsappNumber: string;
  whatsappCountry: string;
  city: string;
  product: string;
  quantity: string;
  utmSource: string;
  sourcePage: string;
  formType: string;
  createdAt: string;
};

export type ContactMessageRow = HandledColumns & {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  phoneCountry: string;
  subject: string;
  message: string;
  formType: string;
  sourcePage: string;
  product: string;
  utmSource: string;
  createdAt: string;
};

export type FeedbackRow = {
  id: Generated<number>;
  rating: number;
  feedback: string;
  sourcePage: string;
  createdAt: string;
  isSpam: Generated<number>;
};

export type SubscriberRow = {
  id: Generated<number>;
  email: string;
  emailFolded: string;
  createdAt: string;
  isSpam: Generated<number>;
};
export type SubmissionKeyRow = { key: string; createdAt: string };
/** How often a kind of event happened on a page in a day in UTC; the empty page stands for those not counted apart. */
export type EventCountRow = { day: string; kind: string; page: string; count: number };

export type MailOutboxRow = {
  id: Generated<number>;
  /** The form whose record the mail is about. */
  form: string;
  recordId: number;
  messageId: string;
  recipient: string;
  replyToName: string;
  replyToAddress: string;
  subject: string;
  body: string;
  /** What the mail says, as JSON; empty for mails of text alone, as they once were. */
  content: Generated<string>;
  createdAt: string;
  attempts: Generated<number>;
  /** Null once it was sent or given up. */
  nextAttemptAt: string | null;
  /** The process that is sending it; empty while none is. */
  claimToken: Generated<string>;
  claimedUntil: Generated<string>;
  sentAt: Generated<string | null>;
  lastError: Generated<string>;
};

/** One row at most: the last test mail that a mail server took. */
export type MailTestRow = {
  id: number;
  recipient: string;
  /** The mail server's words. */
  response: string;
  sentAt: string;
  sentBy: string;
};
