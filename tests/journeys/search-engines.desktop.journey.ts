import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { expect, test } from '../support/visitor.ts';

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
