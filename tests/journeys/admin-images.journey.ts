import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/administrator.ts';
import { addToLibrary, makeLibraryFile } from '../support/library-files.ts';

const nameOf = (path: string) => path.split('/').at(-1) ?? '';
const tileOf = (page: Page | Locator, path: string) =>
  page.getByRole('listbox').getByRole('option', { name: new RegExp(nameOf(path).replaceAll('.', '\\.')) });

/** Opens the image manager on one picture. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/images/?image=${encodeURIComponent(path)}`);
  await expect(page.getByRole('heading', { name: nameOf(path) })).toBeVisible();
}

/** A category that shows a picture. */
const categoryWith = (path: string, name: string) => ({ name, description: 'For a test', image: path });

test.describe('an administrator deletes a picture', () => {
  test('that nothing shows, after confirming it', { tag: '@desktop' }, async ({
    signedIn: page,
    request,
    token,
  }) => {
    const path = await addToLibrary(request, { token, file: await makeLibraryFile() });
    await look(page, path);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Image deleted successfully')).toBeVisible();
    await page.getByRole('searchbox').fill(nameOf(path));
    await expect(page.getByText('No images match.')).toBeVisible();
  });

  test('but not one that is shown, not even since the page was opened', { tag: '@desktop' }, async ({
    signedIn: page,
    request,
    token,
    api,
  }) => {
    const path = await addToLibrary(request, { token, file: await makeLibraryFile() });
    await look(page, path);
    await api('POST', '/categories', categoryWith(path, `Shown ${nameOf(path)}`));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Cannot delete this image as it is being used in:' });
    await expect(alert.getByRole('listitem')).toHaveText(`Collection “Shown ${nameOf(path)}”, Picture`);
    await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect(page.getByRole('link', { name: `Shown ${nameOf(path)}` })).toHaveAttribute(
      'href',
      /\/admin\/categories\/\d+\/edit\/$/,
    );
  });
});

test('an administrator puts one picture in the place of another wherever it is shown', {
  tag: '@desktop',
}, async ({ signedIn: page, request, token, api }) => {
  const old = await addToLibrary(request, { token, file: await makeLibraryFile('old') });
  const fresh = await addToLibrary(request, { token, file: await makeLibraryFile('new') });
  const category = (await api('POST', '/categories', categoryWith(old, `With ${nameOf(old)}`))) as {
    id: number;
  };
  await look(page, old);
  await page.getByRole('button', { name: 'Replace' }).click();
  const picker = page.getByRole('dialog', { name: `Replace ${nameOf(old)} with` });
  await picker.getByRole('searchbox').fill(nameOf(fresh));
  await tileOf(picker, fresh).click();
  await picker.getByRole('button', { name: 'Use this one' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 place');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Successfully updated 1 items')).toBeVisible();
  expect(await api('GET', `/categories/${category.id}`)).toMatchObject({ image: fresh });
});

test('an administrator works through the pictures that lack words, and sets what crops keep', async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const stem = `wordless${Date.now()}`;
  const path = await addToLibrary(request, { token, file: await makeLibraryFile(stem) });
  const other = await addToLibrary(request, { token, file: await makeLibraryFile(stem) });
  await page.goto(`/admin/images/?search=${stem}&list=lacking-alt&image=${encodeURIComponent(path)}`);
  await page.getByLabel('Alt text').fill('A slab in many colours');
  const point = page.getByRole('button', { name: /^Set the focal point/ });
  await point.press('Shift+ArrowLeft');
  await point.press('ArrowDown');
  await expect(page.getByText('Focal point 40 % from the left, 52 % from the top')).toBeVisible();
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByRole('heading', { name: nameOf(other) })).toBeVisible();
  await expect(page.getByLabel('Alt text')).toBeFocused();
  const images = (await api('GET', '/images')) as { path: string }[];
  expect(images.find((image) => image.path === path)).toMatchObject({
    alt: 'A slab in many colours',
    focalX: 0.4,
    focalY: 0.52,
  });
});

test('an administrator finds filters and order again after a reload', { tag: '@desktop' }, async ({
  signedIn: page,
}) => {
  await page.goto('/admin/images/');
  await page.getByLabel('Directory').selectOption('products');
  await page.getByLabel('Usage').selectOption('used');
  await page.getByLabel('Sort by').selectOption('size');
  await page.getByRole('button', { name: 'Order: descending' }).click();
  const searched = page.waitForResponse(/\/api\/images\?.*search=onyx/);
  await page.getByRole('searchbox').fill('onyx');
  await expect(page).toHaveURL(/search=onyx/);
  // What stood first before may be of onyx as well.
  const [{ filename }] = await (await searched).json();
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText(filename);
  const text = (await first.textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('onyx');
  await expect(page.getByLabel('Sort by')).toHaveValue('size');
  await expect(first).toHaveText(text);
});

test('an administrator moves through the grid by the arrow keys and copies a path', {
  tag: '@desktop',
}, async ({ signedIn: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/images/');
  const tiles = page.getByRole('listbox').getByRole('option');
  await tiles.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect(page.getByText('Path copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\/uploads\//);
});

test('an administrator is told when the pictures cannot be fetched, and tries again', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await page.route('**/api/images?*', (route) => route.abort('internetdisconnected'));
  await page.goto('/admin/images/');
  await expect(page.getByRole('alert')).toContainText('Failed to load images');
  await page.unroute('**/api/images?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
});
