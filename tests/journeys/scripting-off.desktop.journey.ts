import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

test('a visitor with scripting off reads all of every page and finds the menu', async ({ page }) => {
  for (const path of [...publicPages, ...unlistedPages]) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.soft(page.getByRole('main')).toBeVisible();
      await expect.soft(page.getByRole('link', { name: 'Open menu' })).toBeVisible();
      await expect.soft(page.getByTestId('splash')).toHaveCount(0);
    });
  }
});

test('a visitor with scripting off opens the menu and walks to another room', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test('a picture that is gone shows the placeholder, with scripting off as well', async ({ request }) => {
  for (const path of [
    '/pictures/480/products/no-such-slab.webp.avif',
    '/uploads/products/no-such-slab.webp',
  ]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  }
});
