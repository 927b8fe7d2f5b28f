import { expect, test } from 'vitest';
import type { ApiUnderTest } from './support/api-app.ts';
import { createSiteOpener, fixedPaths } from './support/rendered-site.ts';
import { testAuthor } from './support/sample-records.ts';

const openSite = await createSiteOpener();

/** Stands in every text of what is hidden, and nowhere else. */
const mark = 'zirconium';

test('a stone and a collection that are drafts are on no page, and at none of their own paths', async () => {
  const site = await openSite();
  const { product, collection } = await publish(site);
  const paths = await findPaths(site);
  expect(await findMarked(site, paths)).toEqual(
    expect.arrayContaining(['/sitemap.xml', '/products/', `/${mark}-stone/`, '/shown/', '/api/products']),
  );
  const hidden = { changes: { published: false }, author: testAuthor };
  await site.services.products.update({ id: product.id, ...hidden });
  await site.services.categories.update({ id: collection.id, ...hidden });
  const shown = await findPaths(site);
  expect(shown.length).toBeGreaterThan(15);
  expect(await findMarked(site, shown)).toEqual([]);
  for (const path of [`/products/${mark}/`, `/${mark}-stone/`, `/products/${mark}/${mark}-stone/`]) {
    expect([path, await readStatus(site, path)]).toEqual([path, 404]);
  }
});

/** What a visitor ends at, who is led on where there is nothing. */
async function readStatus({ app }: ApiUnderTest, path: string): Promise<number> {
  const { statusCode, headers } = await app.inject(path);
  return headers.location ? (await app.inject(headers.location)).statusCode : statusCode;
}

/** A stone in a collection, named by others; all of them are seen. */
async function publish({ records }: ApiUnderTest) {
  const collection = await records.category({ name: mark, description: mark });
  const other = await records.category({ name: 'Dawn' });
  const product = await records.product({
    name: `${mark} stone`,
    category: collection.id,
    featured: true,
    description: mark,
  });
  await records.product({ name: 'Shown', category: other.id, relatedProducts: [product.id] });
  await records.blogPost({ title: 'Shown post' });
  await records.galleryProject({ name: 'Shown project' });
  return { product, collection };
}

/**
 * Every page of the sitemap, those outside it, their data, and what the API and the files at the root tell of them.
 */
async function findPaths({ app }: ApiUnderTest): Promise<string[]> {
  const sitemap = (await app.inject('/sitemap.xml')).body;
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname);
  const lists = ['categories', 'products', 'blog', 'gallery', 'social'].map((path) => `/api/${path}`);
  const searches = [`/api/products?search=${mark}`, `/api/products?category=${mark}`];
  const all = [...fixedPaths, ...pages];
  const data = all.filter((path) => path.endsWith('/')).map((path) => `${path}_.data`);
  return [...new Set([...all, ...data, ...lists, ...searches, '/sitemap.xml', '/blog/feed.xml'])];
}

async function findMarked({ app }: ApiUnderTest, paths: string[]): Promise<string[]> {
  const marked: string[] = [];
  for (const path of paths) {
    if ((await app.inject(path)).body.toLowerCase().includes(mark)) marked.push(path);
  }
  return marked;
}
