import type { FrameLocator, Page } from '@playwright/test';
import { expect, findViolations, test } from '../support/administrator.ts';
import { addProduct, openForm, type StoredRecord, uniqueName } from '../support/record-form.ts';

const previewUrl = '**/api/previews/live';

/** Beside a site document it is open by itself. */
async function openPreview(page: Page): Promise<FrameLocator> {
  const toggle = page.getByRole('button', { name: 'Preview', exact: true });
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
  return page.frameLocator('iframe[title="Preview of the page"]');
}

function control(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

test('an administrator sees a stone change while typing, and goes to and fro between field and page', async ({
  signedIn: page,
  api,
}) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  const shown = await openPreview(page);
  const panel = page.getByRole('region', { name: 'Preview' });
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(String(product.name));

  await control(page, 'name').fill('Typed & not saved');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Typed & not saved');
  await control(page, 'slug').fill('contact');
  await control(page, 'description').fill('The description as it is typed');
  await expect(shown.getByText('The description as it is typed').first()).toBeVisible();
  await expect(panel.getByText('is an address of the site itself')).toBeVisible();
  await panel.getByRole('button', { name: 'Address' }).click();
  await expect(control(page, 'slug')).toBeFocused();
  await control(page, 'slug').fill(String(product.slug));
  await expect(panel.getByText('is an address of the site itself')).toBeHidden();

  await control(page, 'density').fill('2,700 kg/m³');
  await expect(shown.getByText('2,700 kg/m³')).toBeInViewport();
  await expect(panel.getByText('Density', { exact: true })).toBeVisible();
  await shown.getByRole('heading', { level: 1 }).click();
  await expect(control(page, 'name')).toBeFocused();
  await control(page, 'origin').focus();
  await shown.getByText('The description as it is typed').first().press('Enter');
  await expect(control(page, 'description')).toBeFocused();

  await panel.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(() => shown.locator('html').evaluate((html) => html.clientWidth)).toBe(390);
  await panel.getByRole('combobox', { name: 'Page in the preview' }).selectOption('/products/');
  await expect(shown.getByRole('heading', { level: 1 })).not.toHaveText('Typed & not saved');
  await page.goto(`/admin/products/${product.id}/edit/`);
  await expect(page.getByRole('region', { name: 'Preview' }), 'it is remembered').toBeVisible();
  expect(((await api('GET', `/products/${product.id}`)) as StoredRecord).name).toBe(product.name);
  expect(await findViolations(page)).toEqual([]);
});

test.describe('while the session ends', () => {
  test.use({ refusals: [401] });

  test('an administrator sees an article that was never saved, and loses it by nothing that fails', async ({
    signedIn: page,
  }) => {
    await openForm(page, '/admin/blog/new/');
    const shown = await openPreview(page);
    const panel = page.getByRole('region', { name: 'Preview' });
    await expect(panel.getByRole('button', { name: 'Title' })).toBeVisible();
    const title = uniqueName();
    await control(page, 'title').fill(title);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.route(previewUrl, (route) => route.abort());
    await control(page, 'excerpt').fill('Typed while the server was away');
    await expect(panel.getByRole('status')).toContainText('Out of date. The server cannot be reached.');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.unroute(previewUrl);
    await expect(shown.getByText('Typed while the server was away').first()).toBeVisible();
    await expect(panel.getByRole('status')).toBeEmpty();

    const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'ended');
    });
    await control(page, 'excerpt').fill('Typed after the session had ended');
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await page.evaluate((own) => {
      localStorage.setItem('authToken', own);
      dispatchEvent(new Event('ashlar:session'));
    }, token);
    await expect(shown.getByText('Typed after the session had ended').first()).toBeVisible();
  });
});

test('an administrator finds the folded field of a document from the page', async ({ signedIn: page }) => {
  await page.goto('/admin/site/home/');
  const shown = await openPreview(page);
  const room = shown.locator('[data-field="slides.2.text"]').first();
  await room.scrollIntoViewIfNeeded();
  await room.click();
  await expect(control(page, 'slides.2.text')).toBeFocused();
  await control(page, 'slides.2.text').fill('A room as typed');
  await expect(room).toHaveText('A room as typed');
});

test('an administrator on a narrow screen sees the page over the form', async ({ signedIn: page, api }) => {
  const product = await addProduct(api, uniqueName());
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, `/admin/products/${product.id}/edit/`);
  const shown = await openPreview(page);
  const sheet = page.getByRole('dialog', { name: 'Preview of the page' });
  await expect(sheet).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(String(product.name));
  expect(await findViolations(page)).toEqual([]);
  await shown.getByRole('heading', { level: 1 }).click();
  await expect(sheet).toBeHidden();
  await expect(control(page, 'name')).toBeFocused();
});
