import { expect, test } from 'vitest';
import { createSiteOpener } from '#tests/support/rendered-site.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';

const openSite = await createSiteOpener();
const path = '/slab/C-2041%2F02/';

async function openYard() {
  const { app, records, services } = await openSite();
  const { id: category } = await records.category({ published: true });
  const product = await records.product({ category, density: '2,700 kg/m³', published: true });
  const add = (number: string, values = {}) =>
    records.slab({
      ...{
        slug: number,
        product: product.id,
        lengthMm: 2_950,
        heightMm: 1_800,
        thicknessMm: 30,
        block: 'C-2041',
      },
      ...{ published: true, ...values },
    });
  const slab = await add('C-2041/02', {
    position: 2,
    defects: [{ x_mm: 295, y_mm: 180, width_mm: 590, height_mm: 90, note: 'Closed crack' }],
  });
  const change = (changes: object) => services.slabs.update({ id: slab.id, changes, author });
  return { app, services, add, slab, product, change };
}

test('a passport tells a slab’s sizes and flaws in the visitor’s units, and leads to its neighbours', async () => {
  const { app, add } = await openYard();
  await add('C-2041/03', { position: 3 });
  const metric = (await app.inject(`${path}?units=metric`)).body;
  for (const text of ['2,950 × 1,800 mm', '30 mm', '5.31 m²', '430 kg', 'Closed crack', '590 × 90 mm'])
    expect(metric).toContain(text);
  expect(metric).toContain('left:10%;top:10%;width:20%;height:5%');
  expect(metric).toContain('href="/slab/C-2041%2F03/?units=metric"');
  expect(metric).toContain('"sku":"C-2041/02"');
  const imperial = (await app.inject(`${path}?units=imperial`)).body;
  expect(imperial).toContain('116.1 × 70.9 in');
  expect(imperial).toContain('the numbers are inches');
});

test('a number is found whatever its case, and under the one that it had before', async () => {
  const { app, change } = await openYard();
  expect((await app.inject('/slab/c-2041%2f02')).headers.location).toBe('/slab/c-2041%2F02/');
  expect((await app.inject('/slab/c-2041%2F02/')).headers.location).toBe(path);
  await change({ slug: 'C-2041/2' });
  expect((await app.inject(path)).headers.location).toBe('/slab/C-2041%2F2/');
  expect((await app.inject('/slab/C-9%2F9/')).statusCode).toBe(404);
});

test('a slab that was sold keeps its passport, also without its stone, and no search engine is told of it', async () => {
  const { app, services, product, change } = await openYard();
  expect((await app.inject(path)).body).not.toContain('noindex');
  await change({ status: 'sold' });
  const sold = (await app.inject(path)).body;
  expect(sold).toContain('This slab has been sold');
  expect(sold).toContain('noindex');
  await services.products.trash({ id: product.id, author });
  const kept = await app.inject(path);
  expect([kept.statusCode, kept.body.includes('Statuario')]).toEqual([200, true]);
  expect(kept.body).toContain('Its stone is no longer in the catalogue');
  await change({ status: 'gone' });
  expect((await app.inject(path)).body).toContain('no longer in the yard');
});

test('a stone that is a draft hides the passports of its slabs', async () => {
  const { app, services, product } = await openYard();
  await services.products.update({ id: product.id, changes: { published: false }, author });
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('what search engines are told of a slab is told by its path', async () => {
  const { services } = await openYard();
  const found = await services.heads.findByPath(path);
  expect(found?.metaTitle).toContain('Statuario, slab C-2041/02');
  expect(await services.heads.findByPath('/slab/none/')).toBeUndefined();
});
