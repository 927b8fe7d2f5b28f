import { moveFingers, pinch } from '../support/fingers.ts';
import { boxOf, expectRest, expectScale, openPicture, viewerOf } from '../support/viewed-picture.ts';
import { expect, test } from '../support/visitor.ts';

const middle = { x: 195, y: 390 };

test('two fingers enlarge a slab, and one moves it', async ({ page }) => {
  await page.goto('/statuario/');
  const viewer = await openPicture(page, /^Enlarge: Polished Statuario/);
  await expectRest(viewer);
  await pinch(page, middle, { from: 80, to: 240 });
  await expectScale(viewer, '3.0');
  const before = await boxOf(viewer);
  await moveFingers(page, [[middle], [{ x: 160, y: 390 }], [{ x: 120, y: 390 }]]);
  await expectRest(viewer);
  expect((await boxOf(viewer)).x).toBeLessThan(before.x - 50);
  await pinch(page, middle, { from: 240, to: 20 });
  await expectScale(viewer, '1.0');
});

test('a double tap looks closely and back, a swipe shows the next picture', async ({ page }) => {
  await page.goto('/statuario/');
  const viewer = await openPicture(page, /^Enlarge: Polished Statuario/);
  await expectRest(viewer);
  const doubleTap = async () => {
    await page.touchscreen.tap(middle.x, middle.y);
    await page.touchscreen.tap(middle.x, middle.y);
  };
  await doubleTap();
  await expectScale(viewer, '2.5');
  await doubleTap();
  await expectScale(viewer, '1.0');
  await moveFingers(page, [[{ x: 300, y: 390 }], [{ x: 280, y: 390 }], [{ x: 262, y: 390 }]]);
  await expectRest(viewer);
  await expect(viewer.getByText('01 / 04')).toBeVisible();
  await moveFingers(page, [[{ x: 300, y: 390 }], [{ x: 280, y: 390 }], [{ x: 250, y: 390 }]]);
  await expect(viewer.getByText('02 / 04')).toBeVisible();
});

test('two fingers on a picture of the page open it closer, and the page stays its size', async ({ page }) => {
  await page.goto('/statuario/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await pinch(page, { x: 180, y: 260 }, { from: 80, to: 160 });
  const viewer = await viewerOf(page);
  await expectScale(viewer, '2.0');
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('a finger pushes the pictures of a stone along, and the counter follows', async ({ page }) => {
  await page.goto('/statuario/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const path = [385, 330, 270, 200, 130, 70, 5].map((x) => [{ x, y: 260 }]);
  await moveFingers(page, path);
  await expect(page.locator('[data-gallery]').getByText(/0[2-4] \/ 04/)).toBeVisible();
});
