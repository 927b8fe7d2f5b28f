import { Button } from '@mantine/core';
import { cityOf } from '#content/kit/zoned-days.shared.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../shell/navigation.ts';
import type { Route } from './+types/route.ts';
import styles from './backups.module.css';
import { type Backups as Known, readBackups } from './backups.ts';
import { describeProgress } from './describe-run.ts';
import { LastRuns } from './LastRuns.tsx';
import { RunTable } from './RunTable.tsx';
import { useBackups } from './use-backups.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { loaded: await readBackups({ signal: request.signal }) };
}

export default function Backups({ loaderData: { loaded } }: Route.ComponentProps) {
  const { backups, isBusy, backUp, rehearse } = useBackups(loaded);
  const { settings, warnings } = backups;
  if (!settings && backups.runs.length === 0) return <NotSetUp />;
  return (
    <>
      <PageHeader
        title={t('Backups')}
        crumbs={settingsCrumbs}
        summary={settings ? describeSettings(settings) : undefined}
        actions={
          settings ? (
            <Button onClick={backUp} disabled={isBusy}>
              {t('Back up now')}
            </Button>
          ) : null
        }
      />
      <div className={styles.page}>
        <div className={styles.messages}>
          {warnings.map(({ kind, text }) => (
            <Message key={kind} kind="error">
              {text}
            </Message>
          ))}
          {settings ? null : <NoPlace />}
        </div>
        <Progress backups={backups} />
        <LastRuns {...backups} />
        <RunTable {...{ backups, isBusy }} onRehearse={rehearse} />
      </div>
    </>
  );
}

function NotSetUp() {
  return (
    <>
      <PageHeader
        title={t('Backups')}
        crumbs={settingsCrumbs}
        summary={t('Copies of the whole site, made automatically')}
      />
      <NoPlace />
    </>
  );
}

function NoPlace() {
  return (
    <Message kind="info">
      {t(
        'No place for backups is set up, so none are made. Whoever runs the server sets BACKUP_TO to a folder on another disk, or to object storage, and starts it again.',
      )}
    </Message>
  );
}

/** What is under way; announced as it begins and ends, and not with every number. */
function Progress({ backups }: { backups: Known }) {
  const { running } = backups;
  return (
    <div role="status" className={styles.messages}>
      {running ? (
        <div className={styles.under}>
          <p aria-live="off">{describeProgress(running, backups)}</p>
          <progress className={styles.progress} aria-label={t('Under way')} />
        </div>
      ) : null}
    </div>
  );
}

function describeSettings({ to, at, timeZone, keep }: NonNullable<Known['settings']>) {
  const times =
    timeZone === 'UTC'
      ? t('Times are in UTC.')
      : t('Times are those of {city}; archives are named in UTC.', { city: cityOf(timeZone) });
  const rule = t('Every night at {time}, to {place}. Kept are {kept} ones.', {
    ...{ time: at, place: to, kept: keep },
  });
  return `${rule} ${times}`;
}
