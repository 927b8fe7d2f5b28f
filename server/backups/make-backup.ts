import { openDatabase } from '#database/connect.ts';
import { openStorage } from '#media/open-storage.ts';
import type { StoragePlace } from '#media/storage-place.ts';
import type { BackupPlaces } from './backup-process.ts';
import { BackupError } from './failure-words.ts';
import { openBackupPlace } from './open-backup-place.ts';
import type { BackupProgress, BackupResult } from './perform.ts';
import { readArchiveSummary } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

type Options = { signal: AbortSignal; onProgress: (progress: BackupProgress) => void };

const progressMs = 1_000;

/** Writes an archive of the site and reads it again from its place: only then it counts. */
export async function makeBackup(
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
