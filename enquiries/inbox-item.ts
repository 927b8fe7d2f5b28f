import type { HandlingStatus, InboxKind } from './handling.shared.ts';
import { referenceOf } from './inbox-kind.ts';
import type { ItemWithRecord } from './inbox-records.repository.ts';

/** What is asked for: one line for each product. */
type ItemLine = { product: string; quantity: string };

/** An inbox item as the staff reads it, whatever form it came by; what a form does not ask is empty. */
export type InboxItem = {
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
  quantity: string;
  subject: string;
  message: string;
  formType: string;
  sourcePage: string;
  utmSource: string;
  lines: ItemLine[];
};

export function toInboxItem(entry: ItemWithRecord, now: string): InboxItem {
  const { form, assigneeId, ...item } = entry.item;
  const sent = sentOf(entry);
  const { product } = sent;
  const quantity = sent.quantity === '' ? '' : `${sent.quantity} sq ft`;
  return {
    ...item,
    ...sent,
    reference: referenceOf(item),
    isOverdue: item.status === 'new' && item.answerDueAt < now,
    isRead: item.readAt !== null,
    lines: product === '' ? [] : [{ product, quantity }],
  };
}

function sentOf(entry: ItemWithRecord) {
  const { email, phone, phoneCountry, product, formType, sourcePage, utmSource } = entry.record;
  const shared = { email, phone, phoneCountry, product, formType, sourcePage, utmSource };
  if (entry.form === 'enquiry') {
    const { fullName: name, whatsappNumber, whatsappCountry, city, quantity } = entry.record;
    return { ...shared, name, whatsappNumber, whatsappCountry, city, quantity, subject: '', message: '' };
  }
  const { name, subject, message } = entry.record;
  const notAsked = { whatsappNumber: '', whatsappCountry: '', city: '', quantity: '' };
  return { ...shared, ...notAsked, name, subject, message };
}
