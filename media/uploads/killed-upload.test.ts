import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { useObjectStorage } from '#tests/support/storages.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { createFileService, unpictured } from '../library/files.service.ts';
import { createSweepService } from '../library/sweep.service.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { openIncomingFiles } from '../storage/incoming-files.ts';

const { getServer, openBucket } = useObjectStorage();
const openDb = createDatabaseOpener('sqlite');
const dayMs = 24 * 60 * 60_000;
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

/** Stores a film of 24 MB in a process of its own. */
function uploadElsewhere(prefix: string): ChildProcess {
  const place = JSON.stringify([getServer().url, getServer().credentials]);
  const program = `
    import { createObjectBucket } from '${new URL('../storage/object-bucket.ts', import.meta.url)}';
    import { createObjectClient } from '${new URL('../storage/object-client.ts', import.meta.url)}';
    import { createObjectStorage } from '${new URL('../storage/object-storage.ts', import.meta.url)}';
    import { readStoragePlace } from '${new URL('../storage/storage-place.ts', import.meta.url)}';
    const { objects } = readStoragePlace(...${place});
    const bucket = createObjectBucket(createObjectClient(objects), objects.bucket);
    const storage = createObjectStorage(bucket, { prefix: '${prefix}', hasConditions: true });
    async function* film() { for (let left = 24; left > 0; left -= 1) yield Buffer.alloc(1024 * 1024, left); }
    await storage.create('products/film.mp4', film());
  `;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
  return spawn(process.execPath, args, { stdio: 'inherit' });
}

/** What is swept at a time; nothing was received and nothing made. */
async function sweep(db: Db, storage: FileStorage, now: number): Promise<void> {
  const incoming = openIncomingFiles(join(tmpdir(), 'ashlar-nothing-received'));
  const cache = openBucket();
  await createSweepService(db, { storage, cache, incoming, now: () => new Date(now) }).sweepUploads();
}

test('a process that is killed in the middle of a film leaves parts that nobody sees, and the sweep has them', async () => {
  const prefix = 'killed/';
  const storage = openBucket({ prefix });
  const partArrived = new Promise<void>((resolve) => {
    getServer().behave({
      ...{ kind: 'slow', ms: 0 },
      of({ query }) {
        if (query.get('partNumber') === '2') resolve();
        return false;
      },
    });
  });
  child = uploadElsewhere(prefix);
  await partArrived;
  child.kill('SIGKILL');
  await once(child, 'exit');
  getServer().behave();
  expect([await storage.list(), await getServer().findUnfinished()]).toEqual([
    [],
    ['killed/products/film.mp4'],
  ]);
  const db = await openDb();
  await sweep(db, storage, Date.now());
  expect(await getServer().findUnfinished()).toHaveLength(1);
  await sweep(db, storage, Date.now() + dayMs);
  expect(await getServer().findUnfinished()).toEqual([]);
});

test('a file whose process ended before its row was written keeps its name, and goes after a day', async () => {
  const db = await openDb();
  const storage = openBucket();
  const files = createFileService(db, { storage });
  const facts = { mime: 'video/mp4', bytes: 4, sha256: '', ...unpictured };
  const file = {
    ...facts,
    originalName: 'film.mp4',
    place: { folder: 'products', name: 'film', extension: 'mp4' },
    open: () => Buffer.from('film'),
  };
  await files.place([file]);
  expect(await files.find('/uploads/products/film.mp4')).toBeUndefined();
  expect(await files.take([file])).toEqual(['/uploads/products/film-2.mp4']);
  await sweep(db, storage, Date.now() + dayMs / 2);
  expect(await storage.list()).toHaveLength(2);
  await sweep(db, storage, Date.now() + 2 * dayMs);
  expect((await storage.list()).map(({ key }) => key)).toEqual(['products/film-2.mp4']);
});
