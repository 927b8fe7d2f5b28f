import { describeLine, type StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { type CsvColumn, writeCsv } from '../submit/csv.ts';
import { nameQuantityUnit } from '../submit/enquiry-quantities.shared.ts';
import type { Order } from '../submit/order-fields.shared.ts';
import type { EnquiryInbox, EntryFilter, EntrySorting, InboxEntries } from './inbox.service.ts';
import { describeItemLine, type InboxItem, type ItemReply } from './inbox-item.ts';
import type { MessageInbox } from './message-inbox.service.ts';

type Query = EntryFilter & EntrySorting;
type Enquiry = InboxEntries['enquiry'];
type Message = InboxEntries['contact'];

/** What a request says of the order; quantity and unit have columns of their own. */
const orderColumns: CsvColumn<Omit<Order, 'quantity' | 'unit'>>[] = [
  { title: 'Company', valueOf: ({ company }) => company },
  { title: 'Thickness', valueOf: ({ thickness }) => thickness },
  { title: 'Finish', valueOf: ({ finish }) => finish },
  { title: 'Destination', valueOf: ({ destination }) => destination },
  { title: 'Incoterm', valueOf: ({ incoterm }) => incoterm },
  { title: 'Needed by', valueOf: ({ neededBy }) => neededBy },
  { title: 'Address', valueOf: ({ address }) => address },
];

/** Each stone of a list with what is wanted of it, one a line. */
const linesColumn: CsvColumn<{ lines: readonly StoneLine[] }> = {
  title: 'Stones',
  valueOf: ({ lines }) => lines.map(describeLine).join('\n'),
};

const handlingColumns: CsvColumn<Enquiry | Message>[] = [
  { title: 'Status', valueOf: (entry) => entry.status },
  { title: 'Read', valueOf: (entry) => (entry.isRead ? 'yes' : 'no') },
  { title: 'Notes', valueOf: (entry) => entry.notes },
];

const enquiryColumns: CsvColumn<Enquiry>[] = [
  { title: 'Id', valueOf: (enquiry) => enquiry.id },
  { title: 'Submitted at', valueOf: (enquiry) => enquiry.createdAt },
  { title: 'Full name', valueOf: (enquiry) => enquiry.fullName },
  { title: 'Email', valueOf: (enquiry) => enquiry.email },
  { title: 'Phone', valueOf: (enquiry) => numberText(enquiry.phoneCountry, enquiry.phone) },
  { title: 'WhatsApp', valueOf: (enquiry) => numberText(enquiry.whatsappCountry, enquiry.whatsappNumber) },
  { title: 'City', valueOf: (enquiry) => enquiry.city },
  { title: 'Product', valueOf: (enquiry) => enquiry.product },
  { title: 'Quantity', valueOf: (enquiry) => enquiry.quantity },
  { title: 'Unit', valueOf: ({ quantityUnit }) => nameQuantityUnit(quantityUnit) },
  linesColumn,
  { title: 'UTM source', valueOf: (enquiry) => enquiry.utmSource },
  { title: 'Source page', valueOf: (enquiry) => enquiry.sourcePage },
  { title: 'Form type', valueOf: (enquiry) => enquiry.formType },
  { title: 'Language', valueOf: ({ language }) => language ?? '' },
  ...handlingColumns,
];

const messageColumns: CsvColumn<Message>[] = [
  { title: 'Id', valueOf: (message) => message.id },
  { title: 'Submitted at', valueOf: (message) => message.createdAt },
  { title: 'Name', valueOf: (message) => message.name },
  { title: 'Email', valueOf: (message) => message.email },
  { title: 'Phone', valueOf: (message) => numberText(message.phoneCountry, message.phone) },
  { title: 'Subject', valueOf: (message) => message.subject },
  { title: 'Message', valueOf: (message) => message.message },
  { title: 'Product', valueOf: (message) => message.product },
  { title: 'Quantity', valueOf: ({ quantity }) => quantity },
  { title: 'Unit', valueOf: ({ unit }) => nameQuantityUnit(unit) },
  ...orderColumns,
  linesColumn,
  { title: 'UTM source', valueOf: (message) => message.utmSource },
  { title: 'Source page', valueOf: (message) => message.sourcePage },
  { title: 'Form type', valueOf: (message) => message.formType },
  { title: 'Language', valueOf: ({ language }) => language ?? '' },
  ...handlingColumns,
];

const itemColumns: CsvColumn<InboxItem>[] = [
  { title: 'Reference', valueOf: (item) => item.reference },
  { title: 'Kind', valueOf: (item) => item.kind },
  { title: 'Received at', valueOf: (item) => item.receivedAt },
  { title: 'Status', valueOf: (item) => item.status },
  { title: 'Assigned to', valueOf: (item) => item.assignee ?? '' },
  { title: 'Answer due at', valueOf: (item) => item.answerDueAt },
  { title: 'Answered at', valueOf: (item) => item.answeredAt ?? '' },
  { title: 'Follow up on', valueOf: (item) => item.followUpOn ?? '' },
  { title: 'Name', valueOf: (item) => item.name },
  { title: 'Email', valueOf: (item) => item.email },
  { title: 'Phone', valueOf: (item) => numberText(item.phoneCountry, item.phone) },
  { title: 'WhatsApp', valueOf: (item) => numberText(item.whatsappCountry, item.whatsappNumber) },
  { title: 'City', valueOf: (item) => item.city },
  { title: 'Product', valueOf: (item) => item.product },
  { title: 'Quantity', valueOf: (item) => item.quantity },
  { title: 'Unit', valueOf: ({ quantity, quantityUnit }) => quantity && nameQuantityUnit(quantityUnit) },
  ...orderColumns,
  { title: 'Stones', valueOf: ({ lines }) => lines.map(describeItemLine).join('\n') },
  { title: 'Subject', valueOf: (item) => item.subject },
  { title: 'Message', valueOf: (item) => item.message },
  { title: 'UTM source', valueOf: (item) => item.utmSource },
  { title: 'Source page', valueOf: (item) => item.sourcePage },
  { title: 'Language', valueOf: ({ language }) => language ?? '' },
  { title: 'Read', valueOf: (item) => (item.isRead ? 'yes' : 'no') },
  { title: 'Notes', valueOf: (item) => item.notes },
  { title: 'Replies', valueOf: ({ replies }) => replies.map(describeReply).join('\n\n') },
];

/** Every enquiry that fits, as a table in pieces. */
export function exportEnquiries(inbox: EnquiryInbox, query: Query): AsyncGenerator<string> {
  return writeCsv(enquiryColumns, inbox.readAll(query));
}

/** Every contact message that fits, as a table in pieces. */
export function exportMessages(inbox: MessageInbox, query: Query): AsyncGenerator<string> {
  return writeCsv(messageColumns, inbox.readAll(query));
}

/** Every item that fits, whatever form it came by, as a table in pieces. */
export function exportInbox(items: AsyncIterable<InboxItem[]>): AsyncGenerator<string> {
  return writeCsv(itemColumns, items);
}

/** Who answered, when, whether it has left, and the text. */
function describeReply({ at, by, state, subject, body }: ItemReply): string {
  return `${at}, ${by}, ${state}: ${subject}\n${body}`;
}

/** In brackets the plus sign is not taken for a formula's, nor the digits for a number that loses its zeros. */
function numberText(country: string, number: string): string {
  return number === '' ? '' : `(${country || 'no code'}) ${number}`;
}
