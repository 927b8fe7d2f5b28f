import type { Locator, Page } from '@playwright/test';
import { expect, type RequestApi, test } from '../support/administrator.ts';
import { addToLibrary, fillLibrary, makeLibraryFile } from '../support/library-files.ts';

const project = { short_description: 'For a test', client: 'A client' };

/** Opens the form of a project that has these pictures in its gallery. */
async function openProject(page: Page, api: RequestApi, gallery: string[]): Promise<Locator> {
  const stored = (await api('POST', '/gallery', {
    ...project,
    name: `Gallery ${crypto.randomUUID()}`,
    gallery_images: gallery,
  })) as { id: number };
  await page.goto(`/admin/gallery/${stored.id}/edit/`);
  const list = page.getByRole('list', { name: 'Gallery: images in their order' });
  await expect(list.getByRole('listitem')).toHaveCount(gallery.length);
  return list;
}

/** The pictures of a gallery as they stand in the form. */
const pathsIn = (list: Locator) =>
  list.getByRole('listitem').evaluateAll((items) => items.map((item) => item.dataset.path ?? ''));

test('each picture sent to a gallery is asked what it shows, and keeps it wherever it is moved', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const words = `The right one ${crypto.randomUUID()}`;
  const files = [await makeLibraryFile('left'), await makeLibraryFile('right')];
  await page.goto('/admin/gallery/new/');
  await page.getByLabel('Gallery: files to upload').setInputFiles(files);
  const list = page.getByRole('list', { name: 'Gallery: images in their order' });
  await list.getByLabel(`Alternative text of ${files[1]?.name}`).fill(words);
  await expect.poll(async () => (await pathsIn(list)).filter(Boolean).length).toBe(2);
  await page.getByRole('button', { name: 'Move image 2 earlier' }).click();
  await expect(list.getByRole('listitem').first().getByRole('textbox')).toHaveValue(words);
  const described = async () =>
    ((await api('GET', '/images')) as { path: string; alt: string }[])
      .filter(({ alt }) => alt === words)
      .map(({ path }) => path);
  await expect.poll(described).toEqual([expect.stringContaining('/right-')]);
});

test('a gallery keeps the order in which files were given, though the last arrives first and one fails', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  const files = [await makeLibraryFile('one'), await makeLibraryFile('two'), await makeLibraryFile('three')];
  await page.goto('/admin/gallery/new/');
  const held: { release: () => Promise<void>; fail: () => Promise<void> }[] = [];
  await page.route('**/api/upload', (route) => {
    held.push({
      release: () => route.continue(),
      fail: () => route.abort('internetdisconnected'),
    });
  });
  await page.getByLabel('Gallery: files to upload').setInputFiles(files);
  await expect.poll(() => held.length).toBe(files.length);
  await held[2]?.release();
  await held[1]?.fail();
  await expect(page.getByText('Upload failed. Please try again.')).toBeVisible();
  await held[0]?.release();
  await page.unroute('**/api/upload');
  await page.getByRole('button', { name: `Retry ${files[1]?.name}` }).click();
  const list = page.getByRole('list', { name: 'Gallery: images in their order' });
  await expect
    .poll(() => pathsIn(list))
    .toEqual([
      expect.stringContaining('/one-'),
      expect.stringContaining('/two-'),
      expect.stringContaining('/three-'),
    ]);
});

test('an administrator puts a gallery in order by keys and by buttons, and takes pictures out of it', async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const paths = await fillLibrary(request, { token, stems: ['a', 'b', 'c'] });
  const [a, b, c] = paths;
  const list = await openProject(page, api, paths);
  await page.getByRole('button', { name: 'Reorder image 1' }).focus();
  await page.keyboard.press('Space');
  const held = page.getByText('Holding the image at its own place, position 1 of 3.');
  await expect(held).toBeAttached();
  // What is held is measured a moment after it was taken up, and a key that comes before that is lost.
  await expect(async () => {
    if (await held.count()) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('The image is now at position 2 of 3.')).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => pathsIn(list)).toEqual([b, a, c]);
  const later = page.getByRole('button', { name: 'Move image 1 later' });
  await later.click();
  await expect.poll(() => pathsIn(list)).toEqual([a, b, c]);
  await page.getByRole('button', { name: 'Remove image 2' }).click();
  await expect.poll(() => pathsIn(list)).toEqual([a, c]);
});

test('Right and Left lead a picture of a gallery over the ends of its rows', { tag: '@desktop' }, async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const paths = await fillLibrary(request, { token, stems: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] });
  const list = await openProject(page, api, paths);
  const tops = await list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  const last = tops.lastIndexOf(tops[0] ?? 0) + 1;
  expect(last).toBeLessThan(paths.length);
  const moves = [
    { from: last, key: 'ArrowRight', to: last + 1 },
    { from: last + 1, key: 'ArrowLeft', to: last },
  ];
  for (const { from, key, to } of moves) {
    await page.getByRole('button', { name: `Reorder image ${from}` }).focus();
    await page.keyboard.press('Space');
    const held = page.getByText(`Holding the image at its own place, position ${from} of 8.`);
    await expect(held).toBeAttached();
    // What is held is measured a moment after it was taken up, and a key that comes before that is lost.
    await expect(async () => {
      if (await held.count()) await page.keyboard.press(key);
      await expect(page.getByText(`The image is now at position ${to} of 8.`)).toBeAttached({
        timeout: 3_000,
      });
    }).toPass();
    await page.keyboard.press('Space');
    const swapped = paths.with(last - 1, paths[last] ?? '').with(last, paths[last - 1] ?? '');
    const expected = key === 'ArrowRight' ? swapped : paths;
    await expect.poll(() => pathsIn(list)).toEqual(expected);
  }
});

test('a gallery takes as many pictures as it has room for, and says so', { tag: '@desktop' }, async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const path = await addToLibrary(request, { token, file: await makeLibraryFile('many') });
  const other = await addToLibrary(request, { token, file: await makeLibraryFile('many') });
  const list = await openProject(
    page,
    api,
    Array.from({ length: 24 }, (_, index) => (index % 2 ? other : path)),
  );
  const files = [await makeLibraryFile('taken'), await makeLibraryFile('dropped')];
  const chooser = page.getByLabel('Gallery: files to upload');
  await chooser.setInputFiles(files);
  await expect(page.getByText('Maximum 25 images allowed. Only first 1 will be added.')).toBeVisible();
  await expect.poll(async () => (await pathsIn(list)).at(-1)).toContain('taken');
  await chooser.setInputFiles(files);
  await expect(page.getByText('Maximum 25 images allowed', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(25);
});
