import { expect, test } from '../support/administrator.ts';
import {
  addProduct,
  openForm,
  readRecord,
  type StoredRecord,
  saveButton,
  uniqueName,
} from '../support/record-form.ts';

test('an administrator publishes a product with everything, and visitors see it', async ({
  signedIn: page,
  api,
}) => {
  // It fills in a whole form and reads two pages more.
  const name = uniqueName();
  await openForm(page, '/admin/products/new/');
  await page.getByLabel('Name', { exact: true }).fill(`${name} Rosé`);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(`${name.toLowerCase()}-rose`);
  await page.getByLabel('Description', { exact: true }).fill('A stone that a test has quarried.');
  await page.getByLabel('Collection').selectOption({ label: 'Nocturne' });
  await expect(page.getByLabel('Price')).toHaveAttribute('placeholder', 'Quote on request');
  await page.getByLabel('Availability').selectOption('Limited');
  await page.getByLabel('Featured').check();
  await page.getByLabel('Finishes', { exact: true }).fill(' Polished, , honed ,Polished');
  await page.getByLabel('Density').fill('2,700 kg/m³');
  await page.getByLabel('Related products', { exact: true }).fill('Statuario');
  await page.getByRole('option', { name: 'Statuario' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove Statuario' })).toBeVisible();
  await page.getByLabel('Meta title').fill('A stone');
  await expect(page.getByText('7 of 60 · short')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Search result preview' })).toContainText('A stone');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/products/');
  await expect(page.getByRole('alert')).toContainText('The product has been saved.');
  const product = await readRecord(api, `/products/${name.toLowerCase()}-rose`);
  expect(product).toMatchObject({
    category: 'Nocturne',
    availability: 'Limited',
    featured: true,
    finish_options: ['Polished', 'honed'],
    related_products: ['Statuario'],
  });
  await page.goto(`/${product.slug}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('an administrator is told at each field what is missing, and the message goes with the fault', async ({
  signedIn: page,
}) => {
  await openForm(page, '/admin/products/new/');
  await saveButton(page).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Product name is required');
  await expect(page.getByLabel('Description', { exact: true })).toHaveAccessibleDescription(
    'Description is required',
  );
  await expect(page.getByLabel('Collection')).toHaveAccessibleDescription('Category is required');
  await expect(page.getByRole('alert')).toContainText('Name');
  await name.fill('Something');
  await expect(page.getByText('Product name is required')).toHaveCount(0);
  await expect(page.getByText('Description is required')).toBeVisible();
});

for (const [path, messages] of [
  ['categories', ['Category name is required', 'Description is required']],
  ['blog', ['Title is required', 'Excerpt is required', 'Content is required']],
  ['social', ['Caption is required', 'Media URL is required']],
  ['gallery', ['Project name is required', 'Short description is required', 'Client name is required']],
] as const) {
  test(`an administrator who saves an empty form of ${path} reads what is required`, async ({
    signedIn: page,
  }) => {
    await openForm(page, `/admin/${path}/new/`);
    await saveButton(page).click();
    for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
  });
}

test('a slug that is taken is refused beside its field, and nothing is lost', async ({
  signedIn: page,
  api,
}) => {
  const taken = await addProduct(api, uniqueName());
  await openForm(page, '/admin/products/new/');
  await page.getByLabel('Name', { exact: true }).fill('Another');
  await page.getByLabel('Description', { exact: true }).fill('Still here');
  await page.getByLabel('Collection').selectOption({ label: 'Nocturne' });
  await page.getByLabel('Address', { exact: true }).fill(taken.slug);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Error saving product. Please try again.');
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Address', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Still here');
});

test('Ctrl+S saves and stays; an earlier version can be restored from the history', async ({
  signedIn: page,
  api,
}) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Verona');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: 'History' });
  await expect(drawer.getByRole('article').first()).toContainText('Verona');
  await drawer.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Origin')).toHaveValue('Italy');
  expect(await readRecord(api, `/products/${product.id}`)).toMatchObject({ origin: 'Italy' });
});

test('the history shows pictures as pictures, before and after', async ({ signedIn: page, api }) => {
  const product = await addProduct(api, uniqueName());
  const images = (await api('GET', '/images')) as { path: string; mime: string }[];
  const [first, second] = images.filter(({ mime }) => mime.startsWith('image/'));
  for (const { path } of [first, second] as { path: string }[]) {
    await api('PUT', `/products/${product.id}`, { main_image: path });
  }
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByRole('button', { name: 'History' }).click();
  const change = page.getByRole('dialog', { name: 'History' }).getByRole('article').first();
  const nameOf = (path = '') => path.split('/').at(-1);
  await expect(change.getByRole('deletion').getByRole('img')).toHaveAttribute(
    'alt',
    `${nameOf(first?.path)}, removed`,
  );
  const added = change.getByRole('insertion').getByRole('img');
  await expect(added).toHaveAttribute('alt', `${nameOf(second?.path)}, added`);
  await expect(added).toHaveAttribute('src', /^\/pictures\//);
});

test('a record that cannot be loaded leads back to the list, which says so', async ({ signedIn: page }) => {
  await page.goto('/admin/products/99999999/edit/');
  await expect(page).toHaveURL('/admin/products/');
  await expect(page.getByRole('alert')).toContainText('Error loading product data');
});

test('a preview opens as a visitor would see it', async ({ signedIn: page, api }) => {
  const title = uniqueName();
  const post = { title, excerpt: 'Short', content: '<p>Words.</p>', published: false };
  const { id } = (await api('POST', '/blog', post)) as StoredRecord;
  await openForm(page, `/admin/blog/${id}/edit/`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Open what is saved in a new tab' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText(title);
});
