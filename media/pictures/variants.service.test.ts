import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { drawHalves, makeBomb } from '#tests/support/sample-pictures.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createFileService } from '../library/files.service.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { createVariantService } from './variants.service.ts';

describeOnOneEngine('a smaller size of a picture', (openDb) => {
  const wanted = { path: '/uploads/slab.png', width: 320, format: 'webp' } as const;
  let folder: string;
  let storage: FileStorage;
  let db: Db;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ashlar-variants-'));
    storage = createFolderStorage(join(folder, 'uploads'));
    db = await openDb();
    const bytes = await drawHalves({ width: 600, height: 400 }).png().toBuffer();
    await createFileService(db, { storage }).add({ key: 'slab.png', bytes });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = (files = storage) =>
    createVariantService(db, { storage: files, cache: createFolderStorage(folder, { isCache: true }) });

  test('is made when a visitor asks for it', async () => {
    const found = await open().find(wanted);
    expect(await sharp(found?.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
  });

  test('is sent although it cannot be kept, which is told', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, 'a file where the folder would be');
    const variants = createVariantService(db, { storage, cache: createFolderStorage(blocked) });
    const failures: unknown[] = [];
    variants.onFailure((error) => failures.push(error));
    expect((await variants.find(wanted))?.bytes.length).toBeGreaterThan(0);
    expect(failures).toMatchObject([{ code: 'ENOTDIR' }]);
  });

  test('is none where an administrator deletes the picture while it waits for its turn', async () => {
    const deletedMeanwhile: FileStorage = {
      ...storage,
      async stat(key) {
        const found = await storage.stat(key);
        await storage.remove(key);
        return found;
      },
    };
    expect(await open(deletedMeanwhile).find(wanted)).toBeUndefined();
  });

  test('cannot be made of a picture that is broken, which is told', async () => {
    await storage.write('slab.png', Buffer.from('no picture'));
    await expect(open().find(wanted)).rejects.toThrow();
  });

  test('comes as a quick one at once, and as the good one when that is made', async () => {
    const variants = open();
    const avif = { ...wanted, format: 'avif' } as const;
    const quick = await variants.find(avif);
    expect(quick).toMatchObject({ format: 'webp', isFinal: false });
    expect(await sharp(quick?.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    await expect
      .poll(() => variants.find(avif), { timeout: 20_000 })
      .toMatchObject({ format: 'avif', isFinal: true });
    await variants.stop();
  });

  test('is as wide as the picture itself where more is asked for', async () => {
    const found = await open().find({ ...wanted, width: 2400 });
    expect(await sharp(found?.bytes).metadata()).toMatchObject({ width: 600, height: 400 });
  });

  test('is made of a huge picture that was read once, and keeps no other waiting for it', async () => {
    await addHuge();
    let reads = 0;
    const gate = Promise.withResolvers<void>();
    const slow: FileStorage = {
      ...storage,
      async read(name) {
        if (name !== 'huge.png') return storage.read(name);
        reads += 1;
        await gate.promise;
        return storage.read(name);
      },
    };
    const variants = open(slow);
    const sizes = ([320, 480, 768] as const).map((width) =>
      variants.find({ path: '/uploads/huge.png', width, format: 'webp' }),
    );
    expect(await variants.find(wanted)).toMatchObject({ isFinal: true });
    gate.resolve();
    const widths = (await Promise.all(sizes)).map(
      async (found) => (await sharp(found?.bytes).metadata()).width,
    );
    expect([await Promise.all(widths), reads]).toEqual([[320, 480, 768], 1]);
  });

  test('is made ahead for every picture while nobody asks for anything', async () => {
    await addHuge();
    const idle = { isIdle: () => true, untilIdle: async () => undefined };
    await open().prewarm(idle);
    expect(made().length).toBe(['480', '768'].length * 2 + ['480', '768', '960', '1600'].length * 2);
  });

  test('is not made ahead any more once somebody asks for something', async () => {
    let isIdle = true;
    const again = Promise.withResolvers<void>();
    const disturbing: FileStorage = {
      ...storage,
      read(name) {
        isIdle = false;
        return storage.read(name);
      },
    };
    const hushed = Promise.withResolvers<void>();
    const variants = open(disturbing);
    const ahead = variants.prewarm({
      isIdle: () => isIdle,
      async untilIdle() {
        if (isIdle) return;
        hushed.resolve();
        await again.promise;
        isIdle = true;
      },
    });
    await hushed.promise;
    expect(made()).toEqual(['slab.png.webp']);
    again.resolve();
    await ahead;
    expect(made().length).toBe(4);
  });

  test('is not looked for either while somebody asks for something', async () => {
    await open().prewarm({ isIdle: () => true, untilIdle: async () => undefined });
    const cache = createFolderStorage(folder, { isCache: true });
    let isIdle = false;
    const looks: boolean[] = [];
    const watched: FileStorage = {
      ...cache,
      stat(key) {
        looks.push(isIdle);
        isIdle = false;
        return cache.stat(key);
      },
    };
    await createVariantService(db, { storage, cache: watched }).prewarm({
      isIdle: () => isIdle,
      async untilIdle() {
        isIdle = true;
      },
    });
    expect(looks).toEqual([true, true, true, true]);
  });

  test('is not waited for by the next picture where it cannot be made ahead', async () => {
    await addHuge();
    await storage.write('huge.png', Buffer.from('no picture'));
    const failures: unknown[] = [];
    const variants = open();
    variants.onFailure((error) => failures.push(error));
    await variants.prewarm({ isIdle: () => true, untilIdle: async () => undefined });
    expect([failures.length, made().length]).toEqual([1, 4]);
  });

  /** Sixteen megapixels of one colour. */
  async function addHuge(): Promise<void> {
    const bytes = makeBomb({ width: 4000, height: 4000 });
    await createFileService(db, { storage }).add({ key: 'huge.png', bytes });
  }

  function made(): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:webp|avif)$/.test(entry.name))
      .map((entry) => entry.name);
  }
});
