import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { useMay } from '../../kit/access/use-may.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { documentPathOf } from '../../kit/forms/document-path.ts';
import { sayAnswer, t } from '../../kit/language/t.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
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
  /** Of an import that can be undone. */
  bulkId: number | null;
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
          <span className={styles.what}>
            {whatOf(entry, may)}
            {entry.bulkId !== null && may('spreadsheets') ? (
              <UndoButton entry={entry} bulkId={entry.bulkId} />
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function UndoButton({ entry, bulkId }: { entry: ActivityEntry; bulkId: number }) {
  const revalidator = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function undo(): Promise<void> {
    setIsBusy(true);
    try {
      await requestApi(`/bulk/${bulkId}/undo`, { method: 'POST' });
      showNotice({ kind: 'success', text: t('The import was undone.') });
      await revalidator.revalidate();
    } catch (error) {
      showNotice({ kind: 'error', text: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      className={styles.undo ?? ''}
      variant="default"
      size="compact-sm"
      loading={isBusy}
      onClick={() => void undo()}
    >
      {t('Undo')}
      <span className="visually-hidden">: {sayAnswer(entry.text)}</span>
    </Button>
  );
}

/** Links to the record if it has a form, still exists and may be changed. */
function whatOf(entry: ActivityEntry, may: (permission: Permission) => boolean) {
  if (!may('content')) return sayAnswer(entry.text);
  if (entry.key) return <Link to={documentPathOf(entry.key)}>{sayAnswer(entry.text)}</Link>;
  const hasForm = navigationItems.some((item) => item.create && item.to === `/admin/${entry.path}/`);
  if (!hasForm || entry.recordId === null || /delet|trash/i.test(entry.text)) return sayAnswer(entry.text);
  return <Link to={`/admin/${entry.path}/${entry.recordId}/edit/`}>{sayAnswer(entry.text)}</Link>;
}
