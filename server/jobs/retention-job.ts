import { setTimeout as wait } from 'node:timers/promises';
import type { KeptDays } from '../config/retention-settings.ts';
import type { Services } from '../services/services.ts';
import type { ClockWatch } from './clock-watch.ts';
import { createOwnTurns, type JobTurns } from './job-turns.ts';

/** How often it is looked what is due: another process may have ended with a job in hand. */
const lookEveryMs = 10 * 60_000;
/** The first visitors after a start come before it. */
const settleMs = 30_000;

export type RetentionJob = {
  /** Resolves when every job of the first run has ended. */
  firstRun: Promise<void>;
  /** Waits for the run in progress. */
  stop: () => Promise<void>;
};

type RetentionRun = { jobs: number; ms: number; deleted: Record<string, number> };

type RetentionLog = {
  /** After each run that did anything: how many jobs, how long, and how many things each deleted, where it counts. */
  onDone: (run: RetentionRun) => void;
  onError: (job: string, error: unknown) => void;
};

type RetentionOptions = RetentionLog & { firstAfterMs?: number; turns: JobTurns; clock: ClockWatch };

/** By name, what a job deletes for good; each is about one kind of thing. */
export type RetentionTasks = Record<string, () => Promise<unknown>>;

/**
 * Each process has files of its own, and the log belongs to SQLite, which one process has to itself. They are done whatever
 * the clock says: nothing of it is lost for good.
 */
const ownTasks: ReadonlySet<string> = new Set(['own files', 'log of the database']);

/** What has been kept long enough, each kind by itself. */
export function retentionTasksOf(
  services: Services,
  { keptDays, emptyLog }: { keptDays: KeptDays; emptyLog: () => Promise<void> },
): RetentionTasks {
  return {
    trash: () => services.trash.removeExpired(),
    inbox: () => services.inbox.removeExpired(),
    'old inbox': () => services.visitorData.removeOld(keptDays),
    'demo content': async () => services.images.removeDemoUploads(await services.demoRemoval.removeExpired()),
    revisions: () => services.revisions.removeOld(keptDays.revisions),
    activity: () => services.log.removeOld(keptDays.activity),
    'bulk undo': () => services.bulk.removeOld(keptDays.bulkUndo),
    sessions: () => services.accounts.sessions.removeEnded(),
    'sign-ins under way': () => services.accounts.factors.removeEnded(),
    'sent mails': () => services.outbox.removeOld(keptDays.sentMails),
    'ended holds': () => services.holds.removeOld(keptDays.sentMails),
    'shared shortlists': () => services.shortlists.removeExpired(),
    'preview tickets': () => services.previews.removeExpired(),
    'previews of the site': () => services.sitePreviews.removeExpired(),
    schedule: () => services.schedule.removeExpired(),
    'counts of visits': () => services.events.removeExpired(),
    'counts of searches': () => services.searches.removeExpired(),
    redirects: () => services.redirects.removeExpired(),
    'missing paths': () => services.missingPaths.removeExpired(),
    'what browsers refused': () => services.refusals.removeExpired(),
    limits: () => services.limits.removeEnded(),
    'records of backups': () => services.backups.removeOldRuns(),
    invitations: () => services.accounts.invitations.removeOld(),
    'progress of imports': () => services.imports.removeOldProgress(),
    uploads: () => services.sweeper.sweepUploads(),
    'own files': () => services.sweeper.sweepOwn(),
    // Last: what was deleted is not to be left in it.
    'log of the database': emptyLog,
  };
}

/**
 * Runs each task when the start is over, if nobody has within a day, and then once a day, one after the other; one that
 * fails keeps none of the others from running. While the clock is doubted nothing is deleted.
 */
export function startRetentionJob(
  tasks: RetentionTasks,
  { firstAfterMs = settleMs, turns, clock, ...log }: RetentionOptions,
): RetentionJob {
  let isStopping = false;
  const stopping = new AbortController();
  const ownTurns = createOwnTurns();
  const run = async () => {
    const isClockBelieved = await lookAtClock(clock, log);
    const startedAt = performance.now();
    const done: [string, unknown][] = [];
    for (const [name, task] of Object.entries(tasks)) {
      if (isStopping) break;
      const isOwn = ownTasks.has(name);
      if (!isOwn && !isClockBelieved) continue;
      const result = await runInTurn({ name, task, turns: isOwn ? ownTurns : turns }, log);
      if (result) done.push([name, result.value]);
    }
    if (done.length > 0) log.onDone({ jobs: done.length, ms: msSince(startedAt), deleted: countsOf(done) });
  };
  const settled = wait(firstAfterMs, undefined, { ref: false, signal: stopping.signal });
  // A stop before it is none.
  const firstRun = settled.then(run, () => {});
  let underWay = firstRun;
  const timer = setInterval(() => {
    underWay = underWay.then(run);
  }, lookEveryMs);
  // The timer alone does not keep a process alive.
  timer.unref();
  return {
    firstRun,
    async stop() {
      isStopping = true;
      stopping.abort();
      clearInterval(timer);
      await underWay;
    },
  };
}

/** Where nobody can say, nothing is deleted. */
async function lookAtClock(clock: ClockWatch, { onError }: RetentionLog): Promise<boolean> {
  return clock.isBelieved().catch((error: unknown) => {
    onError('clock', error);
    return false;
  });
}

async function runInTurn(
  { name, task, turns }: { name: string; task: () => Promise<unknown>; turns: JobTurns },
  { onError }: RetentionLog,
): Promise<{ value: unknown } | undefined> {
  try {
    const turn = await turns.take(name);
    if (!turn) return undefined;
    const [result] = await Promise.allSettled([task()]);
    await turn.end(result.status === 'rejected' ? 'failed' : 'done');
    if (result.status === 'rejected') throw result.reason;
    return { value: result.value };
  } catch (error) {
    onError(name, error);
    return undefined;
  }
}

function msSince(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}

function countsOf(done: [string, unknown][]): Record<string, number> {
  return Object.fromEntries(
    done.filter((one): one is [string, number] => typeof one[1] === 'number' && one[1] > 0),
  );
}
