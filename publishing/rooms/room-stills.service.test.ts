import { expect, test } from 'vitest';
import { AppError } from '#errors/app-error.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { createRoomStillService, roomStillPrefix } from './room-stills.service.ts';

const order = { size: 'still', group: 'visitor' } as const;

function openStills() {
  const cache = createMemoryStorage();
  let drawn = 0;
  const stills = createRoomStillService({
    cache,
    findImages: async (slugs) => new Map(slugs.map((slug) => [slug, `/uploads/${slug}.png`])),
    findVersions: async (paths) => new Map(paths.map((path) => [path, 'v1'])),
    readSlab: async () => Buffer.from('slab'),
    draw: async () => {
      drawn += 1;
      return Buffer.from(`still ${drawn}`);
    },
    inTurn: (_group, work) => work(),
    mostKept: 3,
  });
  const find = (slug: string, more = {}) =>
    stills.find(new URLSearchParams(`room=lobby&floor=${slug}`), { ...order, ...more });
  return { cache, find, countDrawn: () => drawn };
}

test('a visitor who asks again, or at the same time as others, gets what was made once', async () => {
  const { find, countDrawn } = openStills();
  await Promise.all([find('onyx'), find('onyx')]);
  await find('onyx');
  expect(countDrawn()).toBe(1);
});

test('however many choices visitors ask for, only so many pictures are kept', async () => {
  const { cache, find } = openStills();
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await find(slug);
  expect(await cache.list(roomStillPrefix)).toHaveLength(3);
});

test('who asks for too many is refused, but still sees what is there', async () => {
  const { find, countDrawn } = openStills();
  await find('onyx');
  const waitTurn = async () => {
    throw new AppError('too-many', 'Please wait');
  };
  expect((await find('onyx', { waitTurn }))?.bytes.toString()).toBe('still 1');
  await expect(find('slate', { waitTurn })).rejects.toThrow('Please wait');
  expect(countDrawn()).toBe(1);
});
