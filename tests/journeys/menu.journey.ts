import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

/** Scripts run, and so the menu is opened by a button. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test('a visitor opens the menu, walks with the keyboard and gets back to where they were', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/about/');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link')).toHaveCount(9);
  expect(await accessibilityFindings(page)).toEqual([]);
  for (let step = 0; step < 11; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('a visitor cannot scroll the page behind the menu', async ({ page }) => {
  await page.goto('/about/');
  await openMenu(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a visitor who chooses a room leaves the menu, and so does one who clicks beside it', async ({
  page,
}) => {
  await page.goto('/about/');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  await expect(menu).toBeHidden();
  await openMenu(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width - 4, height - 4);
  await expect(menu).toBeHidden();
});

test('the menu leads to the gallery and the yard list as well, and says where one is', async ({ page }) => {
  await page.goto('/gallery/night-bathroom/');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Gallery' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('link', { name: 'Italian Marble' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Italian Marble' })).toBeVisible();
  await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Italian Marble' })).toHaveAttribute('aria-current', 'page');
});

test('the previews of the menu move on every 3 seconds until a visitor points at one', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.clock.pauseAt(600_000);
  const menu = await openMenu(page);
  const items = menu.getByRole('listitem');
  await expect(items.nth(0)).toHaveAttribute('data-active', 'true');
  await page.clock.runFor(2_900);
  await expect(items.nth(0)).toHaveAttribute('data-active', 'true');
  await page.clock.runFor(200);
  await expect(items.nth(1)).toHaveAttribute('data-active', 'true');
  await menu.getByRole('link', { name: 'Frames' }).focus();
  await expect(items.nth(3)).toHaveAttribute('data-active', 'true');
  await page.clock.runFor(9_000);
  await expect(items.nth(3)).toHaveAttribute('data-active', 'true');
  await menu.getByRole('link', { name: 'Journal' }).hover();
  await expect(items.nth(4)).toHaveAttribute('data-active', 'true');
});

test('the bar takes its scrolled look past 50 pixels', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveAttribute('data-variant', 'home');
  await page.goto('/products/dawn/');
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
});
