import { expect, test } from '../support/administrator.ts';
import { moveFingers, pinch } from '../support/fingers.ts';
import { comparePixels, openLargeSlab, publishLargeSlab } from '../support/large-slab.ts';
import { ownSite } from '../support/sites.ts';
import { boxOf, expectRest } from '../support/viewed-picture.ts';

test.use({ baseURL: ownSite, hasOwnSession: true, deviceScaleFactor: 2 });

test('two fingers get to the last pixel of a large slab, and one moves on among them', async ({
  page,
  api,
  request,
  token,
}) => {
  const { viewer, asked } = await openLargeSlab(page, await publishLargeSlab({ api, request, token }));
  const middle = { x: 195, y: 390 };
  await expectRest(viewer);
  for (let times = 0; times < 2; times += 1) {
    await pinch(page, middle, { from: 40, to: 360 });
    await expectRest(viewer);
  }
  expect((await boxOf(viewer)).width).toBeCloseTo(6_000, 0);
  await expect(async () => expect(await comparePixels(viewer)).toBeGreaterThan(1_000)).toPass();
  const before = await boxOf(viewer);
  await moveFingers(page, [[middle], [{ x: 120, y: 300 }], [{ x: 20, y: 100 }]]);
  await expectRest(viewer);
  expect((await boxOf(viewer)).x).toBeLessThan(before.x - 100);
  await expect(async () => expect(await comparePixels(viewer)).toBeGreaterThan(1_000)).toPass();
  expect(asked.filter((path) => path.startsWith('/uploads/'))).toEqual([]);
});
