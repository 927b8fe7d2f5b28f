import { expect, test } from '../support/visitor.ts';

test('a visitor who walks from room to room by clicks finds every one dressed', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'));
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page).toHaveURL(/\/products\/$/);
  await page
    .getByRole('link', { name: /explore now/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dawn' })).toBeVisible();
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Statuario' }) })
    .first();
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statuario' })).toBeVisible();
  // A page without its styles would show its gallery one picture below the other, wider than the window.
  const gallery = page.getByRole('region', { name: 'Pictures of Statuario' });
  await expect(gallery).toHaveCSS('display', 'flex');
  await expect(page).toHaveTitle(/Statuario/);
});

test('a visitor of the yard list sees every stone as a strip of its own colour', async ({ page }) => {
  await page.goto('/italian-marble/');
  const strips = page.getByRole('navigation', { name: 'Stones by list' }).locator('ul ul a');
  await expect(strips).toHaveCount(69);
  const plain = await strips.evaluateAll(
    (elements) => elements.filter((element) => getComputedStyle(element).backgroundImage === 'none').length,
  );
  expect(plain).toBe(0);
});

for (const path of ['/', '/why-veins-run/', '/blog/why-veins-run/', '/statuario/', '/newsletter/']) {
  test(`a reader is offered the newsletter once on ${path}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(path === '/' ? 0 : 1);
  });
}
