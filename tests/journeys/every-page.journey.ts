import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

for (const address of [...publicPages, ...unlistedPages]) {
  test.describe(`on ${address}`, () => {
    test('a visitor who depends on assistive technology meets no barrier', async ({ page }) => {
      await page.goto(address);
      expect(await accessibilityFindings(page)).toEqual([]);
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
