import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase, urlOf } from '#database/connect.ts';
import { knownMigrations, migrateWith } from '#database/migrate.ts';
import { copyDatabase } from '#database/transfer/copy-database.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import { removeFiles } from '#media/storage/remove-files.ts';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { fillWithOddRows } from '#tests/support/odd-rows.ts';
import { readSiteContent } from '#tests/support/site-content.ts';
import { describeOnBothEngines, testEngines } from '#tests/support/test-database.ts';
import { readArchiveSummary } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { writeArchive } from './write-archive.ts';

describeOnBothEngines('a site that was backed up', (openDb, engine) => {
  const createEmpty = createEmptyDatabases();

  test.each(testEngines)('is restored to %s, row by row and file by file', async (other) => {
    const db = await openDb();
    const storage = createMemoryStorage();
    await fillWithOddRows(db, storage);
    const place = createMemoryStorage();
    const written = await writeArchive({ db, storage, target: place });
    const source = { place, name: written.name };
    expect(await readArchiveSummary(source)).toMatchObject({ ...written, engine });
    const [databaseUrl, target] = [await createEmpty(other), createMemoryStorage()];
    const restored = await restoreArchive({ source, databaseUrl, storage: target });
    expect(restored).toMatchObject({ rows: written.rows, files: written.files });
    expect(await readSiteContent(databaseUrl, target)).toEqual(await readSiteContent(urlOf(db), storage));
  });

  test('while twenty writers go on writing holds a state that there was', async () => {
    const db = await openDb();
    const storage = createMemoryStorage();
    await db.insertInto('limits').values({ key: 'counter', points: 0, expire: null }).execute();
    let isOver = false;
    const write = async (writer: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const key = `${writer}-${turn}`;
        await db.transaction().execute(async (trx) => {
          await trx.insertInto('submissionKeys').values({ key, createdAt: 'now' }).execute();
          await trx
            .updateTable('limits')
            .set((eb) => ({ points: eb('points', '+', 1) }))
            .execute();
          await trx.insertInto('firstSteps').values({ key, username: 'ada', createdAt: 'now' }).execute();
        });
        // Others have their turn as well.
        await setImmediate();
      }
    };
    // On a busy machine a writer may be refused; the others go on.
    const writers = Promise.allSettled(Array.from({ length: 20 }, (_none, writer) => write(writer)));
    const place = createMemoryStorage();
    const names: string[] = [];
    try {
      for (let count = 0; count < 3; count += 1) {
        names.push((await writeArchive({ db, storage, target: place })).name);
      }
    } finally {
      isOver = true;
      await writers;
    }
    const counted: number[] = [];
    for (const name of names) {
      const databaseUrl = await createEmpty('sqlite');
      await restoreArchive({ source: { place, name }, databaseUrl, storage: createMemoryStorage() });
      const restored = await openDatabase(databaseUrl);
      const keys = await restored.selectFrom('submissionKeys').select('key').orderBy('key').execute();
      const pairs = await restored.selectFrom('firstSteps').select('key').orderBy('key').execute();
      const { points } = await restored.selectFrom('limits').select('points').executeTakeFirstOrThrow();
      await restored.destroy();
      expect([pairs, points]).toEqual([keys, keys.length]);
      counted.push(points);
    }
    expect(counted).toEqual(counted.toSorted((one, other) => one - other));
    expect(counted.at(-1)).toBeGreaterThan(0);
  });

  test('with all uploads that it names, whoever deletes one meanwhile', async () => {
    const db = await openDb();
    const storage = createMemoryStorage();
    await fillWithOddRows(db, storage, 3);
    await db.deleteFrom('uploadHolds').execute();
    const [file] = await storage.list();
    const place = createMemoryStorage();
    const opening = storage.open;
    storage.open = async (key, range) => {
      await removeFiles(db, [`/uploads/${file?.key}`], { storage, forgetVariants: async () => {} });
      return opening(key, range);
    };
    expect(await writeArchive({ db, storage, target: place })).toMatchObject({ files: 3, missing: [] });
    await removeFiles(db, [`/uploads/${file?.key}`], { storage, forgetVariants: async () => {} });
    expect(await storage.list()).toHaveLength(2);
  });

  test.each(testEngines)('is copied to an empty %s and refused by one that is not', async (other) => {
    const db = await openDb();
    await fillWithOddRows(db, createMemoryStorage());
    const to = await createEmpty(other);
    expect(await copyDatabase({ from: urlOf(db), to })).toBeGreaterThan(500);
    const none = createMemoryStorage();
    expect(await readSiteContent(to, none)).toEqual(await readSiteContent(urlOf(db), none));
    await expect(copyDatabase({ from: urlOf(db), to })).rejects.toThrow('nothing was changed');
  });

  test('that is older is copied as it was and then brought to this version', async () => {
    const from = await createEmpty(engine);
    const old = await openDatabase(from);
    await migrateWith(old, knownMigrations.slice(0, 1));
    await old.insertInto('submissionKeys').values({ key: 'kept', createdAt: 'then' }).execute();
    await old.destroy();
    const to = await createEmpty('sqlite');
    await copyDatabase({ from, to });
    const snapshot = await openSnapshot(to);
    const before = await openSnapshot(from);
    expect([snapshot.migrations, before.migrations.at(-1)]).toEqual([knownMigrations, '0001-schema']);
    await Promise.all([snapshot.close(), before.close()]);
  });
});
