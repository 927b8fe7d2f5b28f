import type { Page } from '@playwright/test';
import { expect, findViolations, type RequestApi, test } from '../support/administrator.ts';
import { makeZip } from '../support/zips.ts';

/** A collection of one's own with stones in it, so that nobody else's test changes anything in it. */
async function addStones(
  api: RequestApi,
  count: number,
): Promise<{ word: string; slug: string; ids: number[] }> {
  const word = `Gneiss${crypto.randomUUID().slice(0, 8)}`;
  const description = 'Made by a test.';
  const { slug } = (await api('POST', '/categories', { name: word, description })) as { slug: string };
  const rows = Array.from({ length: count }, (_row, index) => ({
    ...{ name: `${word} ${index}`, description, category: slug, price: '40' },
  }));
  await api('POST', '/products/import', { rows });
  const cells = (await api('GET', `/products/cells?category=${slug}&columns=name`)) as {
    rows: { id: number; cells: string[] }[];
  };
  const idOf = new Map(cells.rows.map(({ id, cells: [name = ''] }) => [name, id]));
  return { word, slug, ids: rows.map(({ name }) => idOf.get(name) ?? 0) };
}

async function pricesOf(api: RequestApi, ids: number[]): Promise<string[]> {
  const found: { id: number; price: string }[] = [];
  for (let start = 0; start < ids.length; start += 50) {
    found.push(
      ...((await api('GET', `/products?ids=${ids.slice(start, start + 50).join(',')}`)) as typeof found),
    );
  }
  return ids.map((id) => found.find((product) => product.id === id)?.price ?? '');
}

const choose = (page: Page, csv: string) =>
  page
    .getByLabel('Spreadsheet to import')
    .setInputFiles({ name: 'stones.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

test('an administrator sees what a spreadsheet and its pictures would change', async ({
  signedIn: page,
  api,
}) => {
  const { word, slug, ids } = await addStones(api, 2);
  await page.goto(`/admin/products/?category=${slug}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^products-.*\.csv$/);

  await page.getByRole('button', { name: 'Spreadsheet' }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await choose(page, `id,price,availability\n${ids[0]},50,Sold\n${ids[1]},60,Limited\n`);
  await expect(page.getByRole('row', { name: /^2 availability Availability is one of/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import 1/ })).toBeDisabled();
  await choose(page, `id,price\n${ids[0]},50\n${ids[1]},60\n`);
  await expect(page.getByRole('row', { name: new RegExp(`^2 ${word} 0 Price 40 becomes 50`) })).toBeVisible();
  await page.getByLabel('Pictures to import').setInputFiles({
    ...{ name: 'pictures.zip', mimeType: 'application/zip' },
    buffer: await makeZip({ 'vein.png': Buffer.from('no picture') }),
  });
  await expect(page.getByRole('row', { name: /^vein.png No row names it/ })).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['40', '40']);
  expect(await findViolations(page)).toEqual([]);
});

// Whoever works by machine is a ceiling, not a person: it is noted, and decides nothing.
test('an administrator checks, imports and takes back a price list of 200 rows with the keyboard', async ({
  signedIn: page,
  api,
}) => {
  const { word, slug, ids } = await addStones(api, 200);
  const begunAt = performance.now();
  await page.goto(`/admin/products/?category=${slug}`);
  await page.getByRole('button', { name: 'Spreadsheet' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Import' }).press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a file.*Spreadsheet$/ }).press('Enter');
  const rows = ids.map((id, index) => `${id};${index < 199 ? 50 + index : 40}`);
  await (await chooser).setFiles({
    ...{ name: 'prices 2027.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['id;price', ...rows].join('\r\n')),
  });
  await expect(page.getByRole('row', { name: new RegExp(`^2 ${word} 0 Price 40 becomes 50`) })).toBeVisible();
  await expect(page.getByText('Unchanged').locator('..')).toHaveText('Unchanged1');

  // The connection is lost while it runs, and the window closed.
  const progress = '**/api/imports/*';
  await page.route(progress, (route) => route.abort());
  await page.getByRole('button', { name: 'Import 199 products' }).press('Enter');
  await expect(page.getByText('The server does not answer. Asking again')).toBeVisible();
  await page.unroute(progress);
  await page.reload();
  await expect(page.getByText('Your import of prices 2027.csv:')).toBeVisible();
  await expect(page.getByText('Imported 199 products: 0 new, 199 changed.')).toBeVisible();
  expect((await pricesOf(api, ids)).slice(0, 3)).toEqual(['50', '51', '52']);

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undone: 199 products as before.')).toBeVisible();
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  test.info().annotations.push({ type: 'ceiling of a person: 180 s', description: `${seconds} s` });
  expect(new Set(await pricesOf(api, ids))).toEqual(new Set(['40']));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Choose a file.*Spreadsheet$/ })).toBeVisible();
  await expect(page.getByText('prices 2027.csv')).toHaveCount(0);
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
  // Columns out of sight are drawn once the keyboard gets there.
  await page.keyboard.press('End');
  await expect(grid.locator('[data-active]')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(grid.locator('[data-active]')).toBeInViewport();

  // A block as it comes from a spreadsheet: price and availability of the first two.
  await cell(1, '90').click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '"70"\tSold\r\n80\tLimited\r\n');
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
  // The connection is lost after it was stored, and before anybody is told so.
  const [sending, asking] = ['**/api/products/import*', '**/api/imports/*'];
  await page.route(sending, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(asking, (route) => route.abort());
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^The connection was lost .* What you typed is still here/)).toBeVisible();
  await expect(cell(4, '90')).toBeVisible();
  await expect(page.getByText('4 products changed, not saved yet')).toBeVisible();
  await page.unroute(sending);
  await page.unroute(asking);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved 4 products.')).toBeVisible();
  await expect(page.getByText('4 products', { exact: true })).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['70', '80', '90', '90']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone: 4 products as before.')).toBeVisible();
  await expect(cell(1, '40')).toBeVisible();
  expect(await pricesOf(api, ids)).toEqual(['40', '40', '40', '40']);
});
