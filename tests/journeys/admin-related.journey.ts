import type { Locator } from '@playwright/test';
import { expect, type RequestApi, test } from '../support/administrator.ts';
import { addToLibrary, makeLibraryFile } from '../support/library-files.ts';
import { openForm } from '../support/record-form.ts';

/** In squares: what is chosen lies and stands, and so does what can be chosen. */
const proportions = [
  { width: 12, height: 3 },
  { width: 3, height: 12 },
  { width: 10, height: 4 },
  { width: 4, height: 10 },
];

async function addProduct(api: RequestApi, product: object): Promise<{ id: number; slug: string }> {
  const [category] = (await api('GET', '/categories')) as { id: number }[];
  const body = { description: 'Made by a test.', category_id: category?.id, origin: 'Italy', ...product };
  return (await api('POST', '/products', body)) as { id: number; slug: string };
}

/** In CSS pixels, once the pictures themselves are there and could have a say in it. */
async function shapesOf(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all.map(async (image) => {
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        return `${width}x${height}`;
      }),
    ),
  );
}

test('the pictures of related products are of one shape, whether they lie or stand', async ({
  signedIn: page,
  request,
  token,
  api,
}) => {
  const stem = `Shape${crypto.randomUUID().slice(0, 8)}`;
  const related = await Promise.all(
    proportions.map(async (size, index) => {
      const file = await makeLibraryFile('shape', size);
      const picture = await addToLibrary(request, { token, file });
      return addProduct(api, { name: `${stem} ${index}`, main_image: picture });
    }),
  );
  const slugs = related.map(({ slug }) => slug);
  const product = await addProduct(api, { name: 'With others', related_products: slugs.slice(0, 2) });
  await openForm(page, `/admin/products/${product.id}/edit/`);
  const search = page.getByLabel('Related products', { exact: true });
  await search.fill(stem);
  const found = page.getByRole('option').filter({ hasText: stem }).locator('img');
  await expect(found).toHaveCount(2);
  const chosen = page.getByRole('listitem').filter({ hasText: stem }).locator('img');
  await expect(chosen).toHaveCount(2);
  await found.last().scrollIntoViewIfNeeded();
  expect(await shapesOf(found)).toEqual(['36x36', '36x36']);
  await search.press('Escape');
  await chosen.last().scrollIntoViewIfNeeded();
  expect(await shapesOf(chosen)).toEqual(['36x36', '36x36']);
});
