import { expect, test } from '@playwright/test';
import { visitorSite } from '../support/sites.ts';

const density = { metric: /^2,\d{3}/, imperial: /lb\/ft³/ };

test('whoever thinks in inches reads every stone so, without losing their place', async ({ page }) => {
  await page.goto('/statuario/');
  const choice = page.getByRole('navigation', { name: 'Units' });
  const thicknesses = page.getByText('18 mm, 20 mm, 30 mm', { exact: true });
  await expect(thicknesses).toBeVisible();
  // Scripts have made tabs of the sections, and take links over.
  await expect(page.getByRole('tab').first()).toBeVisible();
  await choice.getByRole('link', { name: 'Imperial' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0.71 in, 0.79 in, 1.18 in', { exact: true })).toBeVisible();
  await expect(thicknesses).toBeHidden();
  await expect(choice.getByRole('link', { name: 'Imperial' })).toBeFocused();
  await expect(choice).toBeInViewport();
  expect(await page.evaluate(() => localStorage.getItem('units'))).toBe('imperial');

  await page.goto('/nero-marquina/');
  await expect(page).toHaveURL(/\?units=imperial$/);
  await page.getByRole('tab', { name: 'Technical Specifications' }).click();
  await expect(page.getByRole('row', { name: /^Density/ }).getByRole('cell')).toHaveText(density.imperial);
});

test('without scripts the choice is a link like any other', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: visitorSite });
  const page = await context.newPage();
  await page.goto('/statuario/');
  await page.getByRole('navigation', { name: 'Units' }).getByRole('link', { name: 'Imperial' }).click();
  const cell = page.getByRole('row', { name: /^Density/ }).getByRole('cell');
  await expect(cell).toHaveText(density.imperial);
  await page.getByRole('navigation', { name: 'Units' }).getByRole('link', { name: 'Metric' }).click();
  await expect(cell).toHaveText(density.metric);
  await context.close();
});
