import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { holdingUploads } from '../storage/hold-uploads.ts';
import { openIncomingFiles } from '../storage/incoming-files.ts';
import { createFileService } from './files.service.ts';
import { createSweepService } from './sweep.service.ts';

const hourMs = 60 * 60_000;

describeOnBothEngines('sweeping up', (openDb) => {
  /** On a file system without locks there are no claims. */
  const unclaimed = 'uploading/somebody/1';
  let folder: string;
  let db: Db;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ashlar-sweep-'));
    db = await openDb();
    const bytes = await drawHalves().png().toBuffer();
    await createFileService(db, { storage: storageOf() }).add({ key: 'blog/slab.png', bytes });
    age('uploads/blog/slab.png', 1000);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const storageOf = () => createFolderStorage(join(folder, 'uploads'));
  const isThere = (name: string) => existsSync(join(folder, name));

  function age(name: string, hours: number): void {
    const time = new Date(Date.now() - hours * hourMs);
    utimesSync(join(folder, name), time, time);
  }
  /** Leaves a file that was last written to some hours ago. */
  function leave(name: string, hours: number): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'left');
    age(name, hours);
  }
  async function sweep(): Promise<void> {
    const incoming = openIncomingFiles(join(folder, 'uploading'));
    const cache = createFolderStorage(join(folder, 'cache'), { isCache: true });
    const sweeper = createSweepService(db, {
      storage: storageOf(),
      cache,
      incoming,
      madeAgain: ['data-sheets/'],
    });
    await sweeper.sweepOwn();
    await sweeper.sweepUploads();
  }

  test.each([
    ['uploads/left.png', 25],
    ['uploads/blog/slab.png.png', 25],
    ['uploads/blog/slab.png.12-x1.part', 2],
    ['cache/480/gone.png.avif', 2],
    ['cache/480/blog/slab.png.avif.12-x1.part', 2],
    ['cache/masters/gone.png.master', 2],
    ['cache/data-sheets/7/0a.pdf', 24 * 31],
    [unclaimed, 2],
  ])('takes %s away, which nothing names, after %i hours', async (name, hours) => {
    leave(name, hours);
    await sweep();
    expect([isThere(name), isThere('uploads/blog/slab.png')]).toEqual([false, true]);
  });

  test.each([
    ['uploads/left.png', 23],
    ['uploads/blog/slab.png.12-x1.part', 0],
    ['cache/480/blog/slab.png.avif', 1000],
    ['cache/masters/blog/slab.png.master', 1000],
    ['cache/data-sheets/7/0a.pdf', 24 * 29],
    [unclaimed, 0],
  ])('leaves %s alone, which is in use or may be in %i hours', async (name, hours) => {
    leave(name, hours);
    await sweep();
    expect(isThere(name)).toBe(true);
  });

  test('leaves what a backup may be reading until it has ended', async () => {
    leave('uploads/left.png', 25);
    await holdingUploads(db, sweep);
    expect(isThere('uploads/left.png')).toBe(true);
    await sweep();
    expect(isThere('uploads/left.png')).toBe(false);
  });

  test('takes nothing from a folder that belongs to another database, and says so', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `uploads/${index}.png`);
    for (const name of names) leave(name, 25);
    await expect(sweep()).rejects.toThrow('21 of 22 uploaded files are in no row of this database');
    expect(names.every(isThere)).toBe(true);
  });

  test('says which files of the library are lost, and sweeps all the same', async () => {
    leave('uploads/left.png', 25);
    rmSync(join(folder, 'uploads/blog/slab.png'));
    await expect(sweep()).rejects.toThrow(
      /^1 files of the library are not in the storage: \/uploads\/blog\/slab\.png\. /,
    );
    expect(isThere('uploads/left.png')).toBe(false);
  });
});
