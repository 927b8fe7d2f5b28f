import { constants, setPriority } from 'node:os';
import { openDatabase } from '#database/connect.ts';
import { openStorage } from '#media/storage/open-storage.ts';
import type { StoragePlace } from '#media/storage/storage-place.ts';
import type { BackupAnswer, BackupPlaces, BackupTask } from './backup-process.ts';
import { BackupError, failureOf } from './failure-words.ts';
import { openBackupPlace } from './open-backup-place.ts';
import type { BackupProgress, BackupResult } from './perform.ts';
import { readArchiveSummary } from './read-archive.ts';
import { rehearse } from './rehearse.ts';
import { writeArchive } from './write-archive.ts';

/** The process of one backup or one rehearsal; it takes back what it has begun when the site's process lets go of it. */
const stopping = new AbortController();
const { signal } = stopping;
let isDone = false;

setPriority(constants.priority.PRIORITY_LOW);

const progressMs = 1_000;

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

type Options = { signal: AbortSignal; onProgress: (progress: BackupProgress) => void };

/** Writes an archive of the site and reads it again from its place: only then it counts. */
async function makeBackup(
  { databaseUrl, storage: uploads, target: to }: BackupPlaces & { target: StoragePlace },
  { signal, onProgress }: Options,
): Promise<BackupResult> {
  const place = await openBackupPlace(to);
  const { uploads: storage } = await openStorage(uploads);
  const progress = { bytes: 0, fileCount: 0 };
  const telling = setInterval(() => onProgress({ ...progress }), progressMs);
  const db = await openDatabase(databaseUrl);
  try {
    const target = {
      ...place,
      create: (key: string, content: Parameters<typeof place.create>[1]) =>
        place.create(key, counting(content, progress)),
    };
    const opened = {
      ...storage,
      open: (...values: Parameters<typeof storage.open>) => {
        progress.fileCount += 1;
        return storage.open(...values);
      },
    };
    const written = await writeArchive({ db, storage: opened, target, signal });
    const read = await readArchiveSummary({ place, name: written.name });
    if (read.sha256 !== written.sha256) {
      throw new BackupError('What was read back from where backups go is not what was written there.');
    }
    const { name, bytes, rows: rowCount, files: fileCount, sha256 } = written;
    return { name, bytes, rowCount, fileCount, sha256, proof: [] };
  } finally {
    clearInterval(telling);
    await db.destroy();
  }
}

async function* counting(
  content: Uint8Array | AsyncIterable<Uint8Array>,
  progress: BackupProgress,
): AsyncGenerator<Uint8Array> {
  const chunks = content instanceof Uint8Array ? [content] : content;
  for await (const chunk of chunks) {
    progress.bytes += chunk.length;
    yield chunk;
  }
}
