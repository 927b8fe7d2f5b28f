import { use } from 'react';
import { Link } from 'react-router';
import { formatTimestamp } from '../shell/format-time.ts';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

type ItemLine = {
  id: number;
  to: string;
  name: string;
  detail: string;
  createdAt: string;
  isRead: boolean;
};

export function NewestEnquiries({ promise }: { promise: Dashboard['enquiries'] }) {
  const lines = use(promise).enquiries.map((enquiry) => ({
    ...enquiry,
    to: `/admin/enquiries/?enquiry=${enquiry.id}`,
    name: enquiry.fullName,
    detail: [enquiry.product, enquiry.city].filter(Boolean).join(', '),
  }));
  return <ItemLines lines={lines} none="No enquiry has come in yet." />;
}

export function NewestMessages({ promise }: { promise: Dashboard['messages'] }) {
  const lines = use(promise).messages.map((message) => ({
    ...message,
    to: `/admin/messages/?message=${message.id}`,
    detail: [message.formType === 'quote' ? 'Request for a quote' : 'Message', message.subject]
      .filter(Boolean)
      .join(': '),
  }));
  return <ItemLines lines={lines} none="No message has come in yet." />;
}

function ItemLines({ lines, none }: { lines: readonly ItemLine[]; none: string }) {
  if (lines.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, to, name, detail, createdAt, isRead }) => (
        <li key={id}>
          <Link className={styles.line} to={to} data-unread={!isRead}>
            <span className={styles.lineTitle}>
              {name}
              {isRead ? null : <span className="visually-hidden"> (unread)</span>}
            </span>
            <span className={styles.lineDetail}>{detail}</span>
            <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
