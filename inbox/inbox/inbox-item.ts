import {
  type AreaUnit,
  areaText,
  describeLine,
  type StoneLine,
} from '#content/facts/shortlist-line.shared.ts';
import { nameQuantityUnit } from '../submit/enquiry-quantities.shared.ts';
import type { HandlingStatus, InboxKind } from '../submit/handling.shared.ts';
import { referenceOf } from '../submit/inbox-kind.ts';
import type { Order } from '../submit/order-fields.shared.ts';
import type { ItemWithRecord } from './inbox-records.repository.ts';
import type { StoredReply } from './inbox-replies.repository.ts';

/** What is asked for: one line for each product. Of what came without a list the product is a name. */
export type ItemLine = Omit<StoneLine, 'unit'> & { unit: AreaUnit | ''; quantity: string };

const nothingSaid = {
  finish: '',
  thickness: '',
  area: null,
  unit: '',
  room: '',
  note: '',
  view: '',
  slabs: [] as string[],
} as const;

/** An inbox item as the staff reads it, whatever form it came by; what a form does not ask is empty. */
export type InboxItem = Omit<Order, 'unit'> & {
  id: number;
  kind: InboxKind;
  reference: string;
  status: HandlingStatus;
  assignee: string | null;
  followUpOn: string | null;
  notes: string;
  receivedAt: string;
  answerDueAt: string;
  answeredAt: string | null;
  isOverdue: boolean;
  readAt: string | null;
  isRead: boolean;
  deletedAt: string | null;
  spamReason: string;
  /** That it was sent in, a BCP 47 tag; null where it came before that was kept. */
  language: string | null;
  version: number;
  recordId: number;
  name: string;
  email: string;
  phone: string;
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
  lines: ItemLine[];
  /** What the staff answered, oldest first. */
  replies: ItemReply[];
};
export type ItemReply = Omit<StoredReply, 'itemId' | 'messageId'>;

const noOrder = {
  ...{ company: '', thickness: '', finish: '', destination: '', incoterm: '', neededBy: '', address: '' },
};

/** A stone with what is wanted of it, in a line. */
export function describeItemLine({ unit, ...line }: ItemLine): string {
  return unit === ''
    ? [line.name, line.quantity].filter(Boolean).join(', ')
    : describeLine({ ...line, unit });
}

export function toInboxItem(entry: ItemWithRecord, now: string): InboxItem {
  const { form, assigneeId, ...item } = entry.item;
  const sent = sentOf(entry);
  const { product } = sent;
  const lines = entry.record.lines.map((line) => ({ ...line, quantity: areaText(line) }));
  const quantity = sent.quantity && `${sent.quantity} ${nameQuantityUnit(sent.quantityUnit)}`.trim();
  return {
    ...item,
    ...sent,
    replies: entry.replies.map(({ itemId: _, messageId: _messageId, ...reply }) => reply),
    reference: referenceOf(item),
    isOverdue: item.status === 'new' && item.answerDueAt < now,
    isRead: item.readAt !== null,
    lines:
      lines.length > 0 || product === '' ? lines : [{ ...nothingSaid, product, name: product, quantity }],
  };
}

function sentOf(entry: ItemWithRecord) {
  const { email, phone, phoneCountry, product, formType, sourcePage, utmSource } = entry.record;
  const shared = { email, phone, phoneCountry, product, formType, sourcePage, utmSource };
  if (entry.form === 'enquiry') {
    const { fullName: name, whatsappNumber, whatsappCountry, city, quantity, quantityUnit } = entry.record;
    const asked = { whatsappNumber, whatsappCountry, city, quantity, quantityUnit };
    return { ...shared, ...noOrder, ...asked, name, subject: '', message: '' };
  }
  const { name, subject, message, unit: quantityUnit, ...record } = entry.record;
  const { company, quantity, thickness, finish, destination, incoterm, neededBy, address } = record;
  const order = { company, quantity, quantityUnit, thickness, finish };
  const way = { destination, incoterm, neededBy, address };
  const notAsked = { whatsappNumber: '', whatsappCountry: '', city: '' };
  return { ...shared, ...notAsked, ...order, ...way, name, subject, message };
}
