import { use } from 'react';
import { t } from '../../kit/language/t.ts';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import { kindLabels, topicOf } from '../inbox/enquiry.ts';
import styles from './Dashboard.module.css';
import { InboxLine } from './InboxLine.tsx';
import type { Dashboard } from './load-dashboard.ts';

/** What has come in last, whatever form it came by. */
export function NewestItems({ promise }: { promise: Dashboard['newest'] }) {
  const { items } = use(promise);
  if (items.length === 0) return <p className={styles.quiet}>{t('Nothing has come in yet.')}</p>;
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <InboxLine
          key={item.id}
          item={item}
          detail={[kindLabels[item.kind], topicOf(item)].filter(Boolean).join(': ')}
        >
          <time dateTime={item.receivedAt}>{formatTimestamp(item.receivedAt)}</time>
        </InboxLine>
      ))}
    </ul>
  );
}
