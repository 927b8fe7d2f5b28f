import { readFile } from 'node:fs/promises';
import { readTable, writeTable } from '#content/spreadsheets/table-thread.ts';
import { expect, findViolations, test } from '../support/administrator.ts';
import { languagesSite } from '../support/sites.ts';

test.use({ baseURL: languagesSite, hasOwnSession: true });

/** The workbook with a text filled in, as a translator sends it back. */
async function fillIn(path: string, name: string, text: string): Promise<Buffer> {
  const { rows } = await readTable(await readFile(path));
  const [headers = []] = rows;
  const [source, translation] = [headers.indexOf('source'), headers.indexOf('translation')];
  const filled = rows.map((row) => (row[source] === name ? row.with(translation, text) : row));
  async function* pieces() {
    yield filled;
  }
  return Buffer.from(await writeTable(pieces(), 'de'));
}

test('an editor sends texts to a translator, sees what comes back, imports it and takes it back', async ({
  signedIn: page,
  api,
}) => {
  await api('PUT', '/site-documents/company', { value: { languages: ['en-GB', 'de', 'ar'] } });
  const name = `Gabbro ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await api('POST', '/products', {
    ...{ name, description: 'Dark', category_id: 1, published: true },
  })) as { id: number };
  await page.goto('/admin/translations/import/');
  await expect(page.getByRole('heading', { name: 'Import translations', level: 1 })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Language').selectOption('German');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as XLSX (Excel)' }).click();
  const file = await fillIn(await (await download).path(), name, `${name}, dunkel`);

  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('Spreadsheet to import').setInputFiles({ name: 'de.xlsx', mimeType, buffer: file });
  const changes = page.getByRole('table', { name: 'What would change, by row' });
  await expect(changes.getByRole('row', { name: `product "${name}"` })).toContainText(`${name}, dunkel`);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 text' }).click();
  await expect(page.getByText('Imported 1 text: 1 new, 0 changed.')).toBeVisible();
  expect(await api('GET', `/products/${id}/translations/de`)).toMatchObject({
    ...{ status: 'draft', fields: { name: `${name}, dunkel` } },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 translation as before.')).toBeVisible();
});
