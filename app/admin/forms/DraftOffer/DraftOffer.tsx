import { Button } from '@mantine/core';
import { formatTimestamp } from '../../shell/format-time.ts';
import { Message } from '../../shell/Message/Message.tsx';
import type { Draft } from '../draft-store.ts';
import styles from './DraftOffer.module.css';

type DraftOfferProps = {
  draft: Draft;
  /** Somebody has saved the record since the draft was written. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers to restore what was typed before a crash, a reload or an expired session. */
export function DraftOffer({ draft, isOutdated, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Message kind="info">
      <p>
        Unsaved changes from {formatTimestamp(draft.savedAt)} were kept in this browser.
        {isOutdated ? ' The record has been saved since; you can compare both versions when you save.' : null}
      </p>
      <p className={styles.actions}>
        <Button size="compact-md" onClick={onRestore}>
          Restore
        </Button>
        <Button size="compact-md" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </p>
    </Message>
  );
}
