import { Button, Textarea } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../api/call-api.ts';
import { Message } from '../../shell/Message/Message.tsx';
import type { Letter } from '../enquiry.ts';
import { type SavingState, useAutosave } from '../use-autosave.ts';
import styles from './Notes.module.css';

type NotesProps = {
  letter: Pick<Letter, 'notes' | 'version'>;
  /** Saves the notes if the letter still has this version. @throws ApiError, 412 where it hasn't */
  onSave: (notes: string, version: number) => Promise<void>;
};

const maxNotesLength = 5000;
const stateTexts: Record<SavingState, string> = {
  unchanged: 'Saved by themselves as you type; buyers never see them.',
  waiting: 'Not saved yet…',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved.',
};

/** The staff's own words on a letter, saved as they are typed. Nobody's notes are overwritten unseen. */
export function Notes({ letter, onSave }: NotesProps) {
  const [theirs, setTheirs] = useState<Pick<Letter, 'notes' | 'version'>>();
  // What this field was based on: as long as the notes in the store are these, ours may take their place.
  const base = useRef(letter.notes);
  const version = useRef(letter.version);
  version.current = Math.max(version.current, letter.version);
  const stateId = useId();

  async function save(notes: string): Promise<void> {
    const change = await findOtherChange(() => onSave(notes, version.current));
    if (!change) {
      base.current = notes;
      return setTheirs(undefined);
    }
    version.current = change.version;
    // Only the status was changed meanwhile: the notes are still those that we know.
    if (change.notes === base.current) return save(notes);
    setTheirs(change);
    throw new Error('Somebody else has changed the notes');
  }

  const { text, state, type, flush } = useAutosave({ stored: letter.notes, save });

  function join(other: string): void {
    base.current = other;
    setTheirs(undefined);
    type(`${other}\n\n${text}`);
  }

  return (
    <div className={styles.notes}>
      <Textarea
        label="Notes"
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
          The notes could not be saved. They are still here.
        </Message>
      ) : null}
      {theirs ? (
        <Message kind="error">
          Somebody else has changed these notes meanwhile. They now say: “{theirs.notes}”
          <Button size="compact-sm" variant="default" onClick={() => join(theirs.notes)}>
            Keep both
          </Button>
        </Message>
      ) : null}
    </div>
  );
}

/** @returns the letter as somebody else has left it, where that is why saving failed */
async function findOtherChange(
  save: () => Promise<void>,
): Promise<Pick<Letter, 'notes' | 'version'> | undefined> {
  try {
    await save();
    return undefined;
  } catch (error) {
    const current = error instanceof ApiError && error.status === 412 ? error.body.current : undefined;
    if (!current) throw error;
    return current as Pick<Letter, 'notes' | 'version'>;
  }
}
