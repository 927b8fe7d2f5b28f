import { boxOf, expectRest, expectScale, openPicture } from '../support/viewed-picture.ts';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

test('a visitor walks along the pictures of a stone by thumbnail, button and key', async ({ page }) => {
  await page.goto('/statuario/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const gallery = page.locator('[data-gallery]');
  const pictures = gallery.getByRole('link', { name: /^Enlarge/ });
  const thumbnails = gallery.getByRole('list', { name: 'Thumbnails' }).getByRole('link');
  const visits = await page.evaluate(() => history.length);
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await thumbnails.nth(2).click();
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(gallery.getByText('03 / 04')).toBeVisible();
  await gallery.getByRole('button', { name: 'Previous picture' }).click();
  await expect(gallery.getByText('02 / 04')).toBeVisible();
  await gallery.getByRole('region', { name: 'Pictures of Statuario' }).focus();
  await page.keyboard.press('End');
  await expect(gallery.getByText('04 / 04')).toBeVisible();
  await expect(pictures.nth(3)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('01 / 04')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(pictures.nth(0)).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => history.length)).toBe(visits);
  await expect(page).toHaveURL(/\/statuario\/$/);
});

test('a visitor looks at a slab to the vein by keys and gets back to where they were', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/statuario/');
  const viewer = await openPicture(page, /^Enlarge: Polished Statuario/);
  await expect(viewer).toHaveAccessibleName('Statuario, enlarged');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(viewer.getByText('01 / 04')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  const fitted = await boxOf(viewer);
  await page.keyboard.press('+');
  await expectScale(viewer, '1.5');
  expect((await boxOf(viewer)).width).toBeCloseTo(fitted.width * 1.5, 0);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  await expect(viewer.getByRole('img')).toHaveAttribute('src', '/uploads/products/statuario.webp');
  await expectRest(viewer);
  const before = await boxOf(viewer);
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
  await expectRest(viewer);
  expect((await boxOf(viewer)).x).toBeGreaterThan(before.x);
  expect((await boxOf(viewer)).x).toBeCloseTo(0, 0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('0');
  await expectScale(viewer, '1.0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('02 / 04')).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('link', { name: /^Enlarge: Polished Statuario/ })).toBeFocused();
  await expect(page.locator('[data-gallery]').getByText('02 / 04')).toBeVisible();
});

for (const [path, picture] of [
  ['/why-veins-run/', 'an article'],
  ['/gallery/night-bathroom/', 'a project'],
] as const) {
  test(`the pictures of ${picture} open in the same viewer, one after the other`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path);
    const viewer = await openPicture(page, /^Enlarge/);
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer.getByText(/^Picture 02 \//)).toBeVisible();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expectScale(viewer, '1.5');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });
}

test('where the viewer cannot be fetched, a picture opens in the browser', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/PictureViewer-*', (route) => route.abort());
  await page.goto('/statuario/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/uploads\/products\/statuario\.webp$/);
});
