import { writeXlsx } from '#content/spreadsheets/write-xlsx.ts';
import { expect, findViolations, test } from '../support/administrator.ts';
import { drawHalves } from '../support/sample-pictures.ts';
import { makeZip } from '../support/zips.ts';

test('a yard brings in its workbook in centimetres with photographs by number, and shows the slabs', async ({
  signedIn: page,
  api,
}) => {
  const [stone] = (await api('GET', '/products?per_page=1')) as { name: string }[];
  const block = `K-${crypto.randomUUID().slice(0, 8)}`;
  const numbers = [1, 2, 3].map((number) => `${block}/0${number}`);
  const picture = await drawHalves({ width: 600, height: 400 }).jpeg().toBuffer();
  const photographs = numbers.slice(0, 2).map((number) => `${number.replace('/', '_')}.JPG`);
  const workbook = await writeXlsx(
    [
      ['Slab No.', 'Material', 'Block', 'L', 'H', 'Thk', 'Published'],
      ...numbers.map((number) => [number, stone?.name ?? '', block, '290', '185.5', '2', 'no']),
    ],
    'Yard',
  );

  await page.goto('/admin/slabs/import/');
  await page.getByLabel('Pictures to import').setInputFiles({
    ...{ name: 'photographs.zip', mimeType: 'application/zip' },
    buffer: await makeZip({
      ...Object.fromEntries(photographs.map((name) => [`yard/${name}`, picture])),
      'leftover.jpg': picture,
    }),
  });
  await page.getByLabel('Spreadsheet to import').setInputFiles({
    name: 'yard.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(workbook),
  });

  await expect(page.getByRole('heading', { name: 'In which unit are the sizes?' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^1 L Say in which unit "L" \(290\) is/ })).toBeVisible();
  await expect(page.getByLabel('Slab No.', { exact: true })).toHaveValue('slug');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Unit of L').selectOption('Centimetres');
  await expect(page.getByLabel('Unit of H')).toHaveValue('cm');
  await expect(page.getByLabel('Unit of Thk')).toHaveValue('');
  await page.getByLabel('Unit of Thk').selectOption('Centimetres');
  await expect(page.getByRole('row', { name: new RegExp(`^2 ${numbers[0]}.*2900.*1855.*20`) })).toBeVisible();
  const warning = new RegExp(`^4 Slab No. The ZIP has no picture of it, such as "${block}_03.jpg"`);
  await expect(page.getByRole('row', { name: warning })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^leftover.jpg No row names it, so it stays out/ }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Import 3 slabs' }).click();
  await expect(page.getByText('Imported 3 slabs: 3 new, 0 changed.')).toBeVisible();
  await expect(page.getByRole('row', { name: warning })).toBeVisible();
  await expect(page.getByRole('row', { name: `${photographs[0]} In the library 2` })).toBeVisible();
  await expect(page.getByRole('row', { name: /^leftover.jpg No row names it/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/admin/slabs/?search=${block}`);
  await page.getByRole('checkbox', { name: 'Select page' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Published 3 slabs/)).toBeVisible();
  await page.goto(`/slabs/?block=${block}&units=metric`);
  await expect(page.locator('[data-slab]')).toHaveCount(3);
  await expect(page.locator(`[data-slab="${numbers[0]}"]`)).toContainText('2,900 × 1,855 mm, 20 mm');
  await expect(page.locator(`[data-slab="${numbers[0]}"] img`)).toBeVisible();
});
