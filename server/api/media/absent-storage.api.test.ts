import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import type { Behaviour } from '#tests/support/object-storage.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { useObjectStorage } from '#tests/support/storages.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const png = await drawHalves().png().toBuffer();
const isWrite = ({ method }: { method: string }) => method === 'PUT';
const isOfUploads = ({ key }: { key: string }) => key.includes('products/');

describe('while the object storage fails', () => {
  const { getServer, openBucket } = useObjectStorage();
  const openDb = createDatabaseOpener('sqlite');
  const openLibrary = createLibraryOpener({ openStorage: () => openBucket() });
  let library: LibraryUnderTest;
  let db: Db;

  beforeEach(async () => {
    db = await openDb();
    library = await openLibrary(db);
  });
  afterEach(() => getServer().behave());

  const upload = () =>
    library.upload({ fields: { type: 'products' }, files: [{ name: 'a.png', bytes: png }] });
  const get = (url: string) => library.api.app.inject(url);

  const faults: [string, Behaviour, number][] = [
    ['is gone', { kind: 'gone' }, 503],
    ['answers with errors', { kind: 'error', status: 500, code: 'InternalError' }, 503],
    ['refuses the keys', { kind: 'error', status: 403, code: 'AccessDenied' }, 503],
    ['is full', { kind: 'error', status: 403, code: 'QuotaExceeded', of: isWrite }, 507],
    ['takes the file and never says so', { kind: 'gone', of: isWrite }, 503],
  ];

  test.each(faults)(
    'because it %s, an editor reads that, and nothing is half there',
    async (_what, fault, status) => {
      getServer().behave(fault);
      const refused = await upload();
      expect(refused.statusCode).toBe(status);
      expect(refused.json().message).toMatch(
        status === 507 ? /^Nothing was stored: / : /^The storage for files does not answer right now\. /,
      );
      expect(refused.headers['retry-after']).toBe(status === 507 ? undefined : '10');
      getServer().behave();
      await library.expectNothingKept();
      expect((await upload()).json().path).toBe('/uploads/products/a.png');
    },
  );

  test('of several files none is stored where one of them fails', async () => {
    let puts = 0;
    getServer().behave({
      kind: 'gone',
      of: ({ method, key }) => method === 'PUT' && key.includes('b.png') && puts++ >= 0,
    });
    const files = ['a.png', 'b.png'].map((name) => ({ name, bytes: png }));
    expect((await library.uploadSeveral({ fields: { type: 'products' }, files })).statusCode).toBe(503);
    expect(puts).toBeGreaterThan(0);
    getServer().behave();
    await library.expectNothingKept();
  });

  test('visitors see the sizes that were made, are told of the others, and see all of them when it is back', async () => {
    const path = await library.uploadPicture('slab.png');
    const small = await get('/pictures/480/products/slab.png.webp');
    expect(small.statusCode).toBe(200);
    getServer().behave({ kind: 'gone', of: isOfUploads });
    expect((await get('/pictures/480/products/slab.png.webp')).rawPayload).toEqual(small.rawPayload);
    expect([
      (await get('/pictures/320/products/slab.png.webp')).statusCode,
      (await get(path)).statusCode,
    ]).toEqual([503, 503]);
    getServer().behave();
    expect([
      (await get('/pictures/320/products/slab.png.webp')).statusCode,
      (await get(path)).statusCode,
    ]).toEqual([200, 200]);
  });

  test('a picture whose file cannot be deleted is shown to nobody any more, and the sweep has it later', async () => {
    const path = await library.uploadPicture('slab.png');
    getServer().behave({ kind: 'gone', of: ({ method }) => method === 'DELETE' });
    await library.remove(path);
    getServer().behave();
    expect((await get(path)).statusCode).toBe(404);
    expect((await library.api.storage.list()).map(({ key }) => key)).toEqual(['products/slab.png']);
  });
});
