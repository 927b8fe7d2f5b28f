import { expect, test } from 'vitest';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createFileService, type NewFile, unpictured } from './files.service.ts';

const pdf = (name: string): NewFile => ({
  ...{ ...unpictured, mime: 'application/pdf', bytes: 4, sha256: 'ab', originalName: `${name}.pdf` },
  place: { folder: 'certificates', name, extension: 'pdf' },
  open: () => Buffer.from('%PDF'),
});

describeOnOneEngine('Files that an editor uploads', (openDb) => {
  test('are nowhere where what names them cannot be written', async () => {
    const db = await openDb();
    const storage = createMemoryStorage();
    const files = createFileService(db, { storage });
    const failing = files.take([pdf('one'), pdf('two')], async () => {
      throw new Error('the database is full');
    });
    await expect(failing).rejects.toThrow('full');
    expect(await storage.list()).toEqual([]);
    expect(await db.selectFrom('mediaFiles').selectAll().execute()).toEqual([]);
  });

  test('lie in their place before anything names them, whole', async () => {
    const storage = createMemoryStorage();
    const files = createFileService(await openDb(), { storage });
    const placed = await files.place([pdf('one'), pdf('two')]);
    expect((await storage.list()).map(({ bytes }) => bytes)).toEqual([4, 4]);
    expect(await files.find(placed.paths[0] ?? '')).toBeUndefined();
  });

  test('are none where one of them cannot be stored', async () => {
    const db = await openDb();
    const storage = createMemoryStorage();
    const create = storage.create;
    storage.create = (key, content) =>
      key.includes('two') ? Promise.reject(new Error('no room')) : create(key, content);
    await expect(createFileService(db, { storage }).take([pdf('one'), pdf('two')])).rejects.toThrow(
      'no room',
    );
    expect(await storage.list()).toEqual([]);
    expect(await db.selectFrom('mediaFiles').selectAll().execute()).toEqual([]);
  });
});
