import { setTimeout as wait } from 'node:timers/promises';
import type { KeptDays } from './retention-settings.ts';
import type { Services } from './services.ts';

const dayMs = 24 * 60 * 60_000;
/** The first visitors after a start come before it. */
const settleMs = 30_000;

export type RetentionJob = {
  /** Resolves when every job of the first run has ended. */
  firstRun: Promise<void>;
  /** Waits for the run in progress. */
  stop: () => Promise<void>;
};

export type RetentionLog = {
  onDone: (job: string, ms: number) => void;
  onError: (job: string, error: unknown) => void;
};

/** By name, what a job deletes for good; each is about one kind of thing. */
export type RetentionTasks = Record<string, () => Promise<unknown>>;

/** What has been kept long enough, each kind by itself. */
export function retentionTasksOf(
  services: Services,
  { keptDays, emptyLog }: { keptDays: KeptDays; emptyLog: () => Promise<void> },
): RetentionTasks {
  return {
    trash: () => services.trash.removeExpired(),
    inbox: () => services.inbox.removeExpired(),
    'demo content': async () => services.images.removeDemoUploads(await services.demoRemoval.removeExpired()),
    revisions: () => services.revisions.removeOld(keptDays.revisions),
    activity: () => services.activity.removeOld(keptDays.activity),
    'bulk undo': () => services.bulk.removeOld(keptDays.bulkUndo),
    sessions: () => services.accounts.sessions.removeEnded(),
    'sent mails': () => services.outbox.removeOld(keptDays.sentMails),
    'shared shortlists': () => services.shortlists.removeExpired(),
    'preview tickets': () => services.previews.removeExpired(),
    schedule: () => services.schedule.removeExpired(),
    'counts of visits': () => services.events.removeExpired(),
    'counts of searches': () => services.searches.removeExpired(),
    redirects: () => services.redirects.removeExpired(),
    'missing paths': () => services.missingPaths.removeExpired(),
    limits: () => services.limits.removeEnded(),
    invitations: () => services.accounts.invitations.removeOld(),
    files: () => services.sweeper.sweep(),
    // Last: what was deleted is not to be left in it.
    'log of the database': emptyLog,
  };
}

/**
 * Runs each task once the start is over and then once a day, one after the other; one that fails keeps none of the others from
 * running.
 */
export function startRetentionJob(
  tasks: RetentionTasks,
  { firstAfterMs = settleMs, ...log }: RetentionLog & { firstAfterMs?: number },
): RetentionJob {
  let isStopping = false;
  const stopping = new AbortController();
  const run = async () => {
    for (const [name, task] of Object.entries(tasks)) {
      if (isStopping) return;
      const startedAt = performance.now();
      try {
        await task();
        log.onDone(name, Math.round(performance.now() - startedAt));
      } catch (error) {
        log.onError(name, error);
      }
    }
  };
  const settled = wait(firstAfterMs, undefined, { ref: false, signal: stopping.signal });
  // A stop before it is none.
  const firstRun = settled.then(run, () => {});
  let underWay = firstRun;
  const timer = setInterval(() => {
    underWay = run();
  }, dayMs);
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
