import { expect, test } from '../support/administrator.ts';
import { addProduct, openForm, readRecord, saveButton, uniqueName } from '../support/record-form.ts';
import { drawHalves } from '../support/sample-pictures.ts';

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
  await expect(page).toHaveURL('/admin/products/');
  expect(await readRecord(api, `/products/${product.id}`)).toMatchObject({
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
  await expect(page).toHaveURL('/admin/products/');
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

test('leaving with unsaved changes asks first, and says that a draft of them is kept', async ({
  signedIn: page,
  api,
}) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Not to be lost');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Origin')).toHaveValue('Not to be lost');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toContainText('stays in this browser as a draft');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/products/');
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Origin')).toHaveValue('Not to be lost');
});

test('who deletes offline is told why nothing was deleted', async ({ signedIn: page, api, context }) => {
  const name = uniqueName();
  await addProduct(api, name);
  await page.goto(`/admin/products/?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await context.setOffline(true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'You are offline. Error deleting product. Please try again.',
  );
  await context.setOffline(false);
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
  await expect(page).toHaveURL('/admin/products/');
  expect(await readRecord(api, `/products/${product.id}`)).toMatchObject({ origin: 'Kept' });
});

test('a record that was deleted meanwhile can be saved as a new one', async ({ signedIn: page, api }) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Outlived');
  await api('DELETE', `/products/${product.id}`);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect(page).toHaveURL('/admin/products/');
  expect(await readRecord(api, `/products?search=${product.name}`)).toMatchObject([{ origin: 'Outlived' }]);
});

test('a picture that somebody deletes while a form is open is told beside its field, and nothing typed is lost', async ({
  signedIn: page,
  api,
  token,
}) => {
  const upload = async (name: string) => {
    const buffer = await drawHalves({ width: 60, height: 40 }).png().toBuffer();
    const response = await page.request.post('/api/upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { type: 'products', file: { name: `${name}.png`, mimeType: 'image/png', buffer } },
    });
    return ((await response.json()) as { path: string }).path;
  };
  const product = await addProduct(api, uniqueName());
  const path = await upload(uniqueName());
  const control = (name: string) => page.locator(`[name="${name}"]`);

  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Typed before it went');
  await control('main_image').fill(path);
  await api('DELETE', `/images${path}`);
  await saveButton(page).click();
  await expect(control('main_image')).toHaveAccessibleDescription(/was deleted\. Choose another/);
  await expect(page.locator('[id^="at-"]:focus-within').locator(control('main_image'))).toHaveCount(1);
  await expect(page.getByLabel('Origin')).toHaveValue('Typed before it went');
  await control('main_image').fill('');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/products/');
  expect(await readRecord(api, `/products/${product.id}`)).toMatchObject({ origin: 'Typed before it went' });

  await page.goto('/admin/site/home/');
  const title = control('hero.subtitle');
  const stored = await title.inputValue();
  await control('hero.image').fill(path);
  await title.fill('Typed and not lost');
  await page.keyboard.press('Control+s');
  await expect(control('hero.image')).toHaveAccessibleDescription(/was deleted\. Choose another/);
  await expect(title).toHaveValue('Typed and not lost');
  await title.fill(stored);
});

test('a picture that is gone from a stored record is told beside its field, and the page reads', async ({
  signedIn: page,
  api,
}) => {
  const product = await addProduct(api, uniqueName());
  const gone = `/uploads/products/${uniqueName()}.webp`;
  await api('PUT', `/products/${product.id}`, { main_image: gone, gallery_images: [gone] });
  await openForm(page, `/admin/products/${product.id}/edit/`);
  const picture = page.locator('[name="main_image"]');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAccessibleDescription(/This file is no longer there/);
  const gallery = page.getByRole('list', { name: 'Gallery: images in their order' });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toContainText('This file is no longer there');
  await page.getByLabel('Origin').fill('Typed beside it');
  await saveButton(page).click();
  await expect(page).toHaveURL('/admin/products/');
  await page.goto(`/${product.slug}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(product.name));
  await expect(page.locator('main img[data-placeholder="true"]').first()).toBeAttached();
});
