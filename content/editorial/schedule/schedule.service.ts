import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { isAppError, isOutage } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { systemAuthor } from '../../kit/author.ts';
import { writeAndAnnounce } from '../../kit/content-changes.ts';
import { type Due, isLate } from '../../kit/due.ts';
import type { ServiceOptions } from '../../kit/service.ts';
import { bulkTargetOf } from '../bulk-target.ts';
import { type Delay, deleteDelays, deleteDelaysUntil, findDelays, insertDelay } from './delays.repository.ts';
import { findNextTime, findPlanned, type PlannedChange } from './schedule.repository.ts';

export type ScheduleService = ReturnType<typeof createScheduleService>;
/** `refused`: what could not be done for a reason that lies in it; the next run tries it again. */
type Outcome = { done: number; refused: { change: PlannedChange; reason: unknown }[] };

const delaysKeptMs = 90 * 24 * 60 * 60_000;

const fieldsOf = {
  publish: { published: true, publishAt: null },
  unpublish: { published: false, unpublishAt: null },
  miss: { published: false, publishAt: null, unpublishAt: null },
};

/** What appears on the site and goes by itself (specification/records.md, "Schedule"). */
export function createScheduleService(db: Db, options: ServiceOptions = {}) {
  const now = () => (options.now?.() ?? new Date()).toISOString();

  return {
    /** What is planned within a time, in its order. */
    list: (time: { from?: string; until: string }): Promise<PlannedChange[]> => findPlanned(db, time),

    /** When the next of it is due; in the past where it is still to be done. */
    findNext: (): Promise<string | undefined> => findNextTime(db),

    /**
     * Does all that is due by now, each through the writer of its records, in the order of the times. What another
     * process has done meanwhile is done.
     * @param run `wasStopped`: no process was running when it was due
     * @throws AppError where the database cannot be reached or written to
     */
    async runDue({ wasStopped = false } = {}): Promise<Outcome> {
      const outcome: Outcome = { done: 0, refused: [] };
      const refused = new Set<string>();
      for (;;) {
        const planned = await findPlanned(db, { until: now() });
        const due = mergeMissed(planned).filter((change) => !refused.has(keyOf(change)));
        if (due.length === 0) return outcome;
        for (const change of due) {
          try {
            await carryOut(db, { change, wasStopped, now: now() }, options);
            outcome.done += 1;
          } catch (error) {
            // Somebody was faster: it is done, or is found again as it is now.
            if (isAppError(error) && ['stale', 'not-found'].includes(error.code)) continue;
            if (isAppError(error) && isOutage(error)) throw error;
            refused.add(keyOf(change));
            outcome.refused.push({ change, reason: error });
          }
        }
      }
    },

    /** What was late and nobody has put away yet. */
    listDelays: (): Promise<Delay[]> => findDelays(db),

    dismissDelays: (ids: number[]): Promise<void> => dismissDelays(db, ids),

    /** Forgets what was late so long ago that nobody will put it away any more. */
    removeExpired: (): Promise<void> =>
      deleteDelaysUntil(db, new Date(Date.parse(now()) - delaysKeptMs).toISOString()),
  };
}

/**
 * Does what is planned for a record, as a save of an editor would, and enters whether it was late.
 * @throws AppError `stale` or `not-found` where somebody else has written it meanwhile
 */
async function carryOut(
  db: Db,
  { change, wasStopped, now }: { change: PlannedChange; wasStopped: boolean; now: string },
  options: ServiceOptions,
): Promise<void> {
  const { entity, id, action, at, isPublished, hasMissed = false, version: expectedVersion } = change;
  const due: Due = { action: hasMissed ? 'miss' : action, at, doneAt: now, wasStopped };
  // A draft that is to go at a time has nowhere to go from.
  const isNews = hasMissed || isPublished !== (action === 'publish');
  await writeAndAnnounce(db, options.changes, async (trx, changes) => {
    const target = bulkTargetOf(trx, entity.name, { ...options, changes });
    const write = { id, expectedVersion, author: systemAuthor, changes: fieldsOf[due.action] };
    await target.update({ ...write, ...(isNews && { due }) });
    if (hasMissed || (isNews && isLate(due)))
      await insertDelay(trx, { entity: entity.name, recordId: id, due });
  });
}

function dismissDelays(db: Db, ids: number[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    await deleteDelays(trx, ids);
    await enterInLog(trx, { kind: 'content', text: 'Put away what was told of a late schedule' });
  });
}

/** What was to appear and to go again by now never appears: it is gone in one write, at the time that it was to go. */
function mergeMissed(planned: readonly PlannedChange[]): PlannedChange[] {
  const going = new Map(
    planned.filter(({ action }) => action === 'unpublish').map((change) => [recordOf(change), change]),
  );
  const missed = new Set(
    planned.filter((change) => {
      const end = going.get(recordOf(change));
      return change.action === 'publish' && end !== undefined && change.at <= end.at;
    }),
  );
  const records = new Set([...missed].map(recordOf));
  return planned
    .filter((change) => !missed.has(change))
    .map((change) => (records.has(recordOf(change)) ? { ...change, hasMissed: true } : change));
}

function recordOf({ entity, id }: Pick<PlannedChange, 'entity' | 'id'>): string {
  return `${entity.name} ${id}`;
}

function keyOf(change: PlannedChange): string {
  return `${recordOf(change)} ${change.action}`;
}
