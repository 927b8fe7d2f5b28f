import { Button, Drawer, Skeleton } from '@mantine/core';
import { authorName } from '../../shell/author-name.ts';
import { formatTimestamp } from '../../shell/format-time.ts';
import { Message } from '../../shell/Message/Message.tsx';
import type { Revision } from '../record-endpoints.ts';
import styles from './HistoryDrawer.module.css';
import { MediaChange } from './MediaChange.tsx';
import { type ReadRevisions, useRevisions } from './use-revisions.ts';

export type HistoryDrawerProps = {
  /** Must stay the same function as long as it reads the same record. */
  read: ReadRevisions;
  /** Asks for confirmation, restores, and closes the drawer. */
  onRestore: (revision: Revision) => void;
  onClose: () => void;
};

const actionTexts = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  drafted: 'Draft saved',
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
      title="History"
      closeButtonProps={{ 'aria-label': 'Close history' }}
    >
      {hasFailed ? (
        <Message kind="error" onRetry={retry}>
          The history could not be loaded.
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
          Show earlier versions ({remaining.toLocaleString('en-GB')} left)
        </Button>
      ) : null}
      {revisions?.length === 0 ? <p>Nothing has been saved yet.</p> : null}
    </Drawer>
  );
}

type RevisionItemProps = { revision: Revision; isCurrent: boolean; onRestore: () => void };

function RevisionItem({ revision, isCurrent, onRestore }: RevisionItemProps) {
  return (
    <article>
      <h3 className={styles.head}>
        {`${actionTexts[revision.action]} by ${authorName(revision.username)}`}
        {isCurrent ? ' · current version' : ''}
      </h3>
      <p className={styles.time}>
        <time dateTime={revision.createdAt}>{formatTimestamp(revision.createdAt)}</time>
        {` · version ${revision.version}`}
      </p>
      <dl className={styles.changes}>
        {revision.changes.map((change) => (
          <div key={change.field}>
            <dt>{change.label}</dt>
            <dd>
              {change.media ? (
                <MediaChange from={change.media.from} to={change.media.to} />
              ) : (
                <>
                  <del>{change.from || 'empty'}</del> <ins>{change.to || 'empty'}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isCurrent ? null : (
        <Button size="compact-md" variant="default" onClick={onRestore}>
          Restore this version
        </Button>
      )}
    </article>
  );
}
