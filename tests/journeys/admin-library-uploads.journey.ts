import { truncate, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, type RequestApi, test } from '../support/administrator.ts';
import { type LibraryFile, makeLibraryFile } from '../support/library-files.ts';

/** Says of each file what it shows, in the words of its name; the last text is left, so that it is saved. */
async function describeUploads(dialog: Locator, files: readonly LibraryFile[]): Promise<void> {
  for (const { name } of files) {
    const text = dialog.getByLabel(`Alternative text of ${name}`);
    await text.fill(`It shows ${name}`);
    await text.blur();
  }
}

/** What the library says of files, in their order. */
async function storedTexts(api: RequestApi, files: readonly LibraryFile[]): Promise<(string | undefined)[]> {
  const images = (await api('GET', '/images')) as { filename: string; alt: string }[];
  return files.map(({ name }) => images.find(({ filename }) => filename === name)?.alt);
}

test.describe('an administrator uploads into the library', () => {
  test('and sees how far each file is, then the pictures among the others', async ({ signedIn: page }) => {
    const files = [await makeLibraryFile('first'), await makeLibraryFile('second')];
    await page.goto('/admin/images/');
    await page.getByRole('button', { name: 'Upload images' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload images' });
    const held: (() => Promise<void>)[] = [];
    await page.route('**/api/upload', (route) => {
      held.push(() => route.continue());
    });
    await dialog.getByLabel('Files to upload').setInputFiles(files);
    for (const { name } of files) {
      await expect(dialog.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible();
    }
    await expect.poll(() => held.length).toBe(files.length);
    for (const release of held.toReversed()) await release();
    await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(files.length);
    await dialog.getByRole('button', { name: 'Close' }).click();
    for (const { name } of files) {
      await page.getByRole('searchbox').fill(name.replace('.png', ''));
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    }
  });

  test('and says what each picture shows, which the library keeps', { tag: '@desktop' }, async ({
    signedIn: page,
    api,
  }) => {
    const files = [await makeLibraryFile('first'), await makeLibraryFile('second')];
    await page.goto('/admin/images/');
    await page.getByRole('button', { name: 'Upload images' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload images' });
    await dialog.getByLabel('Files to upload').setInputFiles(files);
    await describeUploads(dialog, files);
    await expect.poll(() => storedTexts(api, files)).toEqual(files.map(({ name }) => `It shows ${name}`));
  });

  test('and says so too where a form lets the library be added to', { tag: '@desktop' }, async ({
    signedIn: page,
    api,
  }) => {
    const files = [await makeLibraryFile('picked')];
    await page.goto('/admin/categories/new/');
    await page.getByRole('button', { name: 'Choose from library: Picture', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Choose from library' });
    await picker.getByLabel('Files to upload').setInputFiles(files);
    await describeUploads(picker, files);
    await expect.poll(() => storedTexts(api, files)).toEqual(files.map(({ name }) => `It shows ${name}`));
  });

  test(
    'but not what is no picture, nor what is too large',
    { tag: '@desktop' },
    async ({ signedIn: page }, testInfo) => {
      await page.goto('/admin/images/');
      await page.getByRole('button', { name: 'Upload images' }).click();
      const chooser = page.getByLabel('Files to upload');
      await chooser.setInputFiles({
        name: 'offer.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      });
      const message = 'offer.pdf: Please select a valid image file (PNG, JPG, JPEG, GIF, WEBP)';
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      const huge = testInfo.outputPath('huge.png');
      await writeFile(huge, '');
      await truncate(huge, 16 * 1024 * 1024 + 1);
      await chooser.setInputFiles(huge);
      await expect(page.getByText('huge.png: File size must be less than 16MB')).toBeVisible();
      // By its name a picture, by its bytes none: that the server finds out.
      await chooser.setInputFiles({
        name: 'fake.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      await expect(page.getByRole('button', { name: 'Retry fake.png' })).toBeVisible();
    },
  );

  test('and cancels one, and tries another again after the connection was lost', { tag: '@desktop' }, async ({
    signedIn: page,
  }) => {
    const [cancelled, retried] = [await makeLibraryFile('cancelled'), await makeLibraryFile('retried')];
    await page.goto('/admin/images/');
    await page.getByRole('button', { name: 'Upload images' }).click();
    const chooser = page.getByLabel('Files to upload');
    await page.route('**/api/upload', () => {});
    await chooser.setInputFiles(cancelled);
    await page.getByRole('button', { name: `Cancel ${cancelled.name}` }).click();
    await expect(page.getByText(cancelled.name)).toHaveCount(0);
    await page.unroute('**/api/upload');
    await page.route('**/api/upload', (route) => route.abort('internetdisconnected'));
    await chooser.setInputFiles(retried);
    await expect(page.getByText('Failed to upload file')).toBeVisible();
    await page.unroute('**/api/upload');
    await page.getByRole('button', { name: `Retry ${retried.name}` }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  });
});
