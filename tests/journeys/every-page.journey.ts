import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { accessibilityFindings, expect, overflowOf, test } from '../support/visitor.ts';

for (const address of [...publicPages, ...unlistedPages]) {
  test.describe(`on ${address}`, () => {
    test('a visitor with scripting off reads the whole page', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open menu' })).toBeVisible();
      await context.close();
    });

    test('a visitor who depends on assistive technology meets no barrier', async ({ page }) => {
      await page.goto(address);
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    test('a visitor with a narrow screen never scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      expect(await overflowOf(page)).toBe(0);
    });

    test('nothing jumps while the page loads', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { layoutShifts: shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      const shift = await page.evaluate(() =>
        (Reflect.get(window, 'layoutShifts') as number[]).reduce((sum, value) => sum + value, 0),
      );
      expect(shift).toBeLessThan(0.02);
    });
  });
}

for (const address of publicPages) {
  test(`${address} introduces itself to search engines and link previews`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(/.{10,}/);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/);
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org');
    }
  });
}

for (const address of unlistedPages) {
  test(`${address} keeps out of search engines`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}
