import type { Route } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

test.use({ refusals: [0, 503] });

test('a page whose data is slow to come is read and left by its links as one without scripts', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/statuario/_.data', (route) => void held.push(route));
  const asked = page.waitForRequest('**/statuario/_.data');
  await page.goto('/statuario/');
  await asked;
  await expect(page.getByRole('heading', { level: 2, name: 'Technical Specifications' })).toBeVisible();
  await page.getByRole('link', { name: 'Showcase' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Showcase' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('a page whose data was lost on the way asks again, and wakes up', async ({ page }) => {
  let lost = 0;
  await page.route('**/statuario/_.data', async (route) => {
    lost += 1;
    if (lost === 1) await route.abort();
    else if (lost === 2) await route.fulfill({ status: 503, body: 'busy' });
    else await route.continue();
  });
  await page.goto('/statuario/');
  await expect(page.getByRole('tab', { name: 'Technical Specifications' })).toBeVisible();
  expect(lost).toBe(3);
});

test('a visitor whose scripts are slow meets no barrier in what only they bring to life', async ({
  page,
}) => {
  await page.route('**/room/_.data', () => {});
  const asked = page.waitForRequest('**/room/_.data');
  await page.goto('/room/');
  await asked;
  await expect(page.getByRole('radio', { name: 'As pictured' })).toBeDisabled();
  expect(await accessibilityFindings(page)).toEqual([]);
});
