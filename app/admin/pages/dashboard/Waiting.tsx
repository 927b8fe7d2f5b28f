import { use } from 'react';
import { Link } from 'react-router';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import { DueBadge } from '../inbox/DueBadge/DueBadge.tsx';
import { inboxPath } from '../inbox/inbox.ts';
import styles from './Dashboard.module.css';
import { InboxLine } from './InboxLine.tsx';
import type { Dashboard, WaitingInbox } from './load-dashboard.ts';

/** What waits for an answer: how much, for whom, since when, and what comes first. */
export function Waiting({ promise }: { promise: Dashboard['waiting'] }) {
  const inbox = use(promise);
  if (!inbox) return <p className={styles.quiet}>This could not be loaded.</p>;
  return (
    <>
      <Numbers inbox={inbox} />
      {inbox.waiting === 0 ? (
        <p className={styles.quiet}>Nothing waits for an answer.</p>
      ) : (
        <Lists inbox={inbox} />
      )}
    </>
  );
}

function Numbers({ inbox }: { inbox: WaitingInbox }) {
  const numbers = [
    { label: 'unread', query: '', count: inbox.unread },
    { label: 'waiting for an answer', query: '?due=waiting&sort=due', count: inbox.waiting },
    { label: 'overdue', query: '?due=overdue&sort=due', count: inbox.overdue },
  ];
  return (
    <ul className={styles.waiting}>
      {numbers.map(({ label, query, count }) => (
        <li key={label}>
          <Link className={styles.wait} to={inboxPath + query} data-unread={count > 0}>
            <span className={styles.waitCount}>{count.toLocaleString('en-GB')}</span> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Lists({ inbox }: { inbox: WaitingInbox }) {
  return (
    <div className={styles.waitLists}>
      <ul className={styles.lines} aria-label="For whom">
        {inbox.people.map(({ assignee, waiting, overdue, oldest }) => (
          <li key={assignee}>
            <Link className={styles.line} to={queueOf(assignee)}>
              <span className={styles.lineTitle}>{assignee ?? 'Nobody yet'}</span>
              <span className={styles.lineDetail}>
                {waiting} waiting{overdue > 0 ? `, ${overdue} overdue` : ''}
              </span>
              <span>
                since <time dateTime={oldest}>{formatTimestamp(oldest)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.lines} aria-label="What comes first">
        {inbox.oldest.map((item) => (
          <InboxLine
            key={item.id}
            item={item}
            detail={[item.reference, item.assignee].filter(Boolean).join(', ')}
          >
            <DueBadge item={item} />
          </InboxLine>
        ))}
      </ul>
    </div>
  );
}

function queueOf(assignee: string | null): string {
  const query = new URLSearchParams({ assignee: assignee ?? 'none', due: 'waiting', sort: 'due' });
  return `${inboxPath}?${query}`;
}
