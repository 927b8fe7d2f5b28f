import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createFolderStorage, type FileStorage } from './folder-storage.ts';
import { createMediaService } from './media.service.ts';
import { createVariantService } from './variants.service.ts';

describeOnBothEngines('a smaller size of a picture', (openDb) => {
  const wanted = { path: '/uploads/slab.png', width: 320, format: 'webp' } as const;
  let folder: string;
  let storage: FileStorage;
  let db: Db;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ashlar-variants-'));
    storage = createFolderStorage(join(folder, 'uploads'));
    db = await openDb();
    const bytes = await drawHalves({ width: 600, height: 400 }).png().toBuffer();
    await createMediaService(db, { storage }).addPicture({ name: 'slab.png', bytes });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = (files = storage) => createVariantService(db, { storage: files, cacheFolder: folder });

  test('is made when a visitor asks for it', async () => {
    const bytes = await open().find(wanted);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
  });

  test('is none where an administrator deletes the picture while it waits for its turn', async () => {
    const deletedMeanwhile: FileStorage = {
      ...storage,
      async findSize(name) {
        const size = await storage.findSize(name);
        await storage.remove(name);
        return size;
      },
    };
    expect(await open(deletedMeanwhile).find(wanted)).toBeUndefined();
  });

  test('cannot be made of a picture that is broken, which is told', async () => {
    await storage.write('slab.png', Buffer.from('no picture'));
    await expect(open().find(wanted)).rejects.toThrow();
  });
});
