import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { expect, overflowOf, test } from '../support/visitor.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const address of [...publicPages, ...unlistedPages]) {
  test(`a visitor with a narrow screen never scrolls sideways on ${address}`, async ({ page }) => {
    await page.goto(address);
    expect(await overflowOf(page)).toBe(0);
  });
}
