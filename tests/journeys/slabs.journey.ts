import type { Page } from '@playwright/test';
import { accessibilityFindings, expect, test, visit } from '../support/sender.ts';

const first = (page: Page) => page.locator('[data-slab]').first();

test('a visitor narrows the slabs to what fits, measures one in inches and goes on to its neighbour', async ({
  page,
}) => {
  await visit(page, '/slabs/');
  await narrow(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await first(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/slab\//);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Metric' }).click();
  await expect(page.getByText('the numbers are centimetres')).toBeVisible();
  await page.getByRole('link', { name: 'Imperial' }).click();
  await expect(page.getByText('the numbers are inches')).toBeVisible();
  const number = await page.locator('h1 bdi').textContent();
  const neighbour = page.locator(`[data-slab]:not([data-slab="${number}"])`).first();
  const next = await neighbour.getAttribute('data-slab');
  await neighbour.getByRole('heading').getByRole('link').click();
  await expect(page.locator('h1 bdi')).toHaveText(next ?? '');
  await expect(page.getByText('the numbers are inches')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor narrows the slabs and opens a passport', async ({ page }) => {
    await page.goto('/slabs/');
    await narrow(page);
    await first(page).getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: 'Imperial' }).click();
    await expect(page.getByText('the numbers are inches')).toBeVisible();
  });
});

async function narrow(page: Page): Promise<void> {
  await page.getByLabel('Thickness').selectOption('30');
  await page.getByLabel('Length at least').fill('110');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/thickness_mm=30&min_length_mm=2794/);
  await expect(first(page)).toBeVisible();
}
