import { Button, Drawer, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '../../language/t.ts';
import { isVideoPath } from '../../media/check-files.ts';
import { MediaFrame } from '../../media/MediaFrame/MediaFrame.tsx';
import { Message } from '../../notices/Message/Message.tsx';
import { authorName } from '../../page-parts/author-name.ts';
import { formatTimestamp } from '../../time/format-time.ts';
import type { PageOptions, Revision, RevisionPage } from '../record-endpoints.ts';
import styles from './HistoryDrawer.module.css';

type ReadRevisions = (options: PageOptions) => Promise<RevisionPage>;

export type HistoryDrawerProps = {
  /** Must stay the same function as long as it reads the same record. */
  read: ReadRevisions;
  /** Asks for confirmation, restores, and closes the drawer. */
  onRestore: (revision: Revision) => void;
  onClose: () => void;
};

const actionTexts = {
  created: t('Created'),
  updated: t('Changed'),
  deleted: t('Deleted'),
  restored: t('Restored'),
  drafted: t('Draft saved'),
};

/** Who saved the record when, and what changed. */
export function HistoryDrawer({ read, onRestore, onClose }: HistoryDrawerProps) {
  const { revisions, remaining, hasFailed, retry, more } = useRevisions(read);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="34rem"
      title={t('History')}
      closeButtonProps={{ 'aria-label': t('Close history') }}
    >
      {hasFailed ? (
        <Message kind="error" onRetry={retry}>
          {t('The history could not be loaded.')}
        </Message>
      ) : null}
      {!revisions && !hasFailed ? <Skeleton height={200} /> : null}
      <ol className={styles.list}>
        {revisions?.map((revision, index) => (
          <li key={revision.id} className={styles.item}>
            <RevisionItem revision={revision} isCurrent={index === 0} onRestore={() => onRestore(revision)} />
          </li>
        ))}
      </ol>
      {remaining > 0 ? (
        <Button variant="default" fullWidth mt="md" onClick={more}>
          {t('Show earlier versions ({count, number} left)', { count: remaining })}
        </Button>
      ) : null}
      {revisions?.length === 0 ? <p>{t('Nothing has been saved yet.')}</p> : null}
    </Drawer>
  );
}

type Shown = { revisions: readonly Revision[]; total: number };

/** The versions, newest first, and more of them on demand. `read` must stay the same as long as it reads the same. */
function useRevisions(read: ReadRevisions) {
  const [shown, setShown] = useState<Shown>();
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // A new attempt reads again.
  useEffect(() => {
    const stop = new AbortController();
    setHasFailed(false);
    read({ page, signal: stop.signal }).then(
      (found) => !stop.signal.aborted && setShown((before) => joined(page === 1 ? undefined : before, found)),
      () => setHasFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [read, page, attempt]);
  const count = shown?.revisions.length ?? 0;
  return {
    revisions: shown?.revisions,
    remaining: shown ? shown.total - count : 0,
    hasFailed,
    retry: () => setAttempt((before) => before + 1),
    more: () => (hasFailed ? setAttempt((before) => before + 1) : setPage((before) => before + 1)),
  };
}

/** A version that was saved meanwhile has moved the pages, so that one may come twice. */
function joined(before: Shown | undefined, { revisions, total }: RevisionPage): Shown {
  const known = new Set(before?.revisions.map(({ id }) => id));
  return {
    revisions: [...(before?.revisions ?? []), ...revisions.filter(({ id }) => !known.has(id))],
    total,
  };
}

type RevisionItemProps = { revision: Revision; isCurrent: boolean; onRestore: () => void };

function RevisionItem({ revision, isCurrent, onRestore }: RevisionItemProps) {
  return (
    <article>
      <h3 className={styles.head}>
        {t('{action} by {name}', {
          action: actionTexts[revision.action],
          name: authorName(revision.username),
        })}
        {isCurrent ? ` · ${t('current version')}` : ''}
      </h3>
      <p className={styles.time}>
        <time dateTime={revision.createdAt}>{formatTimestamp(revision.createdAt)}</time>
        {` · ${t('version {number}', { number: revision.version })}`}
      </p>
      <dl className={styles.changes}>
        {revision.changes.map((change) => (
          <div key={change.field}>
            <dt>{t(change.label)}</dt>
            <dd>
              {change.media ? (
                <MediaChange from={change.media.from} to={change.media.to} />
              ) : (
                <>
                  <del>{change.from || t('empty')}</del> <ins>{change.to || t('empty')}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isCurrent ? null : (
        <Button size="compact-md" variant="default" onClick={onRestore}>
          {t('Restore this version')}
        </Button>
      )}
    </article>
  );
}

type Media = { from: readonly string[]; to: readonly string[] };

/** Shows the pictures before and after a change; removed and added ones are marked. */
function MediaChange({ from, to }: Media) {
  return (
    <>
      <del className={styles.media}>
        <MediaRow title={t('Before')} paths={from} others={to} mark="removed" />
      </del>
      <ins className={styles.media}>
        <MediaRow title={t('After')} paths={to} others={from} mark="added" />
      </ins>
    </>
  );
}

type MediaRowProps = {
  title: string;
  paths: readonly string[];
  others: readonly string[];
  mark: 'removed' | 'added';
};

function MediaRow({ title, paths, others, mark }: MediaRowProps) {
  return (
    <>
      <span className={styles.when}>{title}</span>
      {paths.length === 0 ? <span className={styles.none}>{t('empty')}</span> : null}
      {/* A picture may be in a gallery twice, so its position is part of the key. */}
      {paths.map((path, index) => (
        <span
          key={`${index} ${path}`}
          className={styles.picture}
          data-mark={others.includes(path) ? undefined : mark}
          title={nameOf(path)}
        >
          <MediaFrame
            path={path}
            alt={others.includes(path) ? nameOf(path) : `${nameOf(path)}, ${mark}`}
            width={320}
            isVideo={isVideoPath(path)}
          />
        </span>
      ))}
    </>
  );
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
