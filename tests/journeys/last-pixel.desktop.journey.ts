import { expect, test } from '../support/administrator.ts';
import { comparePixels, openLargeSlab, publishLargeSlab } from '../support/large-slab.ts';
import { ownSite } from '../support/sites.ts';
import { boxOf, expectRest } from '../support/viewed-picture.ts';

test.use({ baseURL: ownSite, hasOwnSession: true });

for (const direction of ['ltr', 'rtl']) {
  test(`a visitor gets to the last pixel of a large slab by keys, where pages read ${direction}`, async ({
    page,
    api,
    request,
    token,
  }) => {
    const { viewer, asked } = await openLargeSlab(page, await publishLargeSlab({ api, request, token }));
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    await expectRest(viewer);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
    await expect(viewer.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await expectRest(viewer);
    expect((await boxOf(viewer)).width).toBeCloseTo(6_000, 0);
    await expect(async () => expect(await comparePixels(viewer)).toBeGreaterThan(1_000)).toPass();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    await expectRest(viewer);
    const { x, width } = await boxOf(viewer);
    expect(x + width).toBeCloseTo(1_440, 0);
    await expect(async () => expect(await comparePixels(viewer)).toBeGreaterThan(1_000)).toPass();
    const tiles = asked.filter((path) => path.startsWith('/tiles/'));
    expect(tiles.some((path) => path.endsWith('/4/11_1.webp'))).toBe(true);
    expect(tiles.length).toBeLessThan(36);
    expect(asked.filter((path) => path.startsWith('/uploads/'))).toEqual([]);
  });
}

test('a visitor sees the original of a large slab where its tiles cannot be had', async ({
  page,
  api,
  request,
  token,
}) => {
  const path = await publishLargeSlab({ api, request, token });
  await page.route('**/tiles/**', (route) => route.fulfill({ status: 404, body: 'none yet' }));
  const { viewer } = await openLargeSlab(page, path);
  await expectRest(viewer);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
  await expect(viewer.getByRole('img')).toHaveAttribute('src', /^\/uploads\/products\/wide/);
  await expect(viewer.locator('canvas')).toHaveCount(0);
});
