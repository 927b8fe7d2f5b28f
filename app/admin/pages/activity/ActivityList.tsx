import { Link } from 'react-router';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { useMay } from '../../kit/access/use-may.ts';
import { authorName } from '../../kit/page-parts/author-name.ts';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import { navigationItems } from '../../shell/navigation.ts';
import styles from './ActivityList.module.css';

/** An entry of `GET /activity`. */
export type ActivityEntry = {
  id: number;
  username: string;
  createdAt: string;
  /** A plain sentence: 'Published the article "Why veins run"'. */
  text: string;
  entity: string | null;
  path: string | null;
  recordId: number | null;
  /** Of a document of the site. */
  key: string | null;
};

export type ActivityPage = {
  entries: readonly ActivityEntry[];
  total: number;
  pages: number;
  page: number;
  per_page: number;
};

/** Who did what, the newest first. */
export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const may = useMay();
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <time dateTime={entry.createdAt}>{formatTimestamp(entry.createdAt)}</time>
          <span className={styles.who}>{authorName(entry.username)}</span>
          <span className={styles.what}>{whatOf(entry, may)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Links to the record if it has a form, still exists and may be changed. */
function whatOf(entry: ActivityEntry, may: (permission: Permission) => boolean) {
  if (!may('content')) return entry.text;
  if (entry.key) return <Link to={`/admin/site/${entry.key}/`}>{entry.text}</Link>;
  const hasForm = navigationItems.some((item) => item.create && item.to === `/admin/${entry.path}/`);
  if (!hasForm || entry.recordId === null || /delet|trash/i.test(entry.text)) return entry.text;
  return <Link to={`/admin/${entry.path}/${entry.recordId}/edit/`}>{entry.text}</Link>;
}
