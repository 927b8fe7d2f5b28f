import { Button } from '@mantine/core';
import { statusLabels } from '../../entities/slab/slab-holds.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import type { Change, SlabValues } from './send-changes.ts';
import styles from './yard.module.css';

type StuckChangesProps = {
  changes: readonly Change[];
  onRetry: (change: Change) => void;
  onDiscard: (change: Change) => void;
};

/** What the server did not take, each with the reason, for whoever made it to decide. */
export function StuckChanges({ changes, onRetry, onDiscard }: StuckChangesProps) {
  return changes.map((change) => (
    <Message key={change.id} kind="error">
      <p>
        <strong>{change.number}</strong> {describe(change.values)}
      </p>
      <p>
        {change.problem} {change.theirs ? describe(change.theirs) : null}
      </p>
      <div className={styles.decision}>
        <Button size="lg" variant="default" onClick={() => onRetry(change)}>
          {change.theirs ? t('Change it all the same') : t('Retry')}
        </Button>
        <Button size="lg" variant="default" onClick={() => onDiscard(change)}>
          {t('Discard')}
        </Button>
      </div>
    </Message>
  ));
}

function describe({ status, location, main_image }: Partial<SlabValues>): string {
  return [
    status && `${t('Status')}: ${statusLabels[status]}`,
    location !== undefined && `${t('Place in the yard')}: ${location || '–'}`,
    main_image !== undefined && t('Picture'),
  ]
    .filter(Boolean)
    .join(', ');
}
