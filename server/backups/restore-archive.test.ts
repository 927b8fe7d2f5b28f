import { expect, test } from 'vitest';
import { urlOf } from '#database/connect.ts';
import { createRowSum } from '#database/transfer/row-source.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import type { FileStorage } from '#media/file-storage.ts';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { fillWithOddRows } from '#tests/support/odd-rows.ts';
import { describeOnBothEngines, testEngines } from '#tests/support/test-database.ts';
import { readArchiveSummary } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { writeArchive } from './write-archive.ts';

/** Each table's count and checksum, and each file's bytes. */
async function contentOf(url: string, storage: FileStorage) {
  const snapshot = await openSnapshot(url);
  const tables: Record<string, string> = {};
  for (const table of snapshot.tables) {
    const sum = createRowSum();
    for await (const batch of snapshot.readRows(table)) for (const row of batch) sum.add(row);
    const { rows, sha256 } = sum.finish();
    tables[table.name] = `${rows} ${sha256}`;
  }
  const { sequences } = snapshot;
  await snapshot.close();
  const files = await storage.list();
  const contents = files.map(async ({ key }) => [key, (await storage.read(key)).toString('base64')]);
  return { tables, sequences, files: Object.fromEntries(await Promise.all(contents)) };
}

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
    expect(await contentOf(databaseUrl, target)).toEqual(await contentOf(urlOf(db), storage));
  });
});
