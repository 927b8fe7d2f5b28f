import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#database/connect.ts';
import { isUniqueViolation } from '#database/constraint-violations.ts';
import type { Tables } from '#database/schema.ts';

export type BackupRun = Omit<Selectable<Tables['backupRuns']>, 'running'>;
type Outcome = Omit<Updateable<Tables['backupRuns']>, 'id' | 'running' | 'kind'>;

const maxListed = 200;
const maxFailures = 20;

/** @returns undefined while another one is under way, of this process or another */
export async function insertRun(
  db: Db,
  run: Pick<
    Insertable<Tables['backupRuns']>,
    'kind' | 'startedBy' | 'startedAt' | 'place' | 'name' | 'archiveId'
  >,
): Promise<number | undefined> {
  const rest = { bytes: 0, rowCount: 0, fileCount: 0, sha256: '', reason: '', proof: '' };
  try {
    const { id } = await db
      .insertInto('backupRuns')
      .values({ ...rest, ...run, state: 'running', running: 1, aliveAt: run.startedAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** @returns false where it is no longer under way: another process has taken it for dead */
export async function updateRunning(db: Db, id: number, change: Outcome): Promise<boolean> {
  const isEnded = change.state !== undefined;
  const { numUpdatedRows } = await db
    .updateTable('backupRuns')
    .set({ ...change, ...(isEnded && { running: null }) })
    .where('id', '=', id)
    .where('running', '=', 1)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function deleteRunning(db: Db, id: number): Promise<void> {
  await db.deleteFrom('backupRuns').where('id', '=', id).where('running', '=', 1).execute();
}

/** Ends what has not been heard of since a moment, and what was heard of by a clock that was ahead. */
export async function endSilent(
  db: Db,
  options: { since: string; until: string; now: string; reason: string },
): Promise<void> {
  await db
    .updateTable('backupRuns')
    .set({ state: 'failed', running: null, endedAt: options.now, reason: options.reason })
    .where('running', '=', 1)
    .where((row) => row.or([row('aliveAt', '<', options.since), row('aliveAt', '>', options.until)]))
    .execute();
}

export async function findRunning(db: Db): Promise<BackupRun | undefined> {
  return selectRuns(db).where('running', '=', 1).executeTakeFirst();
}

export async function findRun(db: Db, id: number): Promise<BackupRun | undefined> {
  return selectRuns(db).where('id', '=', id).executeTakeFirst();
}

/** Times after `before` are a clock's that was ahead. */
export async function findLastDone(
  db: Db,
  { kind, before }: { kind: BackupRun['kind']; before: string },
): Promise<BackupRun | undefined> {
  return selectRuns(db)
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .where('startedAt', '<=', before)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** What has failed since another run, the newest first. */
export async function findFailedSince(
  db: Db,
  { kind, after, before }: { kind: BackupRun['kind']; after: string; before: string },
): Promise<BackupRun[]> {
  return selectRuns(db)
    .where('kind', '=', kind)
    .where('state', '=', 'failed')
    .where('startedAt', '>', after)
    .where('startedAt', '<=', before)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxFailures)
    .execute();
}

/** Whole archives that were not deleted, the newest first. */
export async function findArchives(db: Db, { place }: { place?: string } = {}): Promise<BackupRun[]> {
  let query = selectRuns(db)
    .where('kind', '=', 'backup')
    .where('state', '=', 'done')
    .where('removedAt', 'is', null);
  if (place !== undefined) query = query.where('place', '=', place);
  return query.orderBy('startedAt', 'desc').orderBy('id', 'desc').execute();
}

/** The newest runs of all kinds. */
export async function findRuns(db: Db): Promise<BackupRun[]> {
  return selectRuns(db).orderBy('startedAt', 'desc').orderBy('id', 'desc').limit(maxListed).execute();
}

export async function markRemoved(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('backupRuns').set({ removedAt: now }).where('id', '=', id).execute();
}

/** What is neither an archive that is there nor younger than a moment. */
export async function deleteOldRuns(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('backupRuns')
    .where('startedAt', '<', before)
    .where('running', 'is', null)
    .where((row) =>
      row.or([row('removedAt', 'is not', null), row('state', '=', 'failed'), row('kind', '=', 'rehearsal')]),
    )
    .execute();
}

export async function isNoticeDismissed(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('backupNotices').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

export async function dismissNotice(
  db: Db,
  notice: { name: string; dismissedAt: string; dismissedBy: string },
): Promise<void> {
  await db
    .insertInto('backupNotices')
    .values(notice)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

function selectRuns(db: Db) {
  return db
    .selectFrom('backupRuns')
    .select(['id', 'kind', 'state', 'startedBy', 'startedAt', 'aliveAt', 'endedAt', 'place', 'name', 'bytes'])
    .select(['rowCount', 'fileCount', 'sha256', 'reason', 'proof', 'archiveId', 'removedAt']);
}
