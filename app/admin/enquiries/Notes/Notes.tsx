import { Button, Textarea } from '@mantine/core';
import { useId } from 'react';
import { Message } from '../../shell/Message/Message.tsx';
import type { SavingState } from '../../shell/use-autosave.ts';
import styles from './Notes.module.css';
import { type NotesOptions, useNotes } from './use-notes.ts';

const maxNotesLength = 5000;
const stateTexts: Record<SavingState, string> = {
  unchanged: 'Saved by themselves as you type; buyers never see them.',
  waiting: 'Not saved yet…',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved.',
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
          <Button size="compact-sm" variant="default" onClick={() => keepBoth(theirs)}>
            Keep both
          </Button>
        </Message>
      ) : null}
    </div>
  );
}
