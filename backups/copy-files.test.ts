import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { openStorage } from '#media/storage/open-storage.ts';
import { readStoragePlace } from '#media/storage/storage-place.ts';
import { startObjectStorage, type TestObjectStorage } from '#tests/support/object-storage.ts';
import { copyFiles } from './copy-files.ts';

let folder: string;
let objects: TestObjectStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-copy-'));
  objects = await startObjectStorage();
});
afterEach(async () => {
  await objects.stop();
  await rm(folder, { recursive: true, force: true });
});

const contentsOf = async (storage: FileStorage) =>
  Promise.all((await storage.list()).map(async ({ key }) => [key, String(await storage.read(key))])).then(
    (all) => all.sort(),
  );

test('uploads go from a folder to object storage and back as they are, and what is there is not copied again', async () => {
  const from = createFolderStorage(join(folder, 'from'));
  for (let index = 0; index < 40; index += 1) {
    await from.write(`gallery/slab ${index}.webp`, Buffer.alloc(500 + index, `slab ${index}`));
  }
  const { uploads } = await openStorage(readStoragePlace(objects.url, objects.credentials));
  const stopping = new AbortController();
  const onProgress = (done: number) => done === 25 && stopping.abort();
  await expect(copyFiles({ from, to: uploads, onProgress, signal: stopping.signal })).rejects.toThrow(
    'aborted',
  );
  // As long as the right one, and another.
  await uploads.write('gallery/slab 3.webp', Buffer.alloc(503, 'other'));
  expect(await copyFiles({ from, to: uploads })).toMatchObject({ copied: 16, same: 24, others: 0 });
  const to = createFolderStorage(join(folder, 'to'));
  expect(await copyFiles({ from: uploads, to })).toMatchObject({ copied: 40, same: 0 });
  expect(await contentsOf(to)).toEqual(await contentsOf(from));
});
