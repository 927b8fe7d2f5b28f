import { constants, setPriority } from 'node:os';
import type { BackupAnswer, BackupTask } from './backup-process.ts';
import { failureOf } from './failure-words.ts';
import { makeBackup } from './make-backup.ts';
import { openBackupPlace } from './open-backup-place.ts';
import type { BackupProgress } from './perform.ts';
import { rehearse } from './rehearse.ts';

/** The process of one backup or one rehearsal; it takes back what it has begun when the site's process lets go of it. */
const stopping = new AbortController();
const { signal } = stopping;
let isDone = false;

setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (task: BackupTask) => void answer(task));
process.on('disconnect', () => {
  stopping.abort();
  if (isDone) process.exit(0);
});
// Ctrl+C in a terminal reaches every process; the site's decides.
process.on('SIGINT', () => {});

async function answer(task: BackupTask): Promise<void> {
  const answered = await perform(task).then(
    (result): BackupAnswer => ({ result }),
    (error: unknown): BackupAnswer => ({ failure: failureOf(error) }),
  );
  isDone = true;
  if (signal.aborted) process.exit(0);
  send(answered);
}

async function perform({ order, places }: BackupTask) {
  if (order.kind === 'backup') {
    const onProgress = (progress: BackupProgress) => send({ progress });
    return makeBackup({ ...places, target: order.target }, { signal, onProgress });
  }
  const place = await openBackupPlace(order.target);
  return rehearse({ source: { place, name: order.name }, site: places, signal });
}

function send(answered: BackupAnswer): void {
  // Nobody listens any more where this fails.
  process.send?.(answered, () => {});
}
