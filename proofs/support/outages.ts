import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseProxy } from '#tests/support/database-proxy.ts';
import type { startObjectStorage } from '#tests/support/object-storage.ts';

type Storage = Awaited<ReturnType<typeof startObjectStorage>>;
/** Goes away for a time and comes back. */
export type Outage = (ms: number) => Promise<void>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The ways in which a database and a storage go away under a site that runs on. */
export function outagesOf({ proxy, storage }: { proxy: DatabaseProxy; storage: Storage }): Outage[] {
  const withDatabase = (state: 'closed' | 'silent') => async (ms: number) => {
    await proxy.become(state);
    await wait(ms);
    await proxy.become('open');
  };
  const withStorage = async (ms: number) => {
    storage.behave({ kind: 'gone' });
    await wait(ms);
    storage.behave();
  };
  return [withDatabase('closed'), withDatabase('silent'), withStorage];
}

/**
 * The ways in which a site in a folder can only read: its uploads, and its database with them. Of what root may write, no
 * permission keeps it; there the files are marked as immutable, which needs a file system and a container that allow it.
 * @returns none where neither keeps this user from writing
 */
export async function outagesOfFolder(folder: string, databaseFile: string): Promise<Outage[]> {
  if (!(await canLock(folder))) return [];
  const withLocked = (paths: () => string[]) => async (ms: number) => {
    const locked = paths().filter((path) => existsSync(path));
    try {
      lock(locked);
      await wait(ms);
    } finally {
      unlock(locked);
    }
  };
  const files = () => ['uploads', 'uploading', 'cache'].map((name) => join(folder, name));
  // Not what is shared in memory: whoever writes to that while it is immutable is ended by Linux (SIGBUS).
  const database = () => ['', '-wal'].map((ending) => `${databaseFile}${ending}`);
  return [withLocked(files), withLocked(database), withLocked(() => [...files(), ...database()])];
}

async function canLock(folder: string): Promise<boolean> {
  const tried = await mkdtemp(join(folder, 'locked-'));
  try {
    lock([tried]);
    return await writeFile(join(tried, 'written'), '').then(
      () => false,
      () => true,
    );
  } catch {
    return false;
  } finally {
    unlock([tried]);
    await rm(tried, { recursive: true, force: true });
  }
}

const isRoot = process.getuid?.() === 0;
// Files come and go meanwhile, so one that is gone is no failure; whether it works was tried before.
const lock = (paths: readonly string[]) =>
  isRoot ? run('chattr', ['-R', '-f', '+i', ...paths]) : run('chmod', ['-R', 'a-w', ...paths]);
const unlock = (paths: readonly string[]) =>
  isRoot ? run('chattr', ['-R', '-f', '-i', ...paths]) : run('chmod', ['-R', 'u+w', ...paths]);

function run(command: string, words: string[]): void {
  spawnSync(command, words, { stdio: 'ignore' });
}
