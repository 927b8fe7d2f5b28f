import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { formatTimestamp } from '../../time/format-time.ts';
import type { Draft } from '../draft-store.ts';
import type { Editing } from '../use-editing.ts';
import styles from './FormNotices.module.css';

type FormNoticesProps = {
  editing: Pick<Editing, 'restoreDraft'> & {
    form: { base: Pick<Editing['form']['base'], 'id' | 'etag'> };
    draft: Pick<Editing['draft'], 'offer' | 'settleOffer' | 'isOpenElsewhere'>;
  };
  /** What is edited: `product`. */
  noun: string;
  /** Messages of this form alone. */
  children?: ReactNode;
};

/** The notices above a form: a draft that can be restored, the same form in another window. */
export function FormNotices({ editing: { form, draft, restoreDraft }, noun, children }: FormNoticesProps) {
  const isNew = form.base.id === undefined;
  return (
    <div className={styles.notices}>
      {draft.offer ? (
        <DraftOffer
          draft={draft.offer}
          isOutdated={draft.offer.etag !== form.base.etag}
          onRestore={restoreDraft}
          onDiscard={draft.settleOffer}
        />
      ) : null}
      {draft.isOpenElsewhere && !isNew ? (
        <Message kind="info">
          {t('This {noun} is open in another window too. Neither overwrites the other silently.', { noun })}
        </Message>
      ) : null}
      {children}
    </div>
  );
}

type DraftOfferProps = {
  draft: Draft;
  /** Somebody has saved the record since the draft was written. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers to restore what was typed before a crash, a reload or an expired session. */
function DraftOffer({ draft, isOutdated, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Message kind="info">
      <p>
        {t('Unsaved changes from {time} were kept in this browser.', {
          time: formatTimestamp(draft.savedAt),
        })}
        {isOutdated
          ? ` ${t('The record has been saved since; you can compare both versions when you save.')}`
          : null}
      </p>
      <p className={styles.actions}>
        <Button size="compact-md" onClick={onRestore}>
          {t('Restore')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </p>
    </Message>
  );
}
