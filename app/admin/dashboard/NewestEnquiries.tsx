import { use } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../shell/format-time.ts';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

export function NewestEnquiries({ promise }: { promise: Dashboard['enquiries'] }) {
  const { enquiries } = use(promise);
  if (enquiries.length === 0) return <p className={styles.quiet}>No enquiry has come in yet.</p>;
  return (
    <ul className={styles.lines}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <Link
            className={styles.line}
            to={`/admin/enquiries/?enquiry=${enquiry.id}`}
            data-unread={!enquiry.isRead}
          >
            <span className={styles.lineTitle}>
              {enquiry.fullName}
              {enquiry.isRead ? null : <span className="visually-hidden"> (unread)</span>}
            </span>
            <span className={styles.lineDetail}>
              {[enquiry.product, enquiry.city].filter(Boolean).join(', ')}
            </span>
            <time dateTime={enquiry.createdAt}>{formatMoment(enquiry.createdAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
