import { Link } from 'react-router';
import { t } from '../../kit/language/t.ts';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import { type Backups, backupsPath, type Run } from '../backups/backups.ts';
import { describeContent } from '../backups/describe-run.ts';
import dashboardStyles from './Dashboard.module.css';

/** On the dashboard: the last backup and the last rehearsal. */
export function BackupLines({
  backups: { settings, running, lastBackup, lastRehearsal },
}: {
  backups: Backups;
}) {
  if (!settings) return <p className={dashboardStyles.quiet}>{t('No place for backups is set up.')}</p>;
  return (
    <ul className={dashboardStyles.lines}>
      <Line
        {...{ run: lastBackup, title: t('Last backup') }}
        detail={
          lastBackup
            ? describeContent(lastBackup)
            : running
              ? t('The first is under way.')
              : t('The first is made within some minutes.')
        }
      />
      <Line
        {...{ run: lastRehearsal, title: t('Last rehearsal') }}
        detail={
          lastRehearsal
            ? t('Restored, started, and all of it compared: {content}', {
                content: describeContent(lastRehearsal),
              })
            : t('No archive has been tested yet.')
        }
      />
    </ul>
  );
}

function Line({ run, title, detail }: { run: Run | null; title: string; detail: string }) {
  return (
    <li>
      <Link className={dashboardStyles.line} to={backupsPath}>
        <span className={dashboardStyles.lineTitle}>{title}</span>
        <span className={dashboardStyles.lineDetail}>{detail}</span>
        {run ? <time dateTime={run.startedAt}>{formatTimestamp(run.startedAt)}</time> : null}
      </Link>
    </li>
  );
}
