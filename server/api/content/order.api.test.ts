import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('the order of records in the API', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    ({ api, headers } = await openClient(await openDb()));
  });

  const put = (path: string, payload: object) =>
    api.app.inject({ method: 'PUT', url: `/api/${path}/order`, headers, payload });
  const namesAt = async (url: string) =>
    (await api.app.inject(url)).json().map(({ name }: { name: string }) => name);

  test('is what lists give a visitor who asks for no other', async () => {
    const dawn = await api.records.category();
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await api.records.product({ name, category: dawn.id })).id);
    const response = await put('products', { ids: [ids[2], ids[0], ids[1]], category: 'dawn' });
    expect([response.statusCode, response.json()]).toEqual([200, { ids: [ids[2], ids[0], ids[1]] }]);
    for (const query of ['', '?category=dawn', '?sort=position', '?category=dawn&page=1&per_page=3']) {
      expect([query, await namesAt(`/api/products${query}`)]).toEqual([query, ['C', 'A', 'B']]);
    }
    expect(await namesAt('/api/products?sort=position&order=desc')).toEqual(['B', 'A', 'C']);
    expect(await namesAt('/api/products?sort=id')).toEqual(['A', 'B', 'C']);
    expect((await put('products', { ids: [ids[1], ids[2]], category: dawn.id })).statusCode).toBe(200);
    expect(await namesAt('/api/products')).toEqual(['B', 'A', 'C']);
  });

  test('answers 409 where a record is gone, and says what is wrong with a list', async () => {
    const { id } = await api.records.galleryProject();
    const gone = await put('gallery', { ids: [id, id + 1] });
    expect([gone.statusCode, gone.json().message]).toEqual([
      409,
      'One of these projects is not there any more, so nothing was moved.',
    ]);
    for (const ids of [[], [id, id], ['x'], undefined]) {
      const wrong = await put('gallery', { ids });
      expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['ids']]);
    }
    const other = await put('gallery', { ids: [id], category: 'dawn' });
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([400, ['category']]);
  });

  test('is kept of categories, products and projects only', async () => {
    for (const path of ['blog', 'social']) {
      expect((await put(path, { ids: [1] })).statusCode).not.toBe(200);
      expect((await api.app.inject(`/api/${path}?sort=position`)).statusCode).toBe(400);
    }
  });
});
