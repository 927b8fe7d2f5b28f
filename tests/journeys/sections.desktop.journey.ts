import type { Page } from '@playwright/test';
import { moveFingers } from '../support/fingers.ts';
import { expect, test } from '../support/visitor.ts';

const transparent = 'rgba(0, 0, 0, 0)';

/** A tablet that lies on its side: wide enough for whole screens, with fingers and a wheel. */
test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

async function openHome(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.clock.pauseAt(600_000);
  return {
    hero: page.locator('#hero[data-active="true"]'),
    explore: page.locator('#explore[data-active="true"]'),
  };
}

test('a finger turns the screens once it has gone more than 40 pixels', async ({ page }) => {
  const { hero, explore } = await openHome(page);
  const swipe = (by: number) =>
    moveFingers(page, [[{ x: 500, y: 500 }], [{ x: 500, y: 500 - by / 2 }], [{ x: 500, y: 500 - by }]]);
  await swipe(40);
  await expect(hero).toHaveCount(1);
  await swipe(60);
  await expect(explore).toHaveCount(1);
});

test('the wheel turns the screens from a delta of 10 on, after 400 ms, and is read every 150 ms', async ({
  page,
}) => {
  const { hero, explore } = await openHome(page);
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 9);
  await page.clock.runFor(200);
  await expect(hero).toHaveCount(1);
  await page.mouse.wheel(0, 10);
  await expect(explore).toHaveCount(1);
  await page.clock.runFor(300);
  // Locked.
  await page.mouse.wheel(0, -40);
  await page.clock.runFor(120);
  // No longer locked, and too soon after the one before.
  await page.mouse.wheel(0, -40);
  await page.clock.runFor(1);
  await expect(explore).toHaveCount(1);
  await page.clock.runFor(40);
  await page.mouse.wheel(0, -40);
  await expect(hero).toHaveCount(1);
});

test('who wants no motion sees the other screen at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { explore } = await openHome(page);
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    addEventListener('scroll', () => places.add(scrollY));
  });
  await page.keyboard.press('PageDown');
  await expect(explore).toHaveCount(1);
  expect(await page.evaluate(() => [...(Reflect.get(window, 'places') as Set<number>)])).toEqual([820]);
});

test('a screen that something left half in view is brought in whole by the next turn', async ({ page }) => {
  const { explore } = await openHome(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(explore).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(820);
});

test('over the pictures of either screen the bar has no wall of its own', async ({ page }) => {
  const { explore } = await openHome(page);
  const bar = page.getByRole('banner');
  await page.keyboard.press('End');
  await expect(explore).toHaveCount(1);
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  await expect(bar).toHaveCSS('background-color', transparent);
  await expect(bar.getByText('Menu')).toHaveCSS('color', 'rgb(242, 237, 227)');
});

test('in a window too low for the screens the page scrolls plainly, under a bar with a wall', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 400 });
  await openHome(page);
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 130);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(130);
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', transparent);
  await page.keyboard.press('End');
  await expect
    .poll(() =>
      page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY)),
    )
    .toBe(0);
});
