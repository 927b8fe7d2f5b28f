import { expect, test } from 'vitest';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { partBytes } from './object-upload.ts';
import { openStorage } from './open-storage.ts';
import { readStoragePlace } from './storage-place.ts';

/** Ceph's gateway of 2021, for one, knows the condition for what goes up at once and ignores it for parts. */
test.each([undefined, 'in parts', 'everywhere'] as const)(
  'of three who want one name at once one gets it, where a storage ignores conditions %s',
  async (ignoresConditions) => {
    const server = await startObjectStorage(ignoresConditions ? { ignoresConditions } : {});
    try {
      const { uploads } = await openStorage(readStoragePlace(server.url, server.credentials));
      const large = [1, 2, 3].map((byte) => uploads.create('film.mp4', Buffer.alloc(partBytes + 1, byte)));
      const small = [1, 2, 3].map((byte) => uploads.create('slab.png', Buffer.alloc(100, byte)));
      expect((await Promise.all(large)).filter(Boolean)).toHaveLength(1);
      expect((await Promise.all(small)).filter(Boolean)).toHaveLength(1);
      expect((await uploads.list()).map(({ key }) => key)).toEqual(['film.mp4', 'slab.png']);
      expect(await server.findUnfinished()).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);
