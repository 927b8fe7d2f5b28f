import type { Page } from '@playwright/test';
import { moveFingers } from '../support/fingers.ts';
import { expect, test } from '../support/visitor.ts';

/** A finger that goes from the middle of the window as far as `by` says, in steps. */
async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const from = { x: 195, y: 420 };
  const steps = [0, 0.25, 0.5, 0.75, 1];
  await moveFingers(
    page,
    steps.map((share) => [{ x: from.x + by.x * share, y: from.y + by.y * share }]),
  );
}

test('a thumb turns the screens of the home page, which do not follow it half way', async ({ page }) => {
  await page.goto('/');
  const explore = page.locator('#explore');
  await expect(explore).toHaveAttribute('data-whole', 'true');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await swipe(page, { x: 0, y: -30 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await swipe(page, { x: 0, y: -120 });
  await expect(explore).toHaveAttribute('data-active', 'true');
  await expect(explore).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await test.step('sideways it still walks through the rooms', async () => {
    await swipe(page, { x: -160, y: -20 });
    await expect(page.locator('[data-key="annex"]')).toHaveAttribute('data-active', 'true');
    await expect(explore).toBeInViewport({ ratio: 1 });
  });
  await swipe(page, { x: 0, y: 120 });
  await expect(page.locator('#hero')).toBeInViewport({ ratio: 1 });
});

test('on a phone that lies on its side the page follows the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const hero = page.locator('#hero');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(hero).toHaveAttribute('data-whole', 'false');
  await moveFingers(page, [
    [{ x: 400, y: 300 }],
    [{ x: 400, y: 260 }],
    [{ x: 400, y: 220 }],
    [{ x: 400, y: 200 }],
  ]);
  await expect(hero).toHaveAttribute('data-active', 'true');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(20);
});
