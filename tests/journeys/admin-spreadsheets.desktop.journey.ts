import type { Page } from '@playwright/test';
import { expect, findViolations, type RequestApi, test } from '../support/administrator.ts';

type Made = { id: number; slug: string };

/** A collection of one's own with stones in it, so that nobody else's test changes anything in it. */
async function addStones(
  api: RequestApi,
  count: number,
): Promise<{ word: string; slug: string; ids: number[] }> {
  const word = `Gneiss${crypto.randomUUID().slice(0, 8)}`;
  const description = 'Made by a test.';
  const { id, slug } = (await api('POST', '/categories', { name: word, description })) as Made;
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { name: `${word} ${index}`, description, category_id: id, price: '40' };
    ids.push(((await api('POST', '/products', body)) as Made).id);
  }
  return { word, slug, ids };
}

async function pricesOf(api: RequestApi, ids: number[]): Promise<string[]> {
  const found = (await api('GET', `/products?ids=${ids.join(',')}`)) as { id: number; price: string }[];
  return ids.map((id) => found.find((product) => product.id === id)?.price ?? '');
}

const choose = (page: Page, csv: string) =>
  page
    .getByLabel('Spreadsheet to import')
    .setInputFiles({ name: 'stones.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

test('an administrator sees what a spreadsheet would change, imports it, and takes it back', async ({
  signedIn: page,
  api,
}) => {
  const { word, slug, ids } = await addStones(api, 2);
  await page.goto(`/admin/products/?category=${slug}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^products-.*\.csv$/);

  await page.getByRole('link', { name: 'Import' }).click();
  await choose(page, `id,price,availability\n${ids[0]},50,Sold\n${ids[1]},60,Limited\n`);
  await expect(page.getByRole('row', { name: /^2 availability Availability is one of/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import 1/ })).toBeDisabled();
  await choose(page, `id,price\n${ids[0]},50\n${ids[1]},60\n`);
  await expect(page.getByRole('row', { name: new RegExp(`^2 ${word} 0 Price 40 becomes 50`) })).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['40', '40']);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Imported 2 products: 0 new, 2 changed.')).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['50', '60']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 2 products as before.')).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['40', '40']);
});

test('an administrator edits many products like a spreadsheet, and takes it back as one', async ({
  signedIn: page,
  api,
}) => {
  const { slug, ids } = await addStones(api, 4);
  await page.goto(`/admin/products/grid/?category=${slug}`);
  const grid = page.getByRole('grid', { name: 'Products' });
  const cell = (row: number, text: string) =>
    grid.getByRole('row').nth(row).getByRole('gridcell', { name: text, exact: true });
  await cell(1, '40').click();
  await page.keyboard.type('90');
  await page.keyboard.press('Escape');
  await expect(cell(1, '40')).toBeVisible();
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  for (const _row of ids.slice(1)) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(4, '90')).toBeVisible();

  // A block as it comes from a spreadsheet: price and availability of the first two.
  await cell(1, '90').click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '70\tSold\r\n80\tLimited\r\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Nothing was saved: 1 cell is not right. Availability, row 1:/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await pricesOf(api, ids)).toEqual(['40', '40', '40', '40']);

  await grid.focus();
  await page.keyboard.type('Limited');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved 4 products.')).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['70', '80', '90', '90']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone: 4 products as before.')).toBeVisible();
  await expect(cell(1, '40')).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['40', '40', '40', '40']);
});
