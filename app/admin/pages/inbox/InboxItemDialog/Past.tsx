import { Link } from 'react-router';
import { statusLabels } from '#inbox/submit/handling.shared.ts';
import { formatTimestamp, formatUtcDay } from '../../../kit/time/format-time.ts';
import { type InboxChange, type InboxItemDetail, kindLabels, topicOf } from '../enquiry.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import styles from './InboxItemDialog.module.css';

/** What else the same sender sent, and what the staff did with this one. */
export function Past({ detail, opened }: { detail: InboxItemDetail; opened: OpenInboxItem }) {
  const { earlier, history } = detail;
  return (
    <>
      {earlier.length > 0 ? (
        <section className={styles.past} aria-labelledby="inbox-earlier">
          <h3 id="inbox-earlier">Also from this sender</h3>
          <ul>
            {earlier.map((item) => (
              <li key={item.id}>
                <Link to={opened.pathOf(item.id)} replace preventScrollReset>
                  {item.reference} {kindLabels[item.kind]}
                </Link>
                <span>
                  {formatTimestamp(item.receivedAt)} · {statusLabels[item.status]}
                  {topicOf(item) ? ` · ${topicOf(item)}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {history.length > 0 ? (
        <section className={styles.past} aria-labelledby="inbox-history">
          <h3 id="inbox-history">History</h3>
          <ol>
            {history.map((change) => (
              <li key={change.createdAt}>
                <span>{describe(change)}</span>
                <span>
                  <time dateTime={change.createdAt}>{formatTimestamp(change.createdAt)}</time>
                  {change.username ? ` · ${change.username}` : ''}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

function describe({ before, after }: InboxChange): string {
  return [
    after.status &&
      `${before.status ? `${statusLabels[before.status]} → ` : ''}${statusLabels[after.status]}`,
    after.assignee !== undefined &&
      (after.assignee === null ? 'Taken from whoever had it' : `Assigned to ${after.assignee}`),
    after.followUpOn !== undefined &&
      (after.followUpOn === null ? 'No follow-up any more' : `Follow up ${formatUtcDay(after.followUpOn)}`),
  ]
    .filter(Boolean)
    .join(', ');
}
