import type { Generated } from 'kysely';

/** One of what visitors send and the staff answers: how it is handled, and what it is found and sorted by. */
export type InboxItemRow = {
  id: Generated<number>;
  /** The form that it came by and the row that holds what was sent, as in the outbox. */
  form: string;
  recordId: number;
  kind: string;
  /** When that row was made. */
  receivedAt: string;
  /** As it was promised to the visitor. */
  answerDueAt: string;
  status: Generated<string>;
  assigneeId: Generated<number | null>;
  /** A day, as `2026-03-01`. */
  followUpOn: Generated<string | null>;
  notes: Generated<string>;
  /** Null until it is read. */
  readAt: Generated<string | null>;
  /** The first time that it was said to be answered; null before, and where nobody wrote that down. */
  answeredAt: Generated<string | null>;
  /** Since when it stands in the trash. */
  deletedAt: Generated<string | null>;
  /** Why it was taken for spam when it came; empty where it was not. */
  spamReason: Generated<string>;
  /** A BCP 47 tag; null where it came before that was kept. */
  language: Generated<string | null>;
  version: Generated<number>;
  nameFolded: string;
  emailFolded: string;
  productFolded: string;
  /** As they are dialled, calling code included; empty where none was given. */
  phoneKey: string;
  whatsappKey: string;
  searchText: string;
};

/** What somebody changed of an item; changes made at once share their action. */
export type InboxChangeRow = {
  id: Generated<number>;
  action: string;
  itemId: number;
  username: string;
  createdAt: string;
  /** What it held before and since, as JSON: the fields that changed. */
  before: string;
  after: string;
  undoneAt: Generated<string | null>;
};

/** What the staff answered to an item; its mail in the outbox says whether it has left. */
export type InboxReplyRow = {
  id: Generated<number>;
  itemId: number;
  /** Its mail is deleted some time after it was sent. */
  mailId: number;
  messageId: string;
  username: string;
  createdAt: string;
  subject: string;
  body: string;
};

/** A list that an administrator comes back to; `query` is what it asks for, as JSON. */
export type InboxViewRow = { id: Generated<number>; administratorId: number; name: string; query: string };

/** One row at most: what answers begin with, as JSON, once somebody has changed what the site begins with. */
export type ReplyTemplatesRow = {
  id: number;
  templates: string;
  version: Generated<number>;
  updatedAt: string;
  updatedBy: string;
};

export type EnquiryRow = {
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
  /** `m2` or `ft2`. */
  quantityUnit: string;
  utmSource: string;
  utmMedium: Generated<string>;
  utmCampaign: Generated<string>;
  sourcePage: string;
  formType: string;
  /** The stones that it is about, as JSON. */
  lines: Generated<string>;
  createdAt: string;
};

export type ContactMessageRow = {
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
  utmMedium: Generated<string>;
  utmCampaign: Generated<string>;
  /** The stones that it is about, as JSON. */
  lines: Generated<string>;
  company: Generated<string>;
  quantity: Generated<string>;
  unit: Generated<string>;
  thickness: Generated<string>;
  finish: Generated<string>;
  destination: Generated<string>;
  incoterm: Generated<string>;
  neededBy: Generated<string>;
  address: Generated<string>;
  createdAt: string;
};

/** A list of stones that a visitor has shared; `lines` is JSON. */
export type SharedShortlistRow = {
  id: string;
  lines: string;
  createdAt: string;
  /** JSON: who approved it, when, and exactly what. */
  approvals: Generated<string>;
};

export type FeedbackRow = {
  id: Generated<number>;
  rating: number;
  feedback: string;
  sourcePage: string;
  createdAt: string;
  /** A BCP 47 tag; null where it came before that was kept. */
  language: Generated<string | null>;
  isSpam: Generated<number>;
};

export type SubscriberRow = {
  id: Generated<number>;
  email: string;
  emailFolded: string;
  createdAt: string;
  isSpam: Generated<number>;
  /** As of inbox items. */
  language: Generated<string | null>;
};
export type SubmissionKeyRow = { key: string; createdAt: string };
/** How often a kind of event happened on a page in a day in UTC; the empty page stands for those not counted apart. */
export type EventCountRow = { day: string; kind: string; page: string; count: number };
/** The same of a whole month, `2026-01`. */
export type EventMonthCountRow = { kind: string; month: string; page: string; count: number };
/** How many visits of a day a campaign brought; all three are empty where none did. */
export type CampaignCountRow = {
  day: string;
  source: string;
  medium: string;
  campaign: string;
  count: number;
};
/** How often something was searched in a day; the empty query stands for those not counted apart. */
export type SearchCountRow = {
  day: string;
  /** Which search it was. */
  place: string;
  query: string;
  /** `found` or `missed`. */
  outcome: string;
  count: number;
};

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
  /** What the mail says, as JSON; empty for mails of text alone. */
  content: Generated<string>;
  /** Who of the staff has written it; empty for what the program writes. */
  writtenBy: Generated<string>;
  /** The Message-IDs of the mails before it, oldest first, with blanks between them. */
  thread: Generated<string>;
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
