import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

/** A page whose clock stands still from its very first moment. */
async function arrive(page: Page, path: string) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeAttached();
}

test.describe('with a first picture that never comes', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/pictures/**', () => {});
  });

  test('a visitor sees the splash grow by 5 percent every 100 ms and is rid of it after 3 seconds', {
    tag: '@desktop',
  }, async ({ page }) => {
    await arrive(page, '/');
    const splash = page.getByTestId('splash');
    const bar = splash.getByRole('progressbar', { name: 'Loading' });
    await expect(splash).toBeVisible();
    await expect(splash).toContainText('Aravane');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await page.clock.runFor(100);
    await expect(bar).toHaveAttribute('aria-valuenow', '5');
    await page.clock.runFor(1_800);
    await expect(bar).toHaveAttribute('aria-valuenow', '95');
    await page.clock.runFor(300);
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(splash).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(800);
    await expect(splash).toHaveCount(0);
  });

  test('a visitor who is in a hurry sends the splash away with the first key', { tag: '@desktop' }, async ({
    page,
  }) => {
    await arrive(page, '/');
    const splash = page.getByTestId('splash');
    await expect(splash).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(splash).toHaveAttribute('data-leaving');
    await page.clock.runFor(700);
    await expect(splash).toHaveCount(0);
  });

  test('a visitor who depends on assistive technology meets no barrier in the splash', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/about/', { waitUntil: 'commit' });
    // A copy stays where the splash itself would leave in the middle of the examination.
    await page
      .getByTestId('splash')
      .evaluate((splash) => document.documentElement.append(splash.cloneNode(true)));
    await expect(page.getByTestId('splash')).toHaveCount(1);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test('the splash runs to its end and goes as soon as the first screen is ready, once a session', async ({
  page,
}) => {
  await arrive(page, '/');
  const splash = page.getByTestId('splash');
  await expect(splash.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(240);
  await expect(splash).toHaveAttribute('data-leaving');
  await page.clock.runFor(700);
  await expect(splash).toHaveCount(0);
  await page.goto('/about/', { waitUntil: 'load' });
  await expect(splash).toHaveCount(0);
});

test('with reduced motion the splash goes at once', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(1);
  await expect(page.getByTestId('splash')).toHaveCount(0);
});

test('administrators are not kept by a splash', { tag: '@desktop' }, async ({ page }) => {
  await arrive(page, '/about/');
  await expect(page.getByTestId('splash')).toHaveCount(1);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/admin/login/', { waitUntil: 'load' });
  await expect(page.getByTestId('splash')).toHaveCount(0);
});
