import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

/** How far the first room's picture has stayed behind after half a screen, as a share of its height. */
async function lagOf(page: Page): Promise<number> {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  return page.locator('#hero picture').evaluate(async (picture) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [, y = '0'] = getComputedStyle(picture).translate.split(' ');
    return Number.parseFloat(y) / 100;
  });
}

test('the first room stays a little behind, by less than 6 percent', async ({ page }) => {
  const lag = await lagOf(page);
  expect(lag).toBeGreaterThan(0.005);
  expect(lag).toBeLessThan(0.06);
});

test('with reduced motion the first room stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await lagOf(page)).toBe(0);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('the first room stands still', async ({ page }) => {
    expect(await lagOf(page)).toBe(0);
  });
});
