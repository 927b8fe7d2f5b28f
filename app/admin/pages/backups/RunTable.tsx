import { Button } from '@mantine/core';
import { sayAnswer, t } from '../../kit/language/t.ts';
import { ActionsCell, Cell, DataTable } from '../../kit/lists/DataTable/DataTable.tsx';
import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';
import { formatBytes } from '../../kit/media/image-text.ts';
import { EmptyState } from '../../kit/page-parts/EmptyState/EmptyState.tsx';
import styles from './backups.module.css';
import type { Backups, Run } from './backups.ts';
import { findRehearsal, formatRunTime } from './describe-run.ts';

type RunTableProps = { backups: Backups; isBusy: boolean; onRehearse: (archiveId: number) => void };

const heads = [t('Made'), t('Size'), t('Begun by'), t('Tried out')];

/** Every archive, those that are deleted since and those that failed too, the newest first. */
export function RunTable({ backups, isBusy, onRehearse }: RunTableProps) {
  const made = backups.runs.filter(({ kind, state }) => kind === 'backup' && state !== 'running');
  if (made.length === 0) {
    return (
      <EmptyState
        title={t('No backups yet')}
        text={t('The first is made automatically within some minutes, the next ones at night.')}
      />
    );
  }
  return (
    <DataTable caption={t('Backups')} className={styles.table} heads={heads}>
      {made.map((run) => (
        <Row
          key={run.id}
          {...{ run, isBusy, onRehearse }}
          rehearsal={findRehearsal(backups, run)}
          formatTime={(iso) => formatRunTime(iso, backups)}
        />
      ))}
    </DataTable>
  );
}

type Tried = { rehearsal: Run | undefined; formatTime: (iso: string) => string };
type RowProps = Omit<RunTableProps, 'backups'> & Tried & { run: Run };

function Row({ run, rehearsal, formatTime, isBusy, onRehearse }: RowProps) {
  const { id, state, startedAt, startedBy, name, reason, bytes, removedAt } = run;
  const isThere = state === 'done' && removedAt === null;
  return (
    <tr data-gone={!isThere || undefined}>
      <th scope="row" id={`backup-${id}`}>
        <time dateTime={startedAt} data-row-title>
          {formatTime(startedAt)}
        </time>
        <span className={styles.note}>{name}</span>
      </th>
      {isThere ? (
        <Cell label={t('Size')}>{formatBytes(bytes)}</Cell>
      ) : (
        <Cell kind="state" label={t('Size')}>
          <StateBadge tone={state === 'failed' ? 'draft' : 'plain'}>
            {state === 'failed' ? t('Failed') : t('Deleted since')}
          </StateBadge>
        </Cell>
      )}
      <Cell label={t('Begun by')} isNamed>
        {startedBy || t('Itself')}
      </Cell>
      {state === 'failed' ? (
        <Cell kind="wraps">
          <span className={styles.problem}>{sayAnswer(reason)}</span>
        </Cell>
      ) : (
        <Cell kind={rehearsal?.state === 'failed' ? 'wraps' : 'fact'} label={t('Tried out')} isNamed>
          <TriedOut {...{ rehearsal, formatTime }} />
        </Cell>
      )}
      {isThere ? (
        <ActionsCell isBelow>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            aria-describedby={`backup-${id}`}
            onClick={() => onRehearse(id)}
          >
            {t('Try it out')}
          </Button>
        </ActionsCell>
      ) : (
        <td />
      )}
    </tr>
  );
}

function TriedOut({ rehearsal, formatTime }: Tried) {
  if (!rehearsal) return <span className={styles.quiet}>{t('Not yet')}</span>;
  const time = formatTime(rehearsal.startedAt);
  if (rehearsal.state === 'done') return t('Yes, {time}', { time });
  return (
    <>
      {t('Failed, {time}', { time })}
      <span className={styles.problem}>{sayAnswer(rehearsal.reason)}</span>
    </>
  );
}
