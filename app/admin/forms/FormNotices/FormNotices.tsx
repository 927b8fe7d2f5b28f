import type { ReactNode } from 'react';
import { Message } from '../../shell/Message/Message.tsx';
import { DraftOffer } from '../DraftOffer/DraftOffer.tsx';
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
          This {noun} is open in another window too. Neither overwrites the other silently.
        </Message>
      ) : null}
      {children}
    </div>
  );
}
