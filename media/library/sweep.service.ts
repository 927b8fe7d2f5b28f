import { keyOfUpload, uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { cachePrefixes, pathOfCached } from '../pictures/variant-maker.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import type { IncomingFiles } from '../storage/incoming-files.ts';
import { findMediaFiles, readPaths } from '../storage/media-files.repository.ts';
import { areUploadsHeld } from '../storage/upload-holds.repository.ts';

/** No upload takes an hour: what is older and unfinished was left behind. */
const unfinishedMs = 60 * 60_000;
/** A file is stored before its row. A day also leaves time for people who copy files into place by hand. */
const orphanMs = 24 * 60 * 60_000;
/** What can be made again at any time, and of what is gone nobody asks for. */
const madeAgainMs = 30 * 24 * 60 * 60_000;
/** Above so many, and more than half of all files, the database is probably a new one or an old copy. */
const maxDoubtless = 20;
/** Of lost files, in the log. */
const mostNamed = 10;

/** Removes what no row names: files that a crash has left half-way, and what was made of pictures that are gone. */
export function createSweepService(
  db: Db,
  options: {
    storage: FileStorage;
    cache: FileStorage;
    incoming: IncomingFiles;
    /** What keys in the cache begin with that no upload stands behind. */
    madeAgain?: readonly string[];
    now?: () => Date;
  },
) {
  const nowMs = () => (options.now?.() ?? new Date()).getTime();
  return {
    /** What this process alone has: what arrives here, and what is made here. */
    async sweepOwn(): Promise<void> {
      const now = nowMs();
      await options.incoming.sweep(now - unfinishedMs);
      await sweepCache(db, options.cache, now);
      for (const prefix of options.madeAgain ?? []) await sweepMadeAgain(options.cache, prefix, now);
    },

    /** What all processes share. @throws if more uploads have no row than a crash can leave, or files are lost */
    sweepUploads: (): Promise<void> => sweepUploads(db, options.storage, nowMs()),
  };
}

async function sweepUploads(db: Db, storage: FileStorage, now: number): Promise<void> {
  await storage.removeUnfinished(now - unfinishedMs);
  const files = await storage.list();
  const old = files.filter(({ modifiedMs }) => modifiedMs < now - orphanMs);
  const orphans = await findOrphans(db, old, (key) => uploadsPrefix + key);
  if (orphans.length > maxDoubtless && orphans.length > old.length / 2) {
    throw new Error(
      `${orphans.length} of ${old.length} uploaded files are in no row of this database. They stay: does it belong to this folder?`,
    );
  }
  // What a backup reads has a row in the moment that it shows.
  if (!(await areUploadsHeld(db, new Date(now)))) for (const { key } of orphans) await storage.remove(key);
  await complainOfLost(db, storage, files);
}

/** @throws where files of the library are not in the storage: somebody else has removed them, and visitors see gaps */
async function complainOfLost(db: Db, storage: FileStorage, files: StoredFile[]): Promise<void> {
  const there = new Set(files.map(({ key }) => key));
  const lost: string[] = [];
  for await (const rows of readPaths(db)) {
    for (const { path } of rows) {
      const key = keyOfUpload(path);
      // It may have come since the storage was listed.
      if (!there.has(key) && !(await storage.stat(key))) lost.push(path);
    }
  }
  if (lost.length === 0) return;
  const named = lost.slice(0, mostNamed).join(', ');
  throw new Error(
    `${lost.length} files of the library are not in the storage: ${named}. A backup may have them.`,
  );
}

async function sweepCache(db: Db, cache: FileStorage, now: number): Promise<void> {
  await cache.removeUnfinished(now - unfinishedMs);
  for (const prefix of cachePrefixes) {
    const files = await cache.list(prefix);
    const old = files.filter(({ modifiedMs }) => modifiedMs < now - unfinishedMs);
    for (const { key } of await findOrphans(db, old, pathOfCached)) await cache.remove(key);
  }
}

async function sweepMadeAgain(cache: FileStorage, prefix: string, now: number): Promise<void> {
  for (const { key, modifiedMs } of await cache.list(prefix)) {
    if (modifiedMs < now - madeAgainMs) await cache.remove(key);
  }
}

/** Files whose upload, by its path, has no row. */
async function findOrphans(
  db: Db,
  files: StoredFile[],
  pathOf: (key: string) => string,
): Promise<StoredFile[]> {
  const known = await findMediaFiles(db, [...new Set(files.map(({ key }) => pathOf(key)))]);
  const paths = new Set(known.map(({ path }) => path));
  return files.filter(({ key }) => !paths.has(pathOf(key)));
}
