import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { makeBomb } from '#tests/support/sample-pictures.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

describeOnEachStorage('a tile', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let library: LibraryUnderTest;
  let path: string;
  const get = (tile: string, of = path) => library.api.app.inject(`/tiles${of}/${tile}.webp`);

  beforeEach(async () => {
    library = await openLibrary(await openDb());
    const files = [{ name: 'slab.png', bytes: makeBomb({ width: 4_200, height: 600 }) }];
    path = (await library.upload({ fields: { type: 'products' }, files })).json().path;
    await expect.poll(async () => (await get('0/0_0')).statusCode, { timeout: 20_000 }).toBe(200);
  });

  test('is sent at the address of its upload, level and place, to be kept for a year', async () => {
    expect(path).toBe('/uploads/products/slab.png');
    const { headers, rawPayload } = await get('4/8_1');
    expect(headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    const size = { width: 4_200 - 8 * 512, height: 600 - 512 };
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', ...size });
  });

  test.each(['5/0_0', '4/9_0', '4/0_2', '0/1_0', '-1/0_0', '4/00_0', '4/0', '4/0_0_0', '99/0_0', '4/9999_0'])(
    'is none outside of the picture, nor under another name: %s',
    async (tile) => {
      const { statusCode, headers } = await get(tile);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(headers['content-type']).not.toMatch(/^image/);
    },
  );

  test.each([
    ...['/uploads/products/none.png', '/uploads/products', '/uploads/products/../products/none.png'],
    ...['/products/slab.png', '/uploads/..%2fproducts/slab.png', '/uploads/%00'],
  ])('is none of what is no upload: %s', async (of) => {
    // An address that goes up folders leads to where it ends.
    expect([301, 404]).toContain((await get('0/0_0', of)).statusCode);
  });

  test('goes with its upload', async () => {
    expect((await library.remove(path)).statusCode).toBe(204);
    expect([(await get('0/0_0')).statusCode, library.filesIn('tiles')]).toEqual([404, []]);
  });

  test('stays when what is left over is removed', async () => {
    await library.api.services.sweeper.sweepOwn();
    expect((await get('0/0_0')).statusCode).toBe(200);
  });
});
