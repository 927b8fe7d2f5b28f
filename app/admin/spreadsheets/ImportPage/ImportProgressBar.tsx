import { Progress } from '@mantine/core';
import type { ImportProgress } from '../follow-import.ts';
import styles from './ImportPage.module.css';

const words: Record<ImportProgress['state'], string> = {
  waiting: 'Waiting for another import',
  reading: 'Reading the file',
  checking: 'Looking at the rows',
  pictures: 'Looking at the pictures',
  storing: 'Storing the pictures',
  writing: 'Writing the rows',
  lost: 'The server does not answer. Asking again',
  done: 'Done',
  failed: 'Failed',
};

/** How far the server is with a file. */
export function ImportProgressBar(props: { isDryRun: boolean; progress: ImportProgress | undefined }) {
  const { isDryRun, progress } = props;
  const { state, done, total } = progress ?? { state: 'reading', done: 0, total: 0 };
  const text = progress ? words[state] : 'Sending the file';
  const percent = total > 0 ? Math.round((done / total) * 100) : 0;
  return (
    <div className={styles.progress}>
      <p>
        {text}
        {total > 0 ? ` (${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')})` : '…'}
      </p>
      <Progress
        value={total > 0 ? percent : 100}
        animated={total === 0}
        aria-label={isDryRun ? 'Looking at the file' : 'Importing'}
      />
      {isDryRun ? null : (
        <p className={styles.quiet}>You can leave this page; the import goes on, all of it or nothing.</p>
      )}
    </div>
  );
}
