import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type SavingState, useAutosave } from '../../api/use-autosave.ts';
import { t } from '../../language/t.ts';
import { saveAlt } from '../image-record.ts';
import styles from './UploadAlt.module.css';

type UploadAltProps = {
  /** The file's name, which tells several apart. */
  name: string;
  /** The stored path; empty until the upload is done. */
  path: string;
};

const maxLength = 300;
const stateTexts: Record<SavingState, string> = {
  unchanged: '',
  waiting: '',
  saving: t('Is saved with the picture…'),
  saved: t('Saved'),
  failed: t('Not saved. Please try again in the image manager.'),
};

/**
 * A field for an image's alternative text during its upload, when its content is fresh in mind. Saves itself once
 * the upload is done.
 */
export function UploadAlt({ name, path }: UploadAltProps) {
  const stored = useArrival(path);
  const alt = useAutosave({ stored: '', save: async (text) => saveAlt(await stored, text.trim()) });
  return (
    <div className={styles.field}>
      <Textarea
        label={t('Alternative text')}
        aria-label={t('Alternative text of {name}', { name })}
        placeholder={t('It shows…')}
        size="xs"
        autosize
        minRows={1}
        maxLength={maxLength}
        value={alt.text}
        onChange={({ currentTarget }) => alt.type(currentTarget.value)}
        onBlur={() => void alt.flush()}
        // Enter would submit the record's form around it.
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

/** Waits for the path. */
function useArrival(path: string): Promise<string> {
  const [arrival] = useState(() => Promise.withResolvers<string>());
  useEffect(() => {
    if (path) arrival.resolve(path);
  }, [path, arrival]);
  return arrival.promise;
}
