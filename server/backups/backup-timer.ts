import { setTimeout as wait } from 'node:timers/promises';
import type { BackupService } from './backups.service.ts';

/** However far off the next time is: clocks are set and machines sleep, which a timer does not notice. */
const lookMs = 30_000;

/** Looks again and again whether a backup or a rehearsal is due. The first visitors after a start come before it. */
export function startBackupTimer(
  backups: Pick<BackupService, 'runDue'>,
  { onError, everyMs = lookMs }: { onError: (error: unknown) => void; everyMs?: number },
): { /** Waits for the look in progress, and for what it has begun. */ stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const look = async () => {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      await backups.runDue().catch(onError);
    }
  };
  const looking = look();
  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
