import { expect, test } from 'vitest';
import { createSiteOpener } from '#tests/support/rendered-site.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';

const openSite = await createSiteOpener();

async function openYard() {
  const { app, records, services } = await openSite();
  const { id: category } = await records.category({ published: true });
  const product = await records.product({ category, published: true });
  const sizes = [
    ['C-1/1', 2_950, 30],
    ['C-1/2', 2_950, 30],
    ['C-1/3', 2_600, 30],
    ['C-1/4', 3_000, 20],
  ] as const;
  for (const [position, [slug, lengthMm, thicknessMm]] of sizes.entries()) {
    await records.slab({
      ...{ slug, product: product.id, lengthMm, heightMm: 1_800, thicknessMm, block: 'C-1' },
      ...{ position: position + 1, published: true },
    });
  }
  const shown = async (path: string) =>
    [...(await app.inject(path)).body.matchAll(/data-slab="([^"]+)"/g)].map(([, number]) => number);
  return { app, services, product, shown };
}

test('a visitor narrows the slabs of the yard without scripts', async () => {
  const { app, shown } = await openYard();
  expect(await shown('/slabs/')).toEqual(['C-1/1', 'C-1/2', 'C-1/3', 'C-1/4']);
  expect(await shown('/slabs/?product=&finish=&thickness_mm=30&min_length_mm=2800')).toEqual([
    ...['C-1/1', 'C-1/2'],
  ]);
  // The largest comes first, with the one that was sawn next to it.
  expect((await shown('/slabs/?sort=area')).slice(0, 2)).toEqual(['C-1/3', 'C-1/4']);
  expect((await app.inject('/slabs/?min_length_mm=3200')).body).toContain('No slab has all of this');
  expect((await app.inject('/slabs/?page=2')).statusCode).toBe(404);
});

test('the slabs of a stone stand on its page, and what is sold leaves both', async () => {
  const { services, shown } = await openYard();
  expect(await shown('/products/dawn/statuario/')).toHaveLength(4);
  const slab = await services.slabs.get({ reader: 'visitor', key: 'C-1/4' });
  await services.slabs.update({ id: slab.id, changes: { status: 'sold' }, author });
  expect(await shown('/products/dawn/statuario/')).toEqual(['C-1/1', 'C-1/2', 'C-1/3']);
  expect(await shown('/slabs/')).toHaveLength(3);
});

test('no link leads to the slabs where there is none, or the page is off', async () => {
  const { app } = await openSite();
  const link = 'href="/slabs/"';
  expect((await app.inject('/about/')).body).not.toContain(link);
  const yard = await openYard();
  expect((await yard.app.inject('/about/')).body).toContain(link);
  const pages = await yard.services.siteDocuments.get('pages');
  await yard.services.siteDocuments.save('pages', { value: { ...pages, slabs: false }, author });
  expect((await yard.app.inject('/about/')).body).not.toContain(link);
  expect((await yard.app.inject('/slab/C-1%2F1/')).statusCode).toBe(200);
});
