import { use } from 'react';
import { Link } from 'react-router';
import { kindLabels, topicOf } from '../enquiries/enquiry.ts';
import { inboxPath, itemParameter } from '../enquiries/inbox.ts';
import { formatTimestamp } from '../shell/format-time.ts';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

/** What has come in last, whatever form it came by. */
export function NewestItems({ promise }: { promise: Dashboard['newest'] }) {
  const { items } = use(promise);
  if (items.length === 0) return <p className={styles.quiet}>Nothing has come in yet.</p>;
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            className={styles.line}
            to={`${inboxPath}?${itemParameter}=${item.id}`}
            data-unread={!item.isRead}
          >
            <span className={styles.lineTitle}>
              {item.name}
              {item.isRead ? null : <span className="visually-hidden"> (unread)</span>}
            </span>
            <span className={styles.lineDetail}>
              {[kindLabels[item.kind], topicOf(item)].filter(Boolean).join(': ')}
            </span>
            <time dateTime={item.receivedAt}>{formatTimestamp(item.receivedAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
