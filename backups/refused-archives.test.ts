import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { urlOf } from '#database/connect.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { fillWithOddRows } from '#tests/support/odd-rows.ts';
import { rewriteArchive } from '#tests/support/rewrite-archive.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { maxPartBytes } from './archive-manifest.ts';
import { trailerOf } from './archive-trailer.ts';
import { restoreArchive } from './restore-archive.ts';
import { blockBytes } from './tar-blocks.ts';
import { writeArchive } from './write-archive.ts';

const openDb = createDatabaseOpener('sqlite');
const createEmpty = createEmptyDatabases();
let place: FileStorage;
let name: string;
let whole: Buffer;

beforeEach(async () => {
  const db = await openDb();
  const storage = createMemoryStorage();
  await fillWithOddRows(db, storage, 3);
  place = createMemoryStorage();
  ({ name } = await writeArchive({ db, storage, target: place }));
  whole = await place.read(name);
});

/** @returns what an operator is told; nothing may have been touched */
async function restoreChanged(changed: Buffer): Promise<string> {
  await place.write(name, changed);
  const [databaseUrl, storage] = [await createEmpty('sqlite'), createMemoryStorage()];
  const told = await restoreArchive({ source: { place, name }, databaseUrl, storage }).then(
    () => 'restored',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  expect([existsSync(databaseUrl.slice('sqlite:'.length)), await storage.list()]).toEqual([false, []]);
  return told;
}

describe('an operator who restores an archive that is not what it was', () => {
  test('is told that it is damaged, wherever a bit of it was turned over', async () => {
    const step = Math.floor(whole.length / 40);
    for (let place = 3; place < whole.length; place += step) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
      expect([place, await restoreChanged(changed)]).toEqual([place, expect.stringContaining('damaged')]);
    }
  });

  test.each([0, 100, 512, 4096, -1, -512, -1024, -1536])('is told so where it ends at %d', async (end) => {
    expect(await restoreChanged(whole.subarray(0, end))).toMatch(
      /^AppError: The archive .* is damaged and was not used/,
    );
  });

  test('is told so where something was put behind it', async () => {
    expect(await restoreChanged(Buffer.concat([whole, Buffer.alloc(512, 7)]))).toContain('damaged');
  });
});

describe('an archive that somebody has made with checksums that fit', () => {
  const rewrite = (change: Parameters<typeof rewriteArchive>[1]) => rewriteArchive({ place, name }, change);
  const [extra, packed] = [
    { name: 'files/extra.png', bytes: Buffer.from('x') },
    (text: string) => gzipSync(text),
  ];

  test.each([
    ['leads out of the uploads', () => ({ ...extra, name: 'files/../../evil' })],
    ['begins at the root', () => ({ ...extra, name: 'files//etc/passwd' })],
    ['is neither a table nor an upload', () => ({ ...extra, name: 'evil.sh' })],
  ])('is refused where an entry %s', async (_what, make) => {
    expect(await restoreChanged(await rewrite((entries) => [...entries, make()]))).toContain('damaged');
  });

  test('is refused where its entries are in another order, or one is there twice', async () => {
    expect(await restoreChanged(await rewrite((entries) => entries.toReversed()))).toContain('damaged');
    await place.write(name, whole);
    expect(await restoreChanged(await rewrite((entries) => [...entries, ...entries.slice(-1)]))).toContain(
      'twice',
    );
  });

  test('is refused where a table unfolds to more than fits the memory', async () => {
    const bomb = gzipSync(Buffer.alloc(maxPartBytes + 1, '\n'));
    const changed = await rewrite((entries) =>
      entries.map((entry, index) => (index === 0 ? { ...entry, bytes: bomb } : entry)),
    );
    expect(await restoreChanged(changed)).toMatch(/damaged.* larger than \d+ bytes/);
  });

  test('is refused where its manifest names an entry that it does not have, or another', async () => {
    const parts = await rewrite((entries) => entries);
    const tar = Buffer.from(parts.subarray(0, -blockBytes));
    // The first letter of the checksum of its last entry.
    const place = tar.lastIndexOf('"sha256":"') + '"sha256":"'.length;
    tar.write(tar.toString('latin1', place, place + 1) === '0' ? '1' : '0', place);
    const sum = createHash('sha256').update(tar).digest('hex');
    expect(await restoreChanged(Buffer.concat([tar, trailerOf(sum)]))).toContain(
      'not those that its manifest',
    );
  });

  test('is refused where rows are not those that its manifest counted', async () => {
    const fewer = await rewrite((entries) =>
      entries.map((entry, index) => (index === 0 ? { ...entry, bytes: packed('[]\n') } : entry)),
    );
    expect(await restoreChanged(fewer)).toContain('not as many rows');
  });

  test('is refused in one line where it is of a newer version', async () => {
    const newer = await rewrite((entries, manifest) => {
      manifest.migrations.push('9999-from-tomorrow');
      return entries;
    });
    expect(await restoreChanged(newer)).toMatch(/another version of Ashlar.*9999-from-tomorrow/);
    await place.write(name, whole);
    const format = await rewrite((entries, manifest) => {
      Object.assign(manifest, { format: 2 });
      return entries;
    });
    expect(await restoreChanged(format)).toContain('written by a newer version');
  });
});

describe('a place that is not empty', () => {
  test('is left as it is, be it a database or a storage', async () => {
    const occupied = await openDb();
    const source = { place, name };
    const storage = createMemoryStorage();
    const onto = restoreArchive({ source, databaseUrl: urlOf(occupied), storage });
    await expect(onto).rejects.toThrow('There is a database at the target already');
    expect(await storage.list()).toEqual([]);
    await storage.write('mine.png', Buffer.from('mine'));
    const databaseUrl = await createEmpty('sqlite');
    await expect(restoreArchive({ source, databaseUrl, storage })).rejects.toThrow(
      'There are files in the target',
    );
    expect([existsSync(databaseUrl.slice(7)), (await storage.list()).length]).toEqual([false, 1]);
  });
});
