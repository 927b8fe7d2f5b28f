import { use } from 'react';
import { Link } from 'react-router';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

/** The numbers of unread enquiries, requests for a quote, and messages. */
export function Waiting({ promise }: { promise: Dashboard['counts'] }) {
  const counts = use(promise);
  const matters = [
    { one: 'enquiry', many: 'enquiries', to: '/admin/enquiries/', count: counts?.unreadEnquiries },
    { one: 'quote request', many: 'quote requests', to: '/admin/messages/', count: counts?.unreadQuotes },
    { one: 'message', many: 'messages', to: '/admin/messages/', count: counts?.unreadMessages },
  ];
  return (
    <ul className={styles.waiting}>
      {matters.map(({ one, many, to, count }) => (
        <li key={one}>
          <Link className={styles.wait} to={to} data-unread={Boolean(count)}>
            <span className={styles.waitCount}>{count?.toLocaleString('en-GB') ?? '–'}</span> unread{' '}
            {count === 1 ? one : many}
          </Link>
        </li>
      ))}
    </ul>
  );
}
