import { sayAnswer, t } from '../../kit/language/t.ts';
import { LabelledValues } from '../inbox/LabelledValues/LabelledValues.tsx';
import styles from './backups.module.css';
import type { Backups, Run } from './backups.ts';
import { describeContent, formatRunTime } from './describe-run.ts';

/** The last backup and the last rehearsal: when, how large, and what was proved. */
export function LastRuns(backups: Backups) {
  const { lastBackup, lastRehearsal } = backups;
  return (
    <section className={styles.last} aria-label={t('Last backup and last rehearsal')}>
      <LabelledValues
        facts={[
          {
            label: t('Last backup'),
            value: lastBackup ? <Time {...{ backups, run: lastBackup }} /> : t('None yet'),
          },
          { label: t('What is in it'), value: lastBackup ? describeContent(lastBackup) : t('Nothing yet') },
          {
            label: t('Last rehearsal'),
            value: lastRehearsal ? <Time {...{ backups, run: lastRehearsal }} /> : t('None yet'),
          },
          { label: t('Of the archive'), value: lastRehearsal?.name ?? t('None yet') },
        ]}
      />
      {lastRehearsal ? <Proof run={lastRehearsal} /> : null}
    </section>
  );
}

function Time({ backups, run: { startedAt } }: { backups: Backups; run: Run }) {
  return <time dateTime={startedAt}>{formatRunTime(startedAt, backups)}</time>;
}

function Proof({ run: { proof } }: { run: Run }) {
  return (
    <div className={styles.proof}>
      <h2>{t('What the rehearsal has proved')}</h2>
      <ul>
        {proof.map((sentence) => (
          <li key={sentence}>{sayAnswer(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}
