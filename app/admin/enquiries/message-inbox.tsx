import type { ContactMessage } from './enquiry.ts';
import { FactList } from './FactList/FactList.tsx';
import { type Inbox, inboxSortOptions } from './inbox.ts';
import styles from './message-inbox.module.css';
import { mailUrl, replyToMessage, telUrl } from './reply-links.ts';
import { Timestamp } from './Timestamp/Timestamp.tsx';

const formLabels: Record<string, string> = { contact: 'Contact', quote: 'Request for a quote' };

/** Messages from the contact and quote forms. */
export const messageInbox: Inbox<ContactMessage> = {
  path: 'messages',
  title: 'Messages',
  parameter: 'message',
  noun: { one: 'message', many: 'messages' },
  purpose: 'What visitors send from the contact page, and their requests for a quote, arrive here.',
  searchHint: 'Name, email, phone or subject',
  hasProducts: false,
  sorts: inboxSortOptions,
  failures: {
    load: 'Failed to load messages. Please try again.',
    delete: 'Failed to delete message. Please try again.',
  },
  nameOf: (message) => message.name,
  columns: [
    { label: 'Date', show: (message) => <Timestamp at={message.createdAt} /> },
    { label: 'Name', show: (message) => message.name },
    { label: 'Email', show: (message) => message.email },
    { label: 'Subject', show: (message) => message.subject },
    { label: 'Product', show: (message) => message.product || '—' },
    { label: 'Form', show: (message) => formLabels[message.formType] ?? message.formType },
  ],
  Facts: MessageFacts,
  replyTo: replyToMessage,
  chatNumberOf: phoneOf,
};

function MessageFacts({ item: message }: { item: ContactMessage }) {
  const { email } = message;
  const phone = phoneOf(message);
  const facts = [
    { label: 'Email', value: <a href={mailUrl(email, replyToMessage(message))}>{email}</a> },
    {
      label: 'Phone',
      value: phone && (
        <a href={telUrl(phone)}>
          {phone.country} {phone.number}
        </a>
      ),
    },
    { label: 'Product', value: message.product },
    { label: 'UTM source', value: message.utmSource || 'Direct' },
    { label: 'Source page', value: message.sourcePage || 'Unknown' },
    { label: 'Form', value: formLabels[message.formType] ?? message.formType },
    { label: 'Submitted at', value: <Timestamp at={message.createdAt} /> },
  ];
  return (
    <>
      <div className={styles.item}>
        <h3>{message.subject}</h3>
        <p className={styles.words}>{message.message}</p>
      </div>
      <FactList facts={facts} />
    </>
  );
}

function phoneOf(message: ContactMessage): { country: string; number: string } | undefined {
  const { phone: number, phoneCountry: country } = message;
  return number ? { country, number } : undefined;
}
