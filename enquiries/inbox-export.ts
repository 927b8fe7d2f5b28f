import { type CsvColumn, writeCsv } from './csv.ts';
import type { InboxFilter, InboxSorting } from './inbox.repository.ts';
import type { EnquiryInbox } from './inbox.service.ts';
import type { InboxEntries } from './inbox-reader.ts';
import type { MessageInbox } from './message-inbox.service.ts';

type Query = InboxFilter & InboxSorting;
type Enquiry = InboxEntries['enquiries'];
type Message = InboxEntries['contactMessages'];

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
  { title: 'Quantity (sq ft)', valueOf: (enquiry) => enquiry.quantity },
  { title: 'UTM source', valueOf: (enquiry) => enquiry.utmSource },
  { title: 'Source page', valueOf: (enquiry) => enquiry.sourcePage },
  { title: 'Form type', valueOf: (enquiry) => enquiry.formType },
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
  { title: 'UTM source', valueOf: (message) => message.utmSource },
  { title: 'Source page', valueOf: (message) => message.sourcePage },
  { title: 'Form type', valueOf: (message) => message.formType },
  ...handlingColumns,
];

/** Every enquiry that fits, as a table in pieces. */
export function exportEnquiries(inbox: EnquiryInbox, query: Query): AsyncGenerator<string> {
  return writeCsv(enquiryColumns, inbox.readAll(query));
}

/** Every contact message that fits, as a table in pieces. */
export function exportMessages(inbox: MessageInbox, query: Query): AsyncGenerator<string> {
  return writeCsv(messageColumns, inbox.readAll(query));
}

/** In brackets the plus sign is not taken for a formula's, nor the digits for a number that loses its zeros. */
function numberText(country: string, number: string): string {
  return number === '' ? '' : `(${country}) ${number}`;
}
