import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/administrator.ts';
import { addToLibrary, type LibraryFile, makeLibraryFile } from '../support/library-files.ts';

const category = { description: 'For a test' };
const unique = (stem: string) => `${stem} ${Date.now()} ${Math.random()}`;

/** Opens the form of a new category and waits until it takes input. */
async function openCategory(page: Page): Promise<Locator> {
  await page.goto('/admin/categories/new/');
  const input = page.getByLabel('Picture', { exact: true });
  await expect(input).toBeVisible();
  return input;
}

/** Pastes a file where the focus is, as the browser does after copying a picture. */
async function paste(target: Locator, file: LibraryFile): Promise<void> {
  await target.evaluate(
    (element, { name, type, bytes }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(
        new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }),
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { name: file.name, type: file.mimeType, bytes: file.buffer.toString('base64') },
  );
}

test('an administrator sees a picture at once, then the one that the server keeps', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  const input = await openCategory(page);
  await page.getByLabel('Picture: file to upload', { exact: true }).setInputFiles(await makeLibraryFile());
  const preview = page.getByRole('img', { name: 'Preview: Picture' });
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect(input).toHaveValue(/^\/uploads\/categories\/.+\.png$/);
  await expect(preview).toHaveAttribute('src', /^\/pictures\//);
});

test('an administrator says what a picture shows while it is being sent, and the library keeps it', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  await openCategory(page);
  const file = await makeLibraryFile('described');
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/upload', (route) => {
    held.push(() => route.continue());
  });
  await page.getByLabel('Picture: file to upload', { exact: true }).setInputFiles(file);
  await page.getByLabel(`Alternative text of ${file.name}`).fill('A slab against the light');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(/described-.+\.png$/);
  const path = await page.getByLabel('Picture', { exact: true }).inputValue();
  const altOf = async () =>
    ((await api('GET', '/images')) as { path: string; alt: string }[]).find((image) => image.path === path)
      ?.alt;
  await expect.poll(altOf).toBe('A slab against the light');
});

test('an administrator pastes a picture into a field', { tag: '@desktop' }, async ({ signedIn: page }) => {
  const input = await openCategory(page);
  await paste(input, await makeLibraryFile('pasted'));
  await expect(input).toHaveValue(/^\/uploads\/categories\/pasted-.+\.png$/);
});

test('an administrator keeps the picture that was there when a new one cannot be uploaded, and tries again', {
  tag: '@desktop',
}, async ({ signedIn: page, request, token }) => {
  const before = await addToLibrary(request, { token, file: await makeLibraryFile('before') });
  const file = await makeLibraryFile('after');
  const input = await openCategory(page);
  await input.fill(before);
  await page.route('**/api/upload', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Picture: file to upload', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to upload file' })).toBeVisible();
  await expect(input).toHaveValue(before);
  await expect(page.getByRole('img', { name: 'Preview: Picture' })).toHaveAttribute('src', /before/);
  await page.unroute('**/api/upload');
  await page.getByRole('button', { name: `Retry ${file.name}` }).click();
  await expect(input).toHaveValue(/after-.+\.png$/);
});

test('an administrator cancels an upload, is refused another kind of file, and takes a picture away', {
  tag: '@desktop',
}, async ({ signedIn: page, request, token }) => {
  const before = await addToLibrary(request, { token, file: await makeLibraryFile('before') });
  const input = await openCategory(page);
  const chooser = page.getByLabel('Picture: file to upload', { exact: true });
  await input.fill(before);
  await page.route('**/api/upload', () => {});
  const file = await makeLibraryFile('cancelled');
  await chooser.setInputFiles(file);
  await page.getByRole('button', { name: `Cancel ${file.name}` }).click();
  await expect(page.getByRole('img', { name: 'Preview: Picture' })).toHaveAttribute('src', /before/);
  await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(
    page.getByText('Please select a valid image file (PNG, JPG, JPEG, GIF, WEBP)', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Picture', exact: true }).click();
  await expect(input).toHaveValue('');
});

test('an administrator takes a picture from the library, and the form keeps it', async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const path = await addToLibrary(request, { token, file: await makeLibraryFile('library') });
  const stored = (await api('POST', '/categories', { ...category, name: unique('Library') })) as {
    id: number;
  };
  await page.goto(`/admin/categories/${stored.id}/edit/`);
  await page.getByRole('button', { name: 'Choose from library: Picture', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from library' });
  await picker.getByRole('searchbox').fill(path.split('/').at(-1) ?? '');
  const found = picker.getByRole('listbox').getByRole('option');
  await expect(found).toHaveCount(1);
  await found.press('Enter');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await found.press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(path);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => api('GET', `/categories/${stored.id}`)).toMatchObject({ image: path });
});
