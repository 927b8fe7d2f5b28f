import { beforeEach, expect, test } from 'vitest';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

describeOnEachStorage('a file among the uploads that no row names', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  test.each(['products/left.png', 'products/slab.png.12-x1.part', '.slab.png', 'left.mp4'])(
    '%s is shown to nobody',
    async (name) => {
      await library.api.storage.write(name, Buffer.from('left'));
      const response = await library.api.app.inject(`/uploads/${name}`);
      expect([response.statusCode, response.body === 'left']).toEqual([404, false]);
    },
  );

  test('an uploaded one is, under its own path alone', async () => {
    await library.uploadPicture('slab.png');
    const statusOf = async (url: string) => (await library.api.app.inject(url)).statusCode;
    expect(await statusOf('/uploads/products/slab.png?v=1')).toBe(200);
    expect(await statusOf('/uploads/products/Slab.png')).toBe(404);
    expect(await statusOf('/uploads/products/slab.png%00')).toBe(404);
  });
});
