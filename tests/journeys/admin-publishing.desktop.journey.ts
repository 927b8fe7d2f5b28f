import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { administrator, expect, test } from '../support/administrator.ts';
import { addToLibrary, fillLibrary, makeLibraryFile } from '../support/library-files.ts';

const pictures = join(import.meta.dirname, '../../demo/pictures/products');
const gallery = [
  'nero-marquina-detail',
  'nero-marquina-bookmatch',
  'statuario',
  'statuario-detail',
  'ariston',
];

/** A photograph as it lies on an editor's disk, none that the library has already. */
async function photograph(stem: string) {
  return {
    name: `${stem}.webp`,
    mimeType: 'image/webp',
    buffer: await sharp(join(pictures, `${stem}.webp`))
      .flop()
      .webp()
      .toBuffer(),
  };
}

/** Lets files fall onto a place, as the browser does when they are dragged from a folder. */
async function dropOn(target: Locator, files: Awaited<ReturnType<typeof photograph>>[]): Promise<void> {
  const transfer = await target.page().evaluateHandle(
    (files) => {
      const data = new DataTransfer();
      for (const { name, type, bytes } of files) {
        data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: buffer.toString('base64') })),
  );
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(type, { dataTransfer: transfer });
  }
}

const listed = (page: Page) => page.getByRole('list', { name: 'Gallery: images in their order' });
const pathsOf = (list: Locator) =>
  list.getByRole('listitem').evaluateAll((items) => items.map((item) => item.dataset.path ?? ''));

test('an administrator who has never been here publishes a product with six pictures in one go', async ({
  page,
}) => {
  // The three minutes that a newcomer may take.
  test.setTimeout(180_000);
  const name = `Trial ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/');
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Black, with a white lightning through it.');
  await page.getByLabel('Collection').selectOption({ label: 'Nocturne' });
  await page
    .getByLabel('Main picture: file to upload', { exact: true })
    .setInputFiles(await photograph('nero-marquina'));
  await dropOn(page.getByRole('button', { name: /^Add images/ }), await Promise.all(gallery.map(photograph)));
  const places = listed(page).getByRole('listitem');
  await expect(places).toHaveCount(gallery.length);
  await expect
    .poll(() => pathsOf(listed(page)))
    .toEqual(gallery.map((stem) => expect.stringContaining(stem)));
  await expect(page.getByLabel('Main picture', { exact: true })).toHaveValue(/nero-marquina/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The product has been saved.');

  await page.goto(`/${name.toLowerCase().replace(' ', '-')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const shown = page.getByRole('region', { name: `Pictures of ${name}` }).locator('img');
  await expect(shown).toHaveCount(gallery.length + 1);
});

test('an administrator drags a picture of a gallery to another place', async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const paths = await fillLibrary(request, { token, stems: ['first', 'second', 'third'] });
  const [first, second, third] = paths;
  const project = {
    name: `Dragged ${crypto.randomUUID()}`,
    short_description: 'For a test',
    client: 'A client',
  };
  const { id } = (await api('POST', '/gallery', { ...project, gallery_images: paths })) as { id: number };
  await page.goto(`/admin/gallery/${id}/edit/`);
  const places = listed(page).getByRole('listitem');
  await expect(places).toHaveCount(3);
  await places.first().scrollIntoViewIfNeeded();
  const from = await places.nth(0).boundingBox();
  const to = await places.nth(2).boundingBox();
  if (!from || !to) throw new Error('The gallery is not shown');
  const middle = (box: typeof from) => [box.x + box.width / 2, box.y + 40] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + 45, { steps: 4 });
  await page.mouse.move(...middle(to), { steps: 12 });
  await expect(page.getByText('The image is now at position 3 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => pathsOf(listed(page))).toEqual([second, third, first]);
});

test('an administrator sees a video of a collection and plays it before saving', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/categories/new/');
  await page.getByLabel('Video', { exact: true }).fill('/uploads/videos/slab.mp4');
  await expect(page.locator('video[controls]')).toHaveAttribute('src', '/uploads/videos/slab.mp4');
});

test('an administrator compares copies of one picture and uses one of them everywhere', async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const file = await makeLibraryFile('copy');
  const paths = [
    await addToLibrary(request, { token, file }),
    await addToLibrary(request, { token, file: { ...file, name: `again-${file.name}` } }),
  ];
  const [kept, other] = paths as [string, string];
  const category = { name: `Copies ${crypto.randomUUID()}`, description: 'For a test', image: other };
  const { id } = (await api('POST', '/categories', category)) as { id: number };
  await page.goto(`/admin/images/?image=${encodeURIComponent(kept)}`);
  await page.getByRole('button', { name: /^Compare/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare duplicates' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog
    .getByRole('listitem')
    .filter({ hasText: kept })
    .getByRole('button', { name: 'Use this one everywhere' })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('will be shown in 1 place instead');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => api('GET', `/categories/${id}`)).toMatchObject({ image: kept });
});

test('whoever has seen a page reads what was saved since, by a link and after a reload', async ({
  page,
  api,
}) => {
  const title = `Trial ${crypto.randomUUID().slice(0, 8)}`;
  const article = { title, excerpt: 'Old words', content: '<p>Old text</p>', published: true };
  const { id, slug } = (await api('POST', '/blog', article)) as { id: number; slug: string };
  const save = (text: string) => api('PUT', `/blog/${id}`, { content: `<p>${text}</p>` });
  await page.goto(`/${slug}/`);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').first().click();
  await expect(page.getByText('Old text')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  await save('Newer text');
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').first().click();
  await expect(page.getByText('Newer text')).toBeVisible();
  await save('Newest text');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.getByText('Newest text')).toBeVisible();
  await api('DELETE', `/blog/${id}`);
});
