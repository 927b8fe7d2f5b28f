import { LabelledValues } from '../enquiries/LabelledValues/LabelledValues.tsx';
import { formatTimestamp } from '../shell/format-time.ts';
import styles from './backups.module.css';
import type { Backups, Run } from './backups.ts';
import { describeContent } from './describe-run.ts';

/** The last backup and the last rehearsal: when, how large, and what was proved. */
export function LastRuns({ lastBackup, lastRehearsal }: Pick<Backups, 'lastBackup' | 'lastRehearsal'>) {
  return (
    <section className={styles.last} aria-label="Last backup and last rehearsal">
      <LabelledValues
        facts={[
          { label: 'Last backup', value: lastBackup ? <Time run={lastBackup} /> : 'None yet' },
          { label: 'What is in it', value: lastBackup ? describeContent(lastBackup) : 'Nothing yet' },
          { label: 'Last rehearsal', value: lastRehearsal ? <Time run={lastRehearsal} /> : 'None yet' },
          { label: 'Of the archive', value: lastRehearsal?.name ?? 'None yet' },
        ]}
      />
      {lastRehearsal ? <Proof run={lastRehearsal} /> : null}
    </section>
  );
}

function Time({ run: { startedAt } }: { run: Run }) {
  return <time dateTime={startedAt}>{formatTimestamp(startedAt)}</time>;
}

function Proof({ run: { proof } }: { run: Run }) {
  return (
    <div className={styles.proof}>
      <h2>What the rehearsal has proved</h2>
      <ul>
        {proof.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
