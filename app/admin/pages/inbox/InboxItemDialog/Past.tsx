import { Link } from 'react-router';
import { t } from '../../../kit/language/t.ts';
import { formatTimestamp, formatUtcDay } from '../../../kit/time/format-time.ts';
import { type InboxChange, type InboxItemDetail, kindLabels, statusNames, topicOf } from '../enquiry.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import styles from './InboxItemDialog.module.css';

/** What else the same sender sent, and what the staff did with this one. */
export function Past({ detail, opened }: { detail: InboxItemDetail; opened: OpenInboxItem }) {
  const { earlier, history } = detail;
  return (
    <>
      {earlier.length > 0 ? (
        <section className={styles.past} aria-labelledby="inbox-earlier">
          <h3 id="inbox-earlier">{t('Also from this sender')}</h3>
          <ul>
            {earlier.map((item) => (
              <li key={item.id}>
                <Link to={opened.pathOf(item.id)} replace preventScrollReset>
                  {item.reference} {kindLabels[item.kind]}
                </Link>
                <span>
                  {formatTimestamp(item.receivedAt)} · {statusNames[item.status]}
                  {topicOf(item) ? ` · ${topicOf(item)}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {history.length > 0 ? (
        <section className={styles.past} aria-labelledby="inbox-history">
          <h3 id="inbox-history">{t('History')}</h3>
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
    after.status && `${before.status ? `${statusNames[before.status]} → ` : ''}${statusNames[after.status]}`,
    after.assignee !== undefined &&
      (after.assignee === null
        ? t('Taken from whoever had it')
        : t('Assigned to {assignee}', { assignee: after.assignee })),
    after.followUpOn !== undefined &&
      (after.followUpOn === null
        ? t('No follow-up any more')
        : t('Follow up {day}', { day: formatUtcDay(after.followUpOn) })),
  ]
    .filter(Boolean)
    .join(', ');
}
