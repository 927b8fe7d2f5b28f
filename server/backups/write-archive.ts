import { createHash } from 'node:crypto';
import { type Db, urlOf } from '#database/connect.ts';
import { openSnapshot, type Snapshot } from '#database/transfer/snapshot.ts';
import { AppError } from '#errors/app-error.ts';
import type { FileStorage } from '#media/file-storage.ts';
import { holdingUploads } from '#media/hold-uploads.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { writeEntries } from './archive-entries.ts';
import { type ArchiveManifest, archiveFormat, filesPrefix } from './archive-manifest.ts';
import { archiveStart, nameOfArchive } from './archive-names.ts';
import type { ArchivePlace } from './archive-place.ts';
import { trailerOf } from './archive-trailer.ts';

export type WrittenArchive = {
  name: string;
  bytes: number;
  /** Of all tables together. */
  rows: number;
  files: number;
  /** Of the whole file, as `sha256sum` tells it. */
  sha256: string;
  /** Uploads that the database names and that are not there. */
  missing: string[];
};

/** What was begun longer ago than any backup may take was left by one that was killed. */
const unfinishedMs = 7 * 60 * 60_000;

type Options = { db: Db; storage: FileStorage; target: ArchivePlace; signal?: AbortSignal | undefined };

/**
 * Writes everything that a site holds, as it is at this moment, into one file; the site goes on meanwhile. The file
 * appears at the target when it is whole, or not at all.
 */
export function writeArchive(options: Options): Promise<WrittenArchive> {
  return holdingUploads(options.db, () => writeHeld(options));
}

async function writeHeld({ db, storage, target, signal }: Options): Promise<WrittenArchive> {
  const now = new Date();
  const name = nameOfArchive(now);
  // Whatever else is unfinished there is somebody's.
  await target.removeUnfinished(now.getTime() - unfinishedMs, archiveStart);
  const snapshot = await openSnapshot(urlOf(db));
  try {
    const writer = createArchiveWriter({ snapshot, storage, now, signal });
    if (!(await target.create(name, writer.write()))) {
      throw new AppError('conflict', `There is an archive named ${name} already.`);
    }
    return { name, ...writer.written() };
  } finally {
    await snapshot.close();
  }
}

type Whole = { snapshot: Snapshot; storage: FileStorage; now: Date; signal: AbortSignal | undefined };

function createArchiveWriter({ snapshot, storage, now, signal }: Whole) {
  const whole = createHash('sha256');
  const manifest: ArchiveManifest = {
    ...{ format: archiveFormat, version: packageFile.version, createdAt: now.toISOString() },
    ...{ engine: snapshot.engine, migrations: [...snapshot.migrations] },
    ...{ tables: [], sequences: snapshot.sequences, missing: [], entries: [] },
  };
  let bytes = 0;

  async function* write(): AsyncGenerator<Uint8Array> {
    for await (const chunk of writeEntries(manifest, { snapshot, storage })) {
      signal?.throwIfAborted();
      whole.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    const trailer = trailerOf(whole.copy().digest('hex'));
    whole.update(trailer);
    bytes += trailer.length;
    yield trailer;
  }

  return {
    write,
    written: () => ({
      ...{ bytes, sha256: whole.digest('hex'), missing: manifest.missing },
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.entries.filter(({ name }) => name.startsWith(filesPrefix)).length,
    }),
  };
}
