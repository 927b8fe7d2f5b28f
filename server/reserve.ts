import { randomBytes } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAppError } from '#errors/app-error.ts';

const reserveBytes = 8 * 1024 * 1024;
/** What has to be free beside it before it is kept again. */
const freeBesideBytes = 64 * 1024 * 1024;
const fileName = 'reserve';
const lookEveryMs = 60_000;

export type Reserve = ReturnType<typeof createReserve>;

/**
 * Room that is kept in the data folder and given up where a sign-in cannot be stored for want of it: whoever comes to make
 * room has to get in, and what they delete takes some room first (docs/decisions/0013-bounded-waits.md).
 */
export function createReserve(folder: string | undefined) {
  const file = folder === undefined ? undefined : join(folder, fileName);
  let isGivenUp = false;

  async function giveUp(): Promise<boolean> {
    if (file === undefined || !(await stat(file).catch(() => undefined))) return false;
    isGivenUp = true;
    await rm(file, { force: true });
    return true;
  }

  return {
    /** While it is, only those who are signed in store anything. */
    isGivenUp: () => isGivenUp,

    /** Keeps it, now and again once there is room. @returns what ends that */
    keep(): () => void {
      const timer = setInterval(() => void look(), lookEveryMs).unref();
      void look();
      return () => clearInterval(timer);
    },

    /** Stores something, where there is no room once more with the reserve given up. */
    async store<Stored>(work: () => Promise<Stored>): Promise<Stored> {
      try {
        return await work();
      } catch (error) {
        if (!isAppError(error) || error.code !== 'not-stored' || !(await giveUp())) throw error;
        return work();
      }
    },
  };

  async function look(): Promise<void> {
    if (file === undefined || folder === undefined) return;
    const kept = await stat(file).catch(() => undefined);
    const system = await statfs(folder).catch(() => undefined);
    const free = system ? system.bavail * system.bsize : 0;
    const isKept = kept?.size === reserveBytes;
    if (!isKept && free < reserveBytes + freeBesideBytes) return;
    // Random, so that no file system makes less of it.
    if (!isKept) await writeFile(file, randomBytes(reserveBytes)).catch(() => rm(file, { force: true }));
    isGivenUp = false;
  }
}
