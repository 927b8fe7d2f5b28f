import { beforeEach, expect, test } from 'vitest';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { createCatalogueService } from '#content/search/catalogue.service.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createRandom } from '#tests/support/random.ts';
import { createRandomWrites } from '#tests/support/random-writes.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

type Item = { title: string; kind: string; match: string | null };
type Value = { value: string; label: string; count: number };

describeOnBothEngines('a visitor who searches the site', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  async function search(query: string) {
    const response = await api.app.inject(`/api/catalogue?${query}`);
    expect(response.statusCode).toBe(200);
    return response.json();
  }
  const titlesOf = async (query: string): Promise<string[]> =>
    (await search(query)).items.map(({ title }: Item) => title);
  const valuesOf = (facet: Value[]) => facet.map(({ value, count }) => `${value} ${count}`);

  test('finds stones, articles and projects, each with what a list shows of it', async () => {
    const dawn = await api.records.category();
    await api.records.product({ category: dawn.id, name: 'Bianco Carrara', origin: 'Italy, Apuan Alps' });
    await api.records.blogPost({ title: 'Carrara by cart', category: 'Craft' });
    await api.records.galleryProject({ name: 'A house', location: 'Carrara', category: 'Civic' });
    const found = await search('q=CARRARA');
    expect(found).toMatchObject({ total: 3, page: 1, per_page: 24 });
    expect(found.items).toEqual([
      {
        ...{ kind: 'stone', title: 'Bianco Carrara', slug: 'bianco-carrara', url: '/bianco-carrara/' },
        ...{ image: '', category: 'Dawn', origin: 'Italy, Apuan Alps', match: 'names' },
      },
      {
        ...{ kind: 'article', title: 'Carrara by cart', slug: 'carrara-by-cart', url: '/carrara-by-cart/' },
        ...{ image: '', category: 'Craft', origin: '', match: 'names' },
      },
      {
        ...{ kind: 'project', title: 'A house', slug: 'a-house', url: '/gallery/a-house/' },
        ...{ image: '', category: 'Civic', origin: 'Carrara', match: 'facts' },
      },
    ]);
    expect(found.corrected).toBeUndefined();
    expect(await titlesOf('q=carrara&kind=article')).toEqual(['Carrara by cart']);
    expect(await titlesOf('q=carrara&kind=product')).toEqual(['Bianco Carrara']);
  });

  test('never finds what is a draft, in the trash, or not there yet', async () => {
    const { id: category } = await api.records.category();
    const stone = await api.records.product({ category, name: 'Onyx' });
    await api.records.product({ category, name: 'Onyx draft', published: false });
    await api.records.product({
      category,
      name: 'Onyx soon',
      published: false,
      publishAt: '2099-01-01T00:00:00Z',
    });
    expect(await titlesOf('q=onyx')).toEqual(['Onyx']);
    await api.services.products.update({ id: stone.id, changes: { published: false }, author });
    expect(await search('q=onyx')).toMatchObject({ total: 0, items: [], nearest: [] });
    await api.services.products.update({ id: stone.id, changes: { published: true }, author });
    expect(await titlesOf('q=onyx')).toEqual(['Onyx']);
    await api.services.products.trash({ id: stone.id, author });
    expect(await titlesOf('q=onyx')).toEqual([]);
  });

  test('sees a change with the next search: another name, another collection’s name, another order', async () => {
    const dawn = await api.records.category();
    const [first, second] = [
      await api.records.product({ category: dawn.id, name: 'Slate' }),
      await api.records.product({ category: dawn.id, name: 'Basalt' }),
    ];
    expect(await titlesOf('q=dawn')).toEqual(['Slate', 'Basalt']);
    await api.services.products.update({ id: first.id, changes: { name: 'Gneiss' }, author });
    await api.services.categories.update({ id: dawn.id, changes: { name: 'Dusk' }, author });
    await api.services.order.arrange({ entity: productEntity, ids: [second.id, first.id], author });
    expect(await titlesOf('q=dusk')).toEqual(['Basalt', 'Gneiss']);
    expect(await titlesOf('q=slate')).toEqual([]);
    expect(await titlesOf('sort=-name')).toEqual(['Gneiss', 'Basalt']);
  });

  test('is told how many each choice would leave, whatever else of the same kind is chosen', async () => {
    const [dawn, earth] = [await api.records.category(), await api.records.category({ name: 'Earth' })];
    const stone = (name: string, values: object) =>
      api.records.product({ name, category: dawn.id, ...values });
    await stone('One', {
      origin: 'Italy, Carrara',
      finishOptions: ['Polished', 'Honed'],
      thicknessOptions: ['20 mm'],
    });
    await stone('Two', { origin: 'Italy', finishOptions: ['Honed'], thicknessOptions: ['9 mm', '20 mm'] });
    await stone('Three', { origin: 'Iran', finishOptions: ['Polished'], category: earth.id });
    const all = await search('');
    expect(valuesOf(all.facets.thickness)).toEqual(['9-mm 1', '20-mm 2']);
    expect(all.facets.category).toEqual([
      { value: 'dawn', label: 'Dawn', count: 2 },
      { value: 'earth', label: 'Earth', count: 1 },
    ]);
    const italian = await search('origin=italy&finish=polished');
    expect(italian.items.map(({ title }: Item) => title)).toEqual(['One']);
    expect(valuesOf(italian.facets.origin)).toEqual(['iran 1', 'italy 1']);
    expect(valuesOf(italian.facets.finish)).toEqual(['honed 2', 'polished 1']);
    expect(valuesOf(italian.facets.category)).toEqual(['dawn 1']);
    expect(await titlesOf('finish=polished&finish=honed&origin=Italy')).toEqual(['One', 'Two']);
    expect(await search('origin=mars')).toMatchObject({ total: 0 });
  });

  test('is told what was searched instead of a mistyped word, and shown the nearest where nothing is', async () => {
    const { id: category } = await api.records.category();
    await api.records.product({ category, name: 'Statuario', description: 'White and bold' });
    await api.records.product({ category, name: 'Portoro', description: 'Black and gold' });
    expect(await search('q=statuaroi+white')).toMatchObject({ total: 1, corrected: 'statuario white' });
    const nothing = await search('q=gold+statuario+limestone');
    expect(nothing).toMatchObject({ total: 0, items: [] });
    expect(nothing.nearest.map(({ title, match }: Item) => `${title} ${match}`)).toEqual([
      'Statuario near',
      'Portoro near',
    ]);
  });

  test('finds by the words that the company has said stand for others', async () => {
    const { id: category } = await api.records.category();
    await api.records.product({ category, name: 'Bianco Carrara' });
    expect(await titlesOf(`q=${encodeURIComponent('कैरारा')}`)).toEqual([]);
    const synonyms = [{ phrase: 'कैरारा', meaning: 'Carrara' }];
    await api.services.siteDocuments.save('search', { value: { synonyms }, author });
    expect(await titlesOf(`q=${encodeURIComponent('कैरारा')}`)).toEqual(['Bianco Carrara']);
  });

  test('reads what is wrong with a search that makes no sense', async () => {
    const statusOf = async (query: string) => (await api.app.inject(`/api/catalogue?${query}`)).statusCode;
    const odd = ['%22%27*%3A%5E()', 'a%20OR%20b', 'NEAR(', '%F0%9F%AA%A8', '-', "';drop table products"];
    for (const q of odd) expect(await statusOf(`q=${q}`), q).toBe(200);
    for (const wrong of [
      'sort=weight',
      'page=0',
      'per_page=101',
      `q=${'x'.repeat(201)}`,
      'q=a%00',
      'q=a&q=b',
    ]) {
      expect(await statusOf(wrong), wrong).toBe(400);
    }
    expect(await statusOf(`origin=${'x'.repeat(121)}`)).toBe(400);
    expect(await statusOf(Array.from({ length: 31 }, (_, at) => `origin=${at}`).join('&'))).toBe(400);
  });

  test('finds after any number of writes what an index made anew would find', async () => {
    const { db, services } = api;
    const random = createRandom(20_261);
    const writes = await createRandomWrites({ ...api, random });
    const findSynonyms = async () => (await services.siteDocuments.get('search')).synonyms;
    const queries = ['', 'onyx', 'jad', 'stone', 'two', 'vein', 'slaet'];
    for (let step = 0; step < 60; step += 1) {
      await writes[random.pick(Object.keys(writes))]?.().catch(() => {});
      if (step % 6 > 0) continue;
      const query = { query: random.pick(queries), narrowing: {}, page: 1, perPage: 50 };
      const anew = createCatalogueService(db, { findSynonyms });
      expect(await services.catalogue.search(query), query.query).toEqual(await anew.search(query));
    }
  });
});
