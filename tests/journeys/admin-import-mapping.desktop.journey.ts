import { createServer, type Server } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { expect, findViolations, test } from '../support/administrator.ts';
import { drawHalves } from '../support/sample-pictures.ts';
import { shopPort } from '../support/sites.ts';

const shop = `http://127.0.0.1:${shopPort}`;

/** The pictures of a shop: one is there, one leads into a private network, any other is missing. */
async function openShop(): Promise<Server> {
  const picture = await drawHalves().png().toBuffer();
  const server = createServer(({ url }, response) => {
    if (url === '/slab.png') return response.end(picture);
    const isMoved = url === '/moved.png';
    return response.writeHead(isMoved ? 302 : 404, { location: 'https://10.0.0.1/secret.png' }).end();
  });
  await new Promise<void>((resolve) => server.listen(shopPort, '127.0.0.1', resolve));
  return server;
}

/** What Shopify exports of four products, with a column that the company has added itself. */
function exportOfShop(word: string): string {
  return [
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Where from',
    `${word}-a,${word} A,<p>White.</p>,Shop,${word},TRUE,Finish,Polished,${word}-1,90,${shop}/slab.png,Carrara`,
    `${word}-a,,,,,,,Honed,${word}-2,95,,`,
    `${word}-b,${word} B,<p>Red.</p>,Shop,${word},perhaps,Finish,Honed,${word}-3,80,,Verona`,
    `${word}-c,${word} C,<p>Grey.</p>,Shop,${word},TRUE,Finish,Honed,${word}-4,70,${shop}/none.png,Bergamo`,
    `${word}-d,${word} D,<p>Green.</p>,Shop,${word},TRUE,Finish,Honed,${word}-5,60,${shop}/moved.png,Aosta`,
  ].join('\r\n');
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 60 && !(await isFocused()); count += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('an editor brings the products of a shop here with the keyboard, and takes them back', async ({
  signedIn: page,
  api,
}) => {
  const word = `gabbro${crypto.randomUUID().slice(0, 8)}`;
  const server = await openShop();
  try {
    await page.goto('/admin/products/import/');
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByRole('button', { name: /^Choose a file.*Spreadsheet$/ }));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({
      ...{ name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(exportOfShop(word)) },
    });
    await expect(page.getByText('This is an export of Shopify: 5 rows are 4 products.')).toBeVisible();
    await expect(page.getByLabel('Handle')).toHaveValue('slug');
    await expect(page.getByLabel('Option1 Value')).toHaveValue('finish_options');
    const odd = page.getByLabel('Where from');
    await expect(odd).toHaveValue('');

    await tabTo(page, odd);
    await page.keyboard.type('Orig');
    await expect(odd).toHaveValue('origin');
    await tabTo(page, page.getByLabel('Create collections that are not there yet'));
    await page.keyboard.press('Space');
    await expect(page.getByText(`New collections: "${word}"`)).toBeVisible();
    await expect(page.getByRole('row', { name: /^4 Published / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 3 products' })).toBeDisabled();
    await tabTo(page, page.getByLabel('Import the rows that are right'));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Import 3 products' })).toBeEnabled();
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Import 3 products' }));
    await page.keyboard.press('Enter');

    await expect(page.getByText('Imported 3 products: 3 new, 0 changed.')).toBeVisible();
    const leftOut = page.getByRole('table', { name: 'Rows that were left out' });
    await expect(leftOut.getByRole('row', { name: /^4 Published / })).toBeVisible();
    const pictures = page.getByRole('table', { name: 'Pictures from addresses' });
    await expect(page.getByText('1 fetched, 0 waiting, 2 failed.')).toBeVisible();
    await expect(pictures.getByRole('row', { name: /^2 .*slab\.png In the library$/ })).toBeVisible();
    await expect(pictures.getByRole('row', { name: /^5 .*none\.png .*answers 404$/ })).toBeVisible();
    await expect(pictures.getByRole('row', { name: /^6 .*moved\.png .*private network/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await api('GET', `/products/${word}-a`)).toMatchObject({
      ...{ origin: 'Carrara', finish_options: ['Polished', 'Honed'] },
      image: expect.stringMatching(/^\/uploads\/products\/slab.*\.png$/),
    });

    await page.goto('/admin/activity/');
    const entry = page.getByRole('listitem').filter({ hasText: 'Imported 3 products' });
    await entry.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('The import was undone.')).toBeVisible();
    await expect(page.getByText('Undid the import of 3 products')).toBeVisible();
    expect(await api('GET', '/categories')).not.toContainEqual(expect.objectContaining({ name: word }));
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
