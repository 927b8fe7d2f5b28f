import type { Services } from './services.ts';

const dayMs = 24 * 60 * 60_000;

export type RetentionJob = { /** Waits for the run in progress. */ stop: () => Promise<void> };

/**
 * Deletes what has been kept long enough, now and once a day: 30 days in the trash, records and letters, the demo's files
 * with its records, preview tickets, invitations and limits that have ended, counts of 24 months ago, what redirects were
 * before, missing paths that nobody asks for any more, files that belong to nothing, and what the database's log still
 * holds of it.
 */
export function startRetentionJob(
  services: Pick<
    Services,
    | 'trash'
    | 'demoRemoval'
    | 'images'
    | 'previews'
    | 'schedule'
    | 'events'
    | 'searches'
    | 'redirects'
    | 'missingPaths'
    | 'limits'
    | 'sweeper'
    | 'accounts'
    | 'inbox'
  > & {
    emptyLog: () => Promise<void>;
  },
  options: { onError: (error: unknown) => void },
): RetentionJob {
  const run = async () => {
    try {
      await services.trash.removeExpired();
      await services.images.removeDemoUploads(await services.demoRemoval.removeExpired());
      await services.previews.removeExpired();
      await services.inbox.removeExpired();
      await services.schedule.removeExpired();
      await services.events.removeExpired();
      await services.searches.removeExpired();
      await services.redirects.removeExpired();
      await services.missingPaths.removeExpired();
      await services.limits.removeEnded();
      await services.accounts.invitations.removeOld();
      await services.sweeper.sweep();
      await services.emptyLog();
    } catch (error) {
      options.onError(error);
    }
  };
  let underWay = run();
  const timer = setInterval(() => {
    underWay = run();
  }, dayMs);
  // The timer alone does not keep a process alive.
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
