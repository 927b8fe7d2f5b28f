import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type SavingState, useAutosave } from '../../shell/use-autosave.ts';
import { saveAlt } from '../image-record.ts';
import styles from './UploadAlt.module.css';

type UploadAltProps = {
  /** Of the file as it was chosen, for telling several apart. */
  name: string;
  /** Where it is stored; empty as long as it is on its way. */
  path: string;
};

const maxLength = 300;
const stateTexts: Record<SavingState, string> = {
  unchanged: '',
  waiting: '',
  saving: 'Is saved with the picture…',
  saved: 'Saved',
  failed: 'Not saved. Please try again in the image manager.',
};

/**
 * Asks what a picture shows while it is being sent, when whoever sends it still has it in mind. It saves itself, once
 * the picture is there.
 */
export function UploadAlt({ name, path }: UploadAltProps) {
  const stored = useArrival(path);
  const alt = useAutosave({ stored: '', save: async (text) => saveAlt(await stored, text.trim()) });
  return (
    <div className={styles.field}>
      <Textarea
        label="Alternative text"
        aria-label={`Alternative text of ${name}`}
        placeholder="It shows…"
        size="xs"
        autosize
        minRows={1}
        maxLength={maxLength}
        value={alt.text}
        onChange={({ currentTarget }) => alt.type(currentTarget.value)}
        onBlur={() => void alt.flush()}
        // It stands in the form of a record, which Enter would save.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={styles.state} role="status" data-state={alt.state}>
        {stateTexts[alt.state]}
      </p>
    </div>
  );
}

/** The path, as soon as there is one. */
function useArrival(path: string): Promise<string> {
  const [arrival] = useState(() => Promise.withResolvers<string>());
  useEffect(() => {
    if (path) arrival.resolve(path);
  }, [path, arrival]);
  return arrival.promise;
}
