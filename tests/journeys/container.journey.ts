import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const row = 'product=statuario&thickness=20&length=2700&height=1700&pieces=88';

test('an importer plans the stones of the list, sees where the limit is from, and takes the sheets along', async ({
  page,
}) => {
  await page.goto('/shortlist/?stones=statuario');
  await page.getByRole('link', { name: 'Plan a container' }).click();
  await expect(page).toHaveURL(/\/container\/\?product=statuario/);
  await page.goto(`/container/?${row}`);
  await page.getByLabel('Country that it goes to').selectOption('NL');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 container of 20 ft' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Container 1: 8 bundles' })).toBeVisible();
  await expect(page.getByText(/26,000\skg: en\.samskip\.is/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'From the side' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  for (const name of ['Packing list (PDF)', 'Weight sheet for the VGM (PDF)']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const sheet = await page.request.get(href ?? '');
    expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever types pieces reads beside its field what cannot be planned @desktop', async ({ page }) => {
    await page.goto(`/container/?${row}&slabs=Z-9`);
    await expect(page.getByLabel('Slabs, by their numbers')).toHaveAccessibleDescription(/Z-9/);
    await page.getByLabel('Slabs, by their numbers').fill('');
    const first = page.getByRole('group', { name: 'Line 1' });
    await first.getByLabel('Pieces').fill('many');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(first.getByLabel('Pieces')).toHaveAccessibleDescription(/whole number from 1 to 5,000/);
    await first.getByLabel('Pieces').fill('11');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Container 1: 1 bundle' })).toBeVisible();
  });
});
