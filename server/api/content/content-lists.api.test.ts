import { beforeEach, expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { recordSchemas } from '../kit/content-records.ts';

describeOnOneEngine('reading lists through the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  const get = (url: string) => api.app.inject({ url });

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  test('a visitor filters products by category slug, id or name, and by what is featured', async () => {
    const dawn = await api.records.category();
    const night = await api.records.category({ name: 'Étoile Nuit' });
    await api.records.product({ name: 'A', category: dawn.id, featured: true });
    await api.records.product({ name: 'B', category: night.id });
    const names = async (query: string) =>
      (await get(`/api/products?${query}`)).json().map((product: { name: string }) => product.name);
    expect(await names('category=dawn')).toEqual(['A']);
    expect(await names(`category=${night.id}`)).toEqual(['B']);
    expect(await names('category=etoile%20nuit')).toEqual(['B']);
    expect(await names('category=none')).toEqual([]);
    expect(await names('featured=true')).toEqual(['A']);
    expect(await names('featured=false')).toEqual(['B']);
    expect(await names('category=&featured=')).toEqual(['A', 'B']);
    expect(await names('unknown=1&utm_source=letter')).toEqual(['A', 'B']);
  });

  test('a visitor filters articles by category and social posts by platform', async () => {
    await api.records.blogPost({ title: 'One', category: 'Craft', featured: true });
    await api.records.blogPost({ title: 'Two', category: 'Care' });
    await api.records.socialPost({ platform: 'youtube' });
    await api.records.socialPost({ platform: 'instagram', featured: true });
    expect((await get('/api/blog?category=craft')).json()).toMatchObject([{ title: 'One' }]);
    expect((await get('/api/blog?featured=1')).json()).toMatchObject([{ title: 'One' }]);
    expect((await get('/api/social?platform=youtube')).json()).toMatchObject([{ platform: 'youtube' }]);
    expect((await get('/api/social?featured=true')).json()).toMatchObject([{ platform: 'instagram' }]);
  });

  test('programs read of every entity exactly what its schema says, whole, one by one and by chosen fields', async () => {
    await api.records.product({ category: (await api.records.category()).id, density: '2.7' });
    await api.records.everyKind();
    for (const entity of entities) {
      const schema = recordSchemas[entity.name].strict();
      const [record] = (await get(`/api/${entity.path}`)).json();
      expect(schema.omit({ version: true }).parse(record)).toEqual(record);
      expect((await get(`/api/${entity.path}/${record.id}`)).json()).toEqual(record);
      const names = Object.keys(record);
      const chosen = await get(`/api/${entity.path}?per_page=1&fields=${names.slice(0, 100).join()}`);
      expect(chosen.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(chosen.json()).toEqual([record]);
    }
  });

  test('a visitor searches, sorts and pages over all records', async () => {
    const dawn = await api.records.category();
    for (const name of ['Portoro', 'Carrara', 'Calacatta', 'Botticino', 'Cremo']) {
      await api.records.product({ name, category: dawn.id });
    }
    const page = await get('/api/products?sort=name&order=desc&page=2&per_page=2&search=c');
    expect(page.json().map((product: { name: string }) => product.name)).toEqual(['Calacatta']);
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.headers.link).toBe(
      [
        '</api/products?sort=name&order=desc&page=1&per_page=2&search=c>; rel="first"',
        '</api/products?sort=name&order=desc&page=1&per_page=2&search=c>; rel="prev"',
        '</api/products?sort=name&order=desc&page=2&per_page=2&search=c>; rel="last"',
      ].join(', '),
    );
    const whole = await get('/api/products');
    expect([whole.json().length, whole.headers.link]).toEqual([5, undefined]);
    expect((await get('/api/products?page=9&per_page=2')).json()).toEqual([]);
    expect((await get('/api/products?per_page=2')).json()).toHaveLength(2);
    expect((await get('/api/products?sort=created_at&order=desc')).json()[0].name).toBe('Cremo');
  });

  test('a visitor is told of every parameter that cannot be used', async () => {
    const response = await get(
      '/api/products?page=0&per_page=201&sort=price&order=up&featured=maybe&category=a&category=b',
    );
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors).sort()).toEqual(
      ['category', 'featured', 'order', 'page', 'per_page', 'sort'].sort(),
    );
    expect(response.json().message).toBe(Object.values(response.json().errors)[0]);
    expect((await get('/api/social?platform=elsewhere')).json().errors.platform).toContain(
      'platform is one of',
    );
    expect((await get('/api/products?search=%00')).statusCode).toBe(400);
  });
});
