import type { Page, Route } from '@playwright/test';
import { accessibilityFindings, expect, test, visit } from '../support/sender.ts';

const cards = (page: Page) => page.locator('section[aria-labelledby="stones-heading"]').getByRole('article');
const place = (page: Page) =>
  page
    .getByRole('group', { name: 'Show stones as' })
    .evaluate((element) => element.getBoundingClientRect().top);

test('a visitor narrows a collection where it stands, and takes the choices off again', async ({ page }) => {
  await visit(page, '/products/dawn/');
  const narrow = page.getByRole('link', { name: 'Narrow', exact: true });
  await narrow.scrollIntoViewIfNeeded();
  const before = await place(page);
  await expect(async () => {
    await narrow.click();
    await expect(page).toHaveURL(/\?narrow=open$/, { timeout: 2_000 });
  }).toPass();
  const greece = page.getByRole('checkbox', { name: /^Greece/ });
  await greece.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?origin=greece$/);
  await expect(page.getByText('3 of 15 stones')).toBeVisible();
  await expect(greece).toBeFocused();
  await expect(greece).toBeChecked();
  expect(await cards(page).count()).toBe(3);
  expect(await place(page)).toBe(before);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Remove Greece' }).click();
  await expect(page.getByText('15 of 15 stones')).toBeFocused();
  await page.getByRole('link', { name: 'Whole collection' }).click();
  await expect(page).toHaveURL(/\/products\/dawn\/$/);
  await expect(greece).toHaveCount(0);
  expect(await place(page)).toBe(before);
});

for (const { path, choice, order } of [
  { path: '/products/dawn/?narrow=open', choice: 'Greece', order: '?origin=greece&sort=name' },
  { path: '/search/?q=white', choice: 'Honed', order: '?q=white&finish=honed&sort=name' },
]) {
  test(`what is chosen at ${path} before scripts ran is shown once they have`, async ({ page, hasTouch }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/assets/**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    if (hasTouch && path.startsWith('/search/')) await page.getByText('Narrow', { exact: true }).click();
    const box = page.getByRole('checkbox', { name: new RegExp(`^${choice}`) });
    await box.check();
    await page.getByLabel('Order', { exact: true }).selectOption('name');
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(page.getByRole('link', { name: `Remove ${choice}` })).toBeVisible();
    await expect(box).toBeChecked();
    expect(new URL(page.url()).search).toBe(order);
    // Whoever comes back to it has chosen nothing anew, and goes on to where they were.
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('link', { name: `Remove ${choice}` })).toHaveCount(0);
    const stone = page.url();
    await page.goBack();
    await expect(page.getByRole('link', { name: `Remove ${choice}` })).toBeVisible();
    expect(new URL(page.url()).search).toBe(order);
    await page.goForward();
    await expect(page).toHaveURL(stone);
  });
}

test('the grid is remembered, and there before the first paint', async ({ page }) => {
  await visit(page, '/products/dawn/');
  const list = cards(page).first().locator('xpath=ancestor::ul');
  const height = () => list.evaluate((element) => element.getBoundingClientRect().height);
  const grid = page.getByRole('button', { name: 'Grid' });
  await expect(grid).toHaveAttribute('aria-pressed', 'false');
  const wall = await height();
  await grid.click();
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  expect(await height()).toBeLessThan(wall / 2);
  expect(page.url()).toMatch(/\/products\/dawn\/$/);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    requestAnimationFrame(function look() {
      const section = document.querySelector('section[aria-labelledby="stones-heading"]');
      if (section) seen.push(section.getAttribute('data-view') ?? 'wall');
      requestAnimationFrame(look);
    });
  });
  await page.goto('/products/nocturne/');
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['grid']));
  // What the address says goes before what is remembered.
  await visit(page, '/products/nocturne/?view=wall');
  await expect(grid).toHaveAttribute('aria-pressed', 'false');
});

test('a collection that has nothing of it offers what others have', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/products/dawn/?origin=brazil');
  await expect(page.getByText('No stone of Dawn has all of this')).toBeVisible();
  await expect(cards(page).first()).toContainText('Brazil');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Look in all collections' }).click();
  await expect(page).toHaveURL(/\/search\/\?kind=stone&origin=brazil$/);
});
