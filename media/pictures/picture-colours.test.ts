import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase, urlOf } from '#database/connect.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createJobQueue } from '../storage/job-queue.ts';
import { createPictureColourService } from './picture-colours.service.ts';

describeOnOneEngine('the colours of a picture', (openDb) => {
  const openLibrary = createLibraryOpener();
  let db: Db;
  let library: LibraryUnderTest;

  beforeEach(async () => {
    db = await openDb();
    library = await openLibrary(db);
  });

  test('are measured while it is uploaded, and go with it', async () => {
    const path = await library.uploadPicture('halves.png');
    expect((await coloursOf(path))?.palette).toEqual([
      { hex: '#eeeeee', share: 50 },
      { hex: '#111111', share: 50 },
    ]);
    await library.remove(path);
    expect(await coloursOf(path)).toBeUndefined();
    expect(await rowsOf(path)).toHaveLength(0);
  });

  test('are those of the stones it stands for, also when it replaces another', async () => {
    const old = await library.uploadPicture('old.png');
    const { id } = await library.makeProduct({ mainImage: old });
    const blue = await uploadPlain('blue.png', '#1c2c5a');
    expect(await familyOf(id)).toBe('white');
    await library.replace({ old_path: old, new_path: blue });
    expect(await familyOf(id)).toBe('blue');
  });

  test('are found after an upgrade for those that are there, each tried once', async () => {
    const path = await uploadPlain('blue.png', '#1c2c5a');
    const { id } = await library.makeProduct({ mainImage: path });
    await db.deleteFrom('pictureColours').execute();
    await db.deleteFrom('productColours').execute();
    expect(await familyOf(id)).toBeUndefined();
    const { pictureColours } = library.api.services;
    expect(await pictureColours.measureMissing()).toBe(1);
    expect(await familyOf(id)).toBe('blue');
    expect(await pictureColours.measureMissing()).toBe(0);
  });

  test('are measured by nobody while the server stops, and the database is asked for nothing any more', async () => {
    for (const name of ['a.png', 'b.png']) await uploadPlain(name, '#1c2c5a');
    await db.deleteFrom('pictureColours').execute();
    const [isReading, isFree] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { storage } = library.api;
    const slow = {
      ...storage,
      async read(key: string) {
        isReading.resolve();
        await isFree.promise;
        return storage.read(key);
      },
    };
    const closed = await openDatabase(urlOf(db));
    const service = createPictureColourService(closed, { storage: slow, decoding: createJobQueue(1) });
    const measuring = service.measureMissing();
    await isReading.promise;
    await service.stop();
    await closed.destroy();
    isFree.resolve();
    await expect(measuring).resolves.toBe(2);
    expect(await db.selectFrom('pictureColours').selectAll().execute()).toEqual([]);
  });

  test('of a file that is lost are none, and the others are measured all the same', async () => {
    const [lost, there] = [await uploadPlain('a.png', '#1c2c5a'), await uploadPlain('b.png', '#efe3cb')];
    await db.deleteFrom('pictureColours').execute();
    await rm(join(library.api.folder, lost));
    expect(await library.api.services.pictureColours.measureMissing()).toBe(2);
    expect(await coloursOf(lost)).toBeUndefined();
    expect((await coloursOf(there))?.palette[0]?.hex).toBe('#efe3cb');
    expect(await library.api.services.pictureColours.measureMissing()).toBe(0);
  });

  const coloursOf = (path: string) => library.api.services.likeness.findColours(path);
  const rowsOf = (path: string) =>
    db.selectFrom('pictureColours').selectAll().where('path', '=', path).execute();
  const familyOf = async (id: number) => (await library.api.services.likeness.findFamilies([id])).get(id);

  async function uploadPlain(name: string, background: string): Promise<string> {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    const sent = await library.upload({ fields: { type: 'products' }, files: [{ name, bytes }] });
    return sent.json().path;
  }
});
