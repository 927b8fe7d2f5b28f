import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

async function openCertificate(page: Page) {
  await page.goto('/about/');
  await page.getByRole('button', { name: 'View Certificate ISO 9001:2015' }).click();
  return page.getByRole('dialog', { name: 'ISO 9001:2015' });
}

test('a visitor reads a certificate over the page and gets back to where they were', async ({ page }) => {
  const viewer = await openCertificate(page);
  const firstPage = viewer.getByRole('img', { name: 'First page of the specimen certificate ISO 9001:2015' });
  await expect
    .poll(() => firstPage.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    viewer.getByRole('link', { name: 'Open in new tab' }).click(),
  ]);
  await tab.close();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const opener = page.getByRole('button', { name: 'View Certificate ISO 9001:2015' });
  await expect(opener).toBeFocused();
  await opener.press(' ');
  await expect(viewer).toBeVisible();
  await page.mouse.click(10, 450);
  await expect(viewer).toBeHidden();
});

test('a certificate that is gone says so, with the other ways to it', async ({ page }) => {
  await page.route('**/iso-9001.pdf', (route) => route.fulfill({ status: 404, body: '' }));
  const viewer = await openCertificate(page);
  await expect(viewer.getByRole('alert')).toHaveText('Unable to display PDF');
  await expect(viewer.locator('iframe')).toHaveCount(0);
  await expect(viewer.getByRole('link', { name: 'Open in new tab' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Certificate ISO 14001:2015' }).click();
  const other = page.getByRole('dialog', { name: 'ISO 14001:2015' });
  await expect(other.getByRole('img')).toBeVisible();
  await expect(other.getByRole('alert')).toBeHidden();
});

test('at 768 pixels a certificate opens in a tab of its own, at 769 over the page', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/about/');
  const overPage = page.getByRole('button', { name: /^View Certificate/ });
  await expect(overPage).toHaveCount(5);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(overPage).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^View Certificate/ })).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Download PDF/ })).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Open in new tab/ })).toHaveCount(0);
});
