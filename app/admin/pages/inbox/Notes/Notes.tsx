import { Button, Textarea } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../../kit/api/request-api.ts';
import { type SavingState, useAutosave } from '../../../kit/api/use-autosave.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import type { InboxItem } from '../enquiry.ts';
import styles from './Notes.module.css';

const maxNotesLength = 5000;
const stateTexts: Record<SavingState, string> = {
  unchanged: t('Saved automatically as you type; buyers never see them.'),
  waiting: t('Not saved yet…'),
  saving: t('Saving…'),
  saved: t('Saved'),
  failed: t('Not saved.'),
};

type NotesOptions = {
  item: KnownNotes;
  /**
   * Saves the notes if the item still has this version.
   * @returns the stored item
   * @throws ApiError, 412 where it has another version
   */
  onSave: (notes: string, version: number) => Promise<KnownNotes>;
};

/**
 * The administrators' notes on an inbox item, saved while typing. Nobody's notes are overwritten: if somebody
 * else has changed them, nothing is saved until the administrator keeps both, or closes the item, which keeps both.
 */
export function Notes(props: NotesOptions) {
  const { text, state, theirs, type, flush, keepBoth } = useNotes(props);
  const stateId = useId();
  return (
    <div className={styles.notes}>
      <Textarea
        label={t('Notes')}
        name="notes"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={maxNotesLength}
        value={text}
        aria-describedby={stateId}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => void flush()}
      />
      <p id={stateId} className={styles.state} role="status">
        {stateTexts[state]}
      </p>
      {state === 'failed' && !theirs ? (
        <Message kind="error" onRetry={() => void flush()}>
          {t('The notes could not be saved. They are still here.')}
        </Message>
      ) : null}
      {theirs ? (
        <Message kind="error">
          {t('Somebody else has changed these notes meanwhile. They now say: “{notes}”', {
            notes: theirs.notes,
          })}
          <Button size="compact-sm" variant="default" onClick={() => keepBoth(theirs)}>
            {t('Keep both')}
          </Button>
        </Message>
      ) : null}
    </div>
  );
}

type KnownNotes = Pick<InboxItem, 'notes' | 'version'>;

/** Notes that are saved while typing, and what somebody else has made of them meanwhile. */
function useNotes({ item, onSave }: NotesOptions) {
  const [theirs, setTheirs] = useState<KnownNotes>();
  // The stored notes that this field is based on: as long as they are unchanged, they may be replaced.
  const base = useRef<KnownNotes>(item);
  if (item.notes === base.current.notes && item.version > base.current.version) base.current = item;
  const isGone = useIsGone();

  async function save(notes: string): Promise<void> {
    try {
      base.current = await onSave(notes, base.current.version);
      setTheirs(undefined);
    } catch (error) {
      const other = readOtherChange(error);
      if (!other) {
        if (isGone.current && !isDeleted(error)) notifyUnsaved(notes, () => save(notes));
        throw error;
      }
      // Only the status was changed meanwhile; the notes are the same.
      const isOurs = other.notes === base.current.notes;
      if (isOurs || isGone.current) {
        base.current = other;
        return save(isOurs ? notes : joinNotes(other.notes, notes));
      }
      setTheirs(other);
      throw error;
    }
  }

  const { text, state, type, flush } = useAutosave({ stored: item.notes, save });

  function keepBoth(other: KnownNotes): void {
    base.current = other;
    setTheirs(undefined);
    type(joinNotes(other.notes, text));
  }

  return { text, state, theirs, type, flush, keepBoth };
}

/** A closed item can show no conflict, so both notes are kept. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

function joinNotes(theirs: string, ours: string): string {
  return `${theirs}\n\n${ours}`;
}

/** The field is unmounted, so a notice keeps the unsaved text. */
function notifyUnsaved(text: string, save: () => Promise<void>): void {
  showNotice({
    kind: 'error',
    stays: 'until-dismissed',
    text: t('These notes could not be saved: “{text}”', { text }),
    // If it fails again, the notice is shown again.
    action: { label: t('Retry'), run: () => void save().catch(() => undefined) },
  });
}

function isDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** @returns the current item if saving failed because somebody else has changed it */
function readOtherChange(error: unknown): KnownNotes | undefined {
  const current = error instanceof ApiError && error.status === 412 ? error.body.current : undefined;
  return current as KnownNotes | undefined;
}
