import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

test('a collection that is shown as it came is left so by scripts', async ({ page }) => {
  await page.goto('/products/dawn/');
  await expect(page.getByRole('button', { name: 'Wall' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('section[aria-labelledby="stones-heading"]')).not.toHaveAttribute('data-view');
});

test('what is fetched on demand has no stylesheet apply for a second time', async ({ page }) => {
  await page.goto('/products/dawn/?narrow=open');
  await expect(page.locator('button[data-told]')).toBeAttached();
  expect(await twiceIn(page)).toEqual([]);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices of a collection are laid out as with scripts', async ({ page }) => {
    await page.goto('/products/dawn/?narrow=open');
    const choice = page
      .locator('label')
      .filter({ has: page.locator('input[name="origin"]') })
      .first();
    await expect(choice).toHaveCSS('display', 'flex');
  });
});

/** Stylesheets in force that are one file. */
async function twiceIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inForce = [...document.styleSheets].filter((sheet) => sheet.href && !sheet.disabled);
    const files = inForce.map(({ href }) => new URL(href ?? '').pathname);
    return files.filter((file, place) => files.indexOf(file) !== place);
  });
}
