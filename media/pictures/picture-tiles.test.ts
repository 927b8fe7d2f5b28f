import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deepestLevel, hasTiles, type Tile, tileSide } from '#content/picture/tiles.ts';
import type { Db } from '#database/connect.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { colourOfSquare, drawSquares, makeBomb } from '#tests/support/sample-pictures.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';
import { createFileService } from '../library/files.service.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { openCaches } from '../storage/shared-cache.ts';
import { readTile, renderTiles } from './picture-tiles.ts';
import { createVariantService } from './variants.service.ts';

const slab = { path: '/uploads/slab.png', width: 5_000, height: 1_300 };
const first = { z: 0, x: 0, y: 0 };

describe('the tiles of a picture', async () => {
  const storage = createMemoryStorage();
  await storage.write('slab.zip', await renderTiles(await drawSquares(slab).png().toBuffer()));
  const find = (tile: Tile) => readTile({ storage, key: 'slab.zip' }, tile);

  test('are one for all of it, and each level is twice as large, until every pixel has its own', async () => {
    const levels = [];
    for (let z = 0; await find({ z, x: 0, y: 0 }); z += 1) {
      const widths = await sidesOf((place) => find({ z, x: place, y: 0 }), 'width');
      const heights = await sidesOf((place) => find({ z, x: 0, y: place }), 'height');
      levels.push([widths.length, heights.length, sum(widths), sum(heights)]);
      for (const side of [...widths.slice(0, -1), ...heights.slice(0, -1)]) expect(side).toBe(tileSide);
      const [x, y] = [widths.length - 1, heights.length - 1];
      expect(await find({ z, x, y }), `${z}/${x}_${y}`).toBeDefined();
    }
    expect(levels).toEqual([
      [1, 1, 313, 82],
      [2, 1, 625, 163],
      [3, 1, 1_250, 325],
      [5, 2, 2_500, 650],
      [10, 3, 5_000, 1_300],
    ]);
    expect(deepestLevel(slab)).toBe(levels.length - 1);
  });

  test.each([
    { x: 0, y: 0 },
    { x: 4, y: 1 },
    { x: 9, y: 2 },
  ])('show the pixels of the picture where they are, in tile %j', async ({ x, y }) => {
    const tile = sharp(await find({ z: 4, x, y })).removeAlpha();
    const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true });
    let difference = 0;
    for (let at = 0; at < data.length; at += 1) {
      const point = Math.floor(at / 3);
      const [column, row] = [point % info.width, Math.floor(point / info.width)];
      const colour = colourOfSquare(x * tileSide + column, y * tileSide + row);
      difference += Math.abs((data[at] ?? 0) - (colour[at % 3] ?? 0));
    }
    // A tile that is off by a pixel differs by nine.
    expect(difference / data.length).toBeLessThan(5);
  });

  test('end where the picture ends', async () => {
    for (const tile of [
      { z: 5, x: 0, y: 0 },
      { z: 4, x: 10, y: 0 },
      { z: 4, x: 0, y: 3 },
    ])
      expect(await find(tile)).toBeUndefined();
  });
});

test('only pictures wider than 4,000 pixels have tiles, and no drawings', () => {
  const widths = [4_000, 4_001].map((width) => hasTiles({ path: '/uploads/a.png', width }));
  expect([...widths, hasTiles({ path: '/uploads/a.svg', width: 9_000 })]).toEqual([false, true, false]);
});

describeOnEachStorage('a picture with tiles', (openDb, openStorage) => {
  let folder: string;
  let storage: FileStorage;
  let made: FileStorage | undefined;
  let db: Db;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ashlar-tiles-'));
    storage = openStorage() ?? createFolderStorage(join(folder, 'uploads'));
    made = openStorage();
    db = await openDb();
    const bytes = makeBomb({ width: 4_200, height: 600 });
    await createFileService(db, { storage }).add({ key: 'slab.png', bytes });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function open(cache = openCaches(join(folder, 'made'), made).sizes) {
    const failures: unknown[] = [];
    const variants = createVariantService(db, { storage, cache });
    variants.onFailure((error) => failures.push(error));
    const find = async (tile: Tile = first) => (await variants.findTile(slab.path, tile)) !== undefined;
    const finish = () => expect.poll(variants.countQueued, { timeout: 20_000 }).toBe(0);
    return { variants, cache, failures, find, finish };
  }

  test('has them soon after somebody has asked for one, and the visitor does not wait', async () => {
    const { find } = open();
    expect(await find()).toBe(false);
    await expect.poll(() => find(), { timeout: 20_000 }).toBe(true);
    expect([await find({ z: 4, x: 8, y: 1 }), await find({ z: 4, x: 9, y: 0 })]).toEqual([true, false]);
  });

  test('has them after an upload before anybody asks, and loses them with it', async () => {
    const { variants, cache, find, finish } = open();
    variants.prepare([slab.path]);
    await expect.poll(() => cache.stat('tiles/slab.png.zip'), { timeout: 20_000 }).toBeDefined();
    await finish();
    expect(await find()).toBe(true);
    await variants.forget(slab.path);
    expect(await cache.list('tiles/')).toEqual([]);
  });

  test('gets them again where they were lost or damaged', async () => {
    const { cache, find } = open();
    await cache.write('tiles/slab.png.zip', Buffer.from('no archive, but long enough to be read as one'));
    expect(await find()).toBe(false);
    await expect.poll(() => find(), { timeout: 20_000 }).toBe(true);
  });

  test('does without them where they cannot be made, which is told once', async () => {
    await storage.write('slab.png', Buffer.from('no picture'));
    const { failures, find, finish } = open();
    for (let visitor = 0; visitor < 3; visitor += 1) {
      expect(await find()).toBe(false);
      await finish();
    }
    expect(failures.length).toBe(1);
  });

  test('does without them where the disk takes nothing, which is told once', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, 'a file where the folder would be');
    const { failures, find, finish } = open(createFolderStorage(blocked));
    for (let visitor = 0; visitor < 2; visitor += 1) {
      expect(await find()).toBe(false);
      await finish();
    }
    expect(failures).toMatchObject([{ code: 'ENOTDIR' }]);
  });

  test('has none where it is gone or narrow', async () => {
    const { variants } = open();
    await createFileService(db, { storage }).add({
      ...{ key: 'narrow.png', bytes: makeBomb({ width: 4_000, height: 50 }) },
    });
    for (const path of ['/uploads/narrow.png', '/uploads/none.png', '/uploads/../slab.png'])
      expect(await variants.findTile(path, first)).toBeUndefined();
    expect(variants.countQueued()).toBe(0);
  });
});

async function sidesOf(
  find: (place: number) => Promise<Buffer | undefined>,
  side: 'width' | 'height',
): Promise<number[]> {
  const sides: number[] = [];
  for (let place = 0; ; place += 1) {
    const tile = await find(place);
    if (!tile) return sides;
    sides.push((await sharp(tile).metadata())[side]);
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
