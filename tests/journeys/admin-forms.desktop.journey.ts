import type { Page } from '@playwright/test';
import { type CallApi, expect, test } from '../support/administrator.ts';
import { openForm } from '../support/record-form.ts';

type Stored = { id: number; slug: string; version: number } & Record<string, unknown>;

/** A name that no other test, and no other run of this one, has written anywhere. */
function uniqueName(): string {
  return `Form${crypto.randomUUID().slice(0, 8)}`;
}

async function addProduct(api: CallApi, name: string): Promise<Stored> {
  const [category] = (await api('GET', '/categories')) as Stored[];
  const body = { name, description: 'Made by a test.', category_id: category?.id, origin: 'Italy' };
  return (await api('POST', '/products', body)) as Stored;
}

async function read(api: CallApi, path: string): Promise<Stored> {
  return (await api('GET', path)) as Stored;
}

function saveButton(page: Page) {
  return page.getByRole('button', { name: 'Save', exact: true });
}

test('an administrator publishes a product with everything, and visitors see it', async ({
  signedIn: page,
  api,
}) => {
  // It fills in a whole form and reads two pages more.
  test.slow();
  const name = uniqueName();
  await openForm(page, '/admin/products/new/');
  await page.getByLabel('Name', { exact: true }).fill(`${name} Rosé`);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(`${name.toLowerCase()}-rose`);
  await page.getByLabel('Description', { exact: true }).fill('A stone that a test has quarried.');
  await page.getByLabel('Category').selectOption({ label: 'Nocturne' });
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
  await expect(page).toHaveURL('/admin/products/', { timeout: 15_000 });
  await expect(page.getByRole('alert')).toContainText('The product has been saved.');
  const product = await read(api, `/products/${name.toLowerCase()}-rose`);
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
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription('Category is required');
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

test('an address that is taken is refused beside its field, and nothing is lost', async ({
  signedIn: page,
  api,
}) => {
  const taken = await addProduct(api, uniqueName());
  await openForm(page, '/admin/products/new/');
  await page.getByLabel('Name', { exact: true }).fill('Another');
  await page.getByLabel('Description', { exact: true }).fill('Still here');
  await page.getByLabel('Category').selectOption({ label: 'Nocturne' });
  await page.getByLabel('Address', { exact: true }).fill(taken.slug);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Error saving product. Please try again.');
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Address', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Still here');
});

test('two windows that change the same product merge instead of overwriting', async ({
  signedIn: page,
  api,
}) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Carrara');
  await page.getByLabel('Description', { exact: true }).fill('My words');
  await api('PUT', `/products/${product.id}`, { description: 'Their words', price: 'INR 900' });
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  await expect(dialog.getByRole('group', { name: 'Price' }).getByLabel('Theirs')).toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Origin' }).getByLabel('Yours')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await expect(dialog.getByRole('alert')).toContainText('both of you');
  await dialog.getByRole('group', { name: 'Description' }).getByLabel('Yours').check();
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await expect(page).toHaveURL('/admin/products/', { timeout: 15_000 });
  expect(await read(api, `/products/${product.id}`)).toMatchObject({
    origin: 'Carrara',
    description: 'My words',
    price: 'INR 900',
  });
});

test('what was typed before a reload is offered again', async ({ signedIn: page, api }) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Typed and not saved');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Origin')).toHaveValue('Italy');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Origin')).toHaveValue('Typed and not saved');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/products/', { timeout: 15_000 });
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await expect(page.getByLabel('Origin')).toHaveValue('Typed and not saved');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

test('what is typed in one window is not taken for what the other typed', async ({
  signedIn: page,
  api,
  context,
}) => {
  const [here, there] = [await addProduct(api, uniqueName()), await addProduct(api, uniqueName())];
  const other = await context.newPage();
  await openForm(page, `/admin/products/${here.id}/edit/`);
  await openForm(other, `/admin/products/${there.id}/edit/`);
  await page.getByLabel('Origin').fill('Typed here');
  await other.getByLabel('Origin').fill('Typed there');
  await expect(other.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Origin')).toHaveValue('Typed here');
  await expect(other.getByLabel('Origin')).toHaveValue('Typed there');
});

test('leaving with unsaved changes asks first', async ({ signedIn: page, api }) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Not to be lost');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Origin')).toHaveValue('Not to be lost');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/products/', { timeout: 15_000 });
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
  expect(await read(api, `/products/${product.id}`)).toMatchObject({ origin: 'Italy' });
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

test('a server that goes away in mid-save loses nothing, and saving again works', async ({
  signedIn: page,
  api,
}) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Kept');
  await page.route(`**/api/products/${product.id}`, (route) => route.abort('connectionrefused'), {
    times: 1,
  });
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Error saving product. Please try again.');
  await expect(page.getByLabel('Origin')).toHaveValue('Kept');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/products/', { timeout: 15_000 });
  expect(await read(api, `/products/${product.id}`)).toMatchObject({ origin: 'Kept' });
});

test('a record that was deleted meanwhile can be saved as a new one', async ({ signedIn: page, api }) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Outlived');
  await api('DELETE', `/products/${product.id}`);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect(page).toHaveURL('/admin/products/', { timeout: 15_000 });
  expect(await read(api, `/products?search=${product.name}`)).toMatchObject([{ origin: 'Outlived' }]);
});

test('a record that cannot be loaded leads back to the list, which says so', async ({ signedIn: page }) => {
  await page.goto('/admin/products/99999999/edit/');
  await expect(page).toHaveURL('/admin/products/', { timeout: 15_000 });
  await expect(page.getByRole('alert')).toContainText('Error loading product data');
});

test('a preview opens as a visitor would see it', async ({ signedIn: page, api }) => {
  const title = uniqueName();
  const post = { title, excerpt: 'Short', content: '<p>Words.</p>', published: false };
  const { id } = (await api('POST', '/blog', post)) as Stored;
  await openForm(page, `/admin/blog/${id}/edit/`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText(title);
});
