import { Button } from '@mantine/core';
import { useId } from 'react';
import { capitalize, fullNounOf } from '#content/kit/nouns.shared.ts';
import { getEntity } from '#content/registry.ts';
import { formatTimestamp } from '../../shell/format-time.ts';
import { DeleteButton } from '../DeleteButton/DeleteButton.tsx';
import { rowHandle } from '../row-focus.ts';
import { keyOf, type TrashEntry } from './load-trash.ts';
import styles from './TrashPage.module.css';

type TrashRowProps = {
  entry: TrashEntry;
  isBusy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
};

export function TrashRow({ entry, isBusy, onRestore, onDestroy }: TrashRowProps) {
  const titleId = useId();
  return (
    <li {...rowHandle(keyOf(entry))} className={styles.row} aria-busy={isBusy}>
      <div className={styles.text}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-row-title>
          {entry.title}
        </h2>
        <p className={styles.quiet}>
          {nounOf(entry)} · deleted by {entry.deletedBy || 'a former administrator'} on{' '}
          <time dateTime={entry.deletedAt}>{formatTimestamp(entry.deletedAt)}</time>
        </p>
      </div>
      <p className={styles.days}>{daysText(entry.daysLeft)}</p>
      <div className={styles.actions}>
        <Button
          variant="default"
          size="compact-sm"
          aria-describedby={titleId}
          disabled={isBusy}
          onClick={onRestore}
        >
          Restore
        </Button>
        <DeleteButton
          label="Delete for good"
          describedBy={titleId}
          isDisabled={isBusy}
          onDelete={onDestroy}
        />
      </div>
    </li>
  );
}

/** What kind of record it was, as the filter above calls it. */
function nounOf(entry: TrashEntry): string {
  return capitalize(fullNounOf(getEntity(entry.entity)).one);
}

function daysText(days: number): string {
  if (days < 1) return 'Less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}
