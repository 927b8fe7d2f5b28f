import { use } from 'react';
import { Link } from 'react-router';
import { locale } from '../../kit/language/language.ts';
import { rich, t } from '../../kit/language/t.ts';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import { DueBadge } from '../inbox/DueBadge/DueBadge.tsx';
import { inboxPath } from '../inbox/inbox.ts';
import styles from './Dashboard.module.css';
import { InboxLine } from './InboxLine.tsx';
import type { Dashboard, WaitingInbox } from './load-dashboard.ts';

/** What waits for an answer: how much, for whom, since when, and what comes first. */
export function Waiting({ promise }: { promise: Dashboard['waiting'] }) {
  const inbox = use(promise);
  if (!inbox) return <p className={styles.quiet}>{t('This could not be loaded.')}</p>;
  return (
    <>
      <Numbers inbox={inbox} />
      {inbox.waiting === 0 ? (
        <p className={styles.quiet}>{t('Nothing waits for an answer.')}</p>
      ) : (
        <Lists inbox={inbox} />
      )}
    </>
  );
}

function Numbers({ inbox }: { inbox: WaitingInbox }) {
  const numbers = [
    { label: t('unread'), query: '', count: inbox.unread },
    { label: t('waiting for an answer'), query: '?due=waiting&sort=due', count: inbox.waiting },
    { label: t('overdue'), query: '?due=overdue&sort=due', count: inbox.overdue },
  ];
  return (
    <ul className={styles.waiting}>
      {numbers.map(({ label, query, count }) => (
        <li key={label}>
          <Link className={styles.wait} to={inboxPath + query} data-unread={count > 0}>
            <span className={styles.waitCount}>{count.toLocaleString(locale)}</span> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Lists({ inbox }: { inbox: WaitingInbox }) {
  return (
    <div className={styles.waitLists}>
      <ul className={styles.lines} aria-label={t('For whom')}>
        {inbox.people.map(({ assignee, waiting, overdue, oldest }) => (
          <li key={assignee}>
            <Link className={styles.line} to={queueOf(assignee)}>
              <span className={styles.lineTitle}>{assignee ?? t('Nobody yet')}</span>
              <span className={styles.lineDetail}>
                {[
                  t('{count} waiting', { count: waiting }),
                  overdue > 0 && t('{count} overdue', { count: overdue }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span>
                {rich('since <time>{moment}</time>', {
                  moment: formatTimestamp(oldest),
                  time: (text) => <time dateTime={oldest}>{text}</time>,
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.lines} aria-label={t('What comes first')}>
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
