import { type AreaUnit, describeLine, type LineDetails } from '#content/facts/shortlist-line.shared.ts';
import type { ReplyState } from '#inbox/inbox/replies.shared.ts';
import { nameQuantity, nameQuantityUnit } from '#inbox/submit/enquiry-quantities.shared.ts';
import {
  type HandlingStatus,
  type InboxKind,
  itemStatuses,
  statusLabels,
} from '#inbox/submit/handling.shared.ts';
import type { Order } from '#inbox/submit/order-fields.shared.ts';
import { t } from '../../kit/language/t.ts';

/** A stone that is asked about, with what is wanted of it; the unit is empty where it came without a list. */
type InboxLine = LineDetailsOf & { product: string; name: string; quantity: string };
type LineDetailsOf = Omit<LineDetails, 'unit'> & { unit: AreaUnit | '' };
/** Where the stone is seen, and its picture; both are null where it is gone. */
export type DetailLine = InboxLine & { path: string | null; image: string | null };

/** Something that a visitor sent, as the inbox lists it; what its form does not ask is empty. */
export type InboxItem = Omit<Order, 'unit'> & {
  id: number;
  kind: InboxKind;
  /** What people call it by: `Q-12`. */
  reference: string;
  status: HandlingStatus;
  /** An administrator's name; null while nobody has it. */
  assignee: string | null;
  /** A day: `2026-03-01`. */
  followUpOn: string | null;
  notes: string;
  /** ISO 8601, UTC, as the other times. */
  receivedAt: string;
  answerDueAt: string;
  answeredAt: string | null;
  isOverdue: boolean;
  isRead: boolean;
  /** Why it was taken for spam when it came; empty where it was not. */
  spamReason: string;
  version: number;
  name: string;
  email: string;
  phone: string;
  /** A calling code with its plus sign. */
  phoneCountry: string;
  whatsappNumber: string;
  whatsappCountry: string;
  city: string;
  product: string;
  /** Such as `m2` or `ft2`; empty where none is named. */
  quantityUnit: string;
  subject: string;
  message: string;
  formType: string;
  sourcePage: string;
  utmSource: string;
  /** The tag of the language that it was sent in; null where that was not kept. */
  language: string | null;
  lines: InboxLine[];
  /** Oldest first. */
  replies: InboxReply[];
};

/** What was answered by mail, and whether it has left. */
export type InboxReply = {
  at: string;
  /** An administrator's name. */
  by: string;
  subject: string;
  body: string;
  state: ReplyState;
  /** Why the last attempt failed; empty where none did. */
  reason: string;
  nextAttemptAt: string | null;
  /** Its number in the outbox; null some time after it was sent. */
  mail: number | null;
};

type Quantity = Pick<InboxItem, 'quantity' | 'quantityUnit'>;
type ShownValues = { status?: HandlingStatus; assignee?: string | null; followUpOn?: string | null };
export type InboxChange = { username: string; createdAt: string; before: ShownValues; after: ShownValues };
/** With what the staff did with it, and what else its sender sent. */
export type InboxItemDetail = Omit<InboxItem, 'lines'> & {
  lines: DetailLine[];
  history: InboxChange[];
  earlier: InboxItem[];
};

export type FeedbackEntry = {
  id: number;
  createdAt: string;
  /** 1 to 5. */
  rating: number;
  feedback: string;
  sourcePage: string;
  /** A BCP 47 tag; null where it was not kept. */
  language: string | null;
};

export type Subscriber = { id: number; email: string; createdAt: string; language: string | null };

export const kindLabels: Record<InboxKind, string> = {
  enquiry: t('Enquiry'),
  quote: t('Quote request'),
  message: t('Message'),
  sample: t('Sample request'),
  hold: t('Hold request'),
};

export function kindWithinSentence({ kind }: Pick<InboxItem, 'kind'>): string {
  return t(
    '{kind, select, quote {quote request} message {message} sample {sample request} hold {hold request} other {enquiry}}',
    { kind },
  );
}

export const statusNames = Object.fromEntries(
  itemStatuses.map((status) => [status, t(statusLabels[status])]),
) as Record<HandlingStatus, string>;

/** The quantity with its unit, for the staff. */
export function quantityText({ quantity, quantityUnit }: Quantity): string {
  if (quantity === '') return '';
  const unit = t(nameQuantityUnit(quantityUnit));
  if (!quantity.endsWith('+')) return `${quantity} ${unit}`;
  return t('More than {quantity} {unit}', { quantity: quantity.slice(0, -1), unit });
}

/** The same for the buyer, worded as in the form. */
export function quantityInReply({ quantity, quantityUnit }: Quantity): string {
  return quantity === '' ? '' : `${nameQuantity(quantity)} ${nameQuantityUnit(quantityUnit)}`;
}

/** The stones of a list that came with it, in words, one a line. */
export function stonesText({ lines }: Pick<InboxItem, 'lines'>): string {
  return lines
    .flatMap(({ unit, ...line }) => (unit === '' ? [] : [describeLine({ ...line, unit })]))
    .map((words, index) => `${index + 1}. ${words}`)
    .join('\n');
}

/** What it is about, in a line. */
export function topicOf(item: InboxItem): string {
  return [item.product, quantityText(item), item.subject].filter(Boolean).join(' · ');
}

/** Where a chat with its sender may go. */
export function chatNumberOf(item: InboxItem): { country: string; number: string } | undefined {
  const { whatsappNumber, whatsappCountry, phone, phoneCountry } = item;
  if (whatsappNumber) return { country: whatsappCountry, number: whatsappNumber };
  return phone ? { country: phoneCountry, number: phone } : undefined;
}
