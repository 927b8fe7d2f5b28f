import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../kit/language/t.ts';
import type { InboxItem } from '../inbox/enquiry.ts';
import { inboxPath, itemParameter } from '../inbox/inbox.ts';
import styles from './Dashboard.module.css';

type InboxLineProps = {
  item: InboxItem;
  /** What it is about, or whose it is. */
  detail: string;
  /** A time at its end. */
  children: ReactNode;
};

/** Something that a visitor sent, as one line that opens it. */
export function InboxLine({ item, detail, children }: InboxLineProps) {
  return (
    <li>
      <Link
        className={styles.line}
        to={`${inboxPath}?${itemParameter}=${item.id}`}
        data-unread={!item.isRead}
      >
        <span className={styles.lineTitle}>
          {item.name}
          {item.isRead ? null : <span className="visually-hidden"> {t('(unread)')}</span>}
        </span>
        <span className={styles.lineDetail}>{detail}</span>
        {children}
      </Link>
    </li>
  );
}
