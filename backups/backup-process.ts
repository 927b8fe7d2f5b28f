import { type ChildProcess, fork } from 'node:child_process';
import type { StoragePlace } from '#media/storage/storage-place.ts';
import { BackupError, type Failure } from './failure-words.ts';
import type { BackupOrder, BackupProgress, BackupResult, PerformBackup } from './perform.ts';

/** What the process of a backup is given to work with; the rest is in its environment. */
export type BackupPlaces = { databaseUrl: string; storage: StoragePlace; dataDir: string };
export type BackupTask = { order: BackupOrder; places: BackupPlaces };
export type BackupAnswer = { progress: BackupProgress } | { result: BackupResult } | { failure: Failure };

/** Time to take back what was written so far. */
const endMs = 5_000;

/** Does each order in a process of its own, with the lowest priority, so that visitors notice nothing of it. */
export function performInProcess(places: BackupPlaces): PerformBackup {
  return async (order, { signal, onProgress }) => {
    signal.throwIfAborted();
    const child = startChild();
    const stop = () => end(child);
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<BackupResult>((resolve, reject) => {
        child.on('message', (answer: BackupAnswer) => {
          if ('progress' in answer) onProgress(answer.progress);
          else if ('result' in answer) resolve(answer.result);
          else reject(Object.assign(new BackupError(answer.failure.message), answer));
        });
        child.once('error', reject);
        child.once('exit', (code, killedBy) =>
          reject(new BackupError(`Its process ended before it was finished (${killedBy ?? code}).`)),
        );
        const task: BackupTask = { order, places };
        child.send(task, () => {});
      });
    } finally {
      signal.removeEventListener('abort', stop);
      await endAndWait(child);
    }
  };
}

function startChild(): ChildProcess {
  return fork(new URL('./backup-worker.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** It takes back what it has written and ends, as it does when this process is gone. */
function end(child: ChildProcess): void {
  if (child.connected) child.disconnect();
}

async function endAndWait(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  end(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), endMs).unref();
  await ended;
  clearTimeout(timer);
}
