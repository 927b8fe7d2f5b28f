import { publicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/visitor.ts';

for (const address of publicPages) {
  test(`a visitor of ${address} has all of the page soon after its first screen, without scrolling`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('html')).not.toHaveAttribute('data-painting');
    const missing = await page
      .locator('[data-later]')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).display === 'none')
          .map((element) => element.className),
      );
    expect(missing).toEqual([]);
  });
}

test('a visitor sent to a place within a page finds it there at once', async ({ page }) => {
  await page.goto('/italian-marble/#enquiry', { waitUntil: 'commit' });
  await expect(page.locator('#enquiry')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
});
