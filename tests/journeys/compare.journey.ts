import type { Page } from '@playwright/test';
import { readPrintedPages } from '../support/pdf-pages.ts';
import { accessibilityFindings, expect, overflowOf, test } from '../support/visitor.ts';

const stones = (page: Page) => page.getByRole('columnheader');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

test('a visitor puts a stone beside those like it, adds one, takes one away and reads what differs', async ({
  page,
}) => {
  await page.goto('/statuario/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare them side by side' }).click();
  await expect(page).toHaveURL(/\/compare\/\?stones=statuario,[a-z-]+,[a-z-]+$/);
  await expect(stones(page)).toHaveCount(3);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  const field = page.getByLabel('Add a stone by its name');
  await field.fill('nero marq');
  await expect(page.locator('datalist option[value="Nero Marquina"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(stones(page)).toHaveCount(4);
  await expect(field).toHaveCount(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  const second = stones(page).nth(1);
  const name = (await second.getByRole('link').first().textContent()) ?? '';
  await second.getByRole('link', { name: `Remove ${name}` }).click();
  await expect(stones(page)).toHaveCount(3);
  await expect(stones(page).filter({ hasText: name })).toHaveCount(0);
  const agreeing = page.getByRole('rowheader').filter({ hasNotText: 'differs' });
  await expect(agreeing).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Only differences' }).click();
  await expect(agreeing).toHaveCount(0);
  await expect(row(page, 'Origin')).toContainText('differs');
  await expect(stones(page).first()).toHaveAccessibleName('Statuario');
  await page.getByRole('link', { name: 'Imperial' }).click();
  await expect(row(page, 'Compressive strength')).toContainText('psi');
  await expect(page).toHaveURL(/only=differences/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect(page.getByRole('list', { name: 'Share' }).getByRole('link')).toHaveCount(4);
});

test('a visitor goes from the comparison to the list, to a room and to a question', async ({ page }) => {
  await page.goto('/compare/?stones=statuario,nero-marquina');
  await page.getByRole('button', { name: 'Add to shortlist' }).last().click();
  await expect(page.getByRole('button', { name: 'Remove from shortlist' })).toBeVisible();
  await page.getByRole('button', { name: 'Request Quote Statuario' }).click();
  await expect(page.getByRole('dialog')).toContainText('Statuario');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See it in a room Nero Marquina' }).click();
  await expect(page).toHaveURL(/\/room\/\?stone=nero-marquina$/);
});

test('what one stone has of its own stands out from what stones have in common @desktop', async ({
  page,
}) => {
  await page.goto('/compare/?stones=statuario,carrara,nero-marquina');
  const isStrong = (text: string) =>
    page
      .getByRole('cell')
      .getByText(text, { exact: true })
      .evaluateAll((all) => all.map((part) => Number(getComputedStyle(part).fontWeight) > 400));
  expect(await isStrong('Leathered')).toEqual([true]);
  expect(await isStrong('Polished')).toEqual([false, false, false]);
  expect(await isStrong('Italy, Apuan Alps')).toEqual([false, false]);
  expect(await isStrong('Spain, Markina, Basque Country')).toEqual([true]);
});

test('four stones are printed on landscape paper, with nothing to press @desktop', async ({ page }) => {
  await page.goto('/compare/?stones=statuario,carrara,nero-marquina,patagonia');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main img[loading="lazy"]')).toHaveCount(0);
  for (const gone of ['Remove', 'Only differences', 'Imperial', 'Pinterest']) {
    await expect(page.getByRole('link', { name: gone })).toHaveCount(0);
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  const sheets = readPrintedPages(pdf);
  expect(sheets.length).toBeLessThanOrEqual(3);
  expect(sheets[0]?.pictures).toBe(4);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor compares by links and a plain form @desktop', async ({ page }) => {
    await page.goto('/compare/?stones=statuario&only=differences');
    await page.getByLabel('Add a stone by its name').fill('white');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Thassos White' }).click();
    await expect(page).toHaveURL(/\?stones=statuario,thassos-white&only=differences$/);
    await expect(stones(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Remove Statuario' }).click();
    await expect(stones(page)).toHaveCount(1);
  });
});
