import { accessibilityFindings, expect, test, visit } from '../support/sender.ts';

test('a visitor finds a stone by keyboard from any page, misspelt, while typing', async ({ page }) => {
  await visit(page, '/about/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(async () => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('sattuario');
  await expect(dialog.getByRole('option').first()).toContainText('Statuario');
  await expect(dialog.getByRole('status')).toContainText('“statuario”');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/statuario\/$/);
});

test('a visitor narrows what was found, and takes a choice away again', async ({ page }) => {
  await visit(page, '/search/?q=white&finish=honed');
  expect(await accessibilityFindings(page)).toEqual([]);
  const summary = page.getByText('Narrow', { exact: true });
  if (await summary.isVisible()) await summary.click();
  await page.getByRole('checkbox', { name: /^Greece/ }).check();
  await expect(page).toHaveURL(/origin=greece/);
  await expect(page.getByRole('article').first()).toContainText('Greece');
  await page.getByRole('link', { name: 'Remove Honed' }).click();
  await expect(page).not.toHaveURL(/finish/);
  await visit(page, '/search/?q=gold+wood+statuario');
  await expect(page.getByRole('heading', { name: 'The nearest we have' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});
