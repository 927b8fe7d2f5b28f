import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('an administrator who does one thing to many records', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  const publishedOf = async () =>
    (await request('GET', 'blog?sort=id')).json().map((post: { published: boolean }) => post.published);

  test('publishes articles and takes it back', async () => {
    const drafts = [
      await api.records.blogPost({ title: 'A', published: false }),
      await api.records.blogPost({ title: 'B', published: false }),
      await api.records.blogPost({ title: 'C' }),
    ];
    const ids = drafts.map(({ id }) => id);
    const response = await request('POST', 'blog/bulk', { body: { action: 'publish', ids: [...ids, 4711] } });
    expect(response.json()).toMatchObject({
      changed: 2,
      failed: [{ id: 4711, title: '', message: 'Blog post "4711" not found.' }],
    });
    expect(await publishedOf()).toEqual([true, true, true]);
    const undone = await request('POST', `bulk/${response.json().bulkId}/undo`);
    expect([undone.statusCode, undone.json()]).toEqual([200, { restored: 2 }]);
    expect(await publishedOf()).toEqual([false, false, true]);
    const again = await request('POST', `bulk/${response.json().bulkId}/undo`);
    expect([again.statusCode, again.json().message]).toEqual([409, 'This has been undone already.']);
  });

  test('moves products to another category and back', async () => {
    const dawn = await api.records.category();
    const night = await api.records.category({ name: 'Nocturne' });
    const product = await api.records.product({ category: dawn.id });
    const body = { action: 'category', ids: [product.id], category_id: night.id };
    const response = await request('POST', 'products/bulk', { body });
    expect((await request('GET', 'products/statuario')).json().category).toBe('Nocturne');
    await request('POST', `bulk/${response.json().bulkId}/undo`);
    expect((await request('GET', 'products/statuario')).json().category).toBe('Dawn');
  });

  test('puts products that are moved back to where they stood', async () => {
    const dawn = await api.records.category();
    const night = await api.records.category({ name: 'Nocturne' });
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D']) {
      ids.push((await api.records.product({ name, category: dawn.id })).id);
    }
    const namesIn = async (category: string) =>
      (await request('GET', `products?category=${category}`))
        .json()
        .map(({ name }: { name: string }) => name);
    const body = { action: 'category', ids: [ids[0], ids[2]], category_id: night.id };
    const moved = (await request('POST', 'products/bulk', { body })).json();
    expect([await namesIn('dawn'), await namesIn('nocturne')]).toEqual([
      ['B', 'D'],
      ['A', 'C'],
    ]);
    await request('PUT', 'products/order', { body: { ids: [ids[3], ids[1]], category: 'dawn' } });
    expect((await request('POST', `bulk/${moved.bulkId}/undo`)).json()).toEqual({ restored: 2 });
    expect(await namesIn('dawn')).toEqual(['A', 'D', 'C', 'B']);
  });

  test('deletes what can be deleted, and is told of the rest', async () => {
    const dawn = await api.records.category();
    const night = await api.records.category({ name: 'Nocturne' });
    await api.records.product({ category: dawn.id });
    const response = await request('POST', 'categories/bulk', {
      body: { action: 'delete', ids: [dawn.id, night.id] },
    });
    expect(response.json()).toMatchObject({
      changed: 1,
      failed: [{ id: dawn.id, title: 'Dawn', message: expect.stringContaining('1 product') }],
    });
    expect((await request('GET', 'categories')).json()).toHaveLength(1);
    expect((await request('POST', `bulk/${response.json().bulkId}/undo`)).json()).toEqual({ restored: 1 });
    expect((await request('GET', 'categories')).json()).toHaveLength(2);
  });

  test('takes back all of an action or nothing', async () => {
    const one = await api.records.blogPost({ title: 'One' });
    const two = await api.records.blogPost({ title: 'Two' });
    const body = { action: 'feature', ids: [one.id, two.id] };
    const first = (await request('POST', 'blog/bulk', { body })).json();
    await request('PUT', `blog/${two.id}`, { body: { excerpt: 'Changed since' } });
    const refused = await request('POST', `bulk/${first.bulkId}/undo`);
    expect(refused.statusCode).toBe(409);
    const featured = (await request('GET', 'blog?status=featured')).headers['x-total-count'];
    expect(featured).toBe('2');
  });

  test('takes an action back though a colleague has done something to other records since, and once', async () => {
    const one = await api.records.blogPost({ title: 'One' });
    const two = await api.records.blogPost({ title: 'Two' });
    const mine = (await request('POST', 'blog/bulk', { body: { action: 'feature', ids: [one.id] } })).json();
    await request('POST', 'blog/bulk', { body: { action: 'feature', ids: [two.id] } });
    const undo = () => request('POST', `bulk/${mine.bulkId}/undo`);
    expect((await undo()).json()).toEqual({ restored: 1 });
    expect((await request('GET', 'blog?status=featured')).json()).toMatchObject([{ title: 'Two' }]);
    const again = await undo();
    expect([again.statusCode, again.json().message]).toEqual([409, 'This has been undone already.']);
    expect((await request('POST', 'bulk/999/undo')).statusCode).toBe(404);
  });

  test('is told what a kind of record cannot do', async () => {
    const category = await request('POST', 'categories/bulk', { body: { action: 'feature', ids: [1] } });
    expect([category.statusCode, category.json().errors]).toEqual([
      400,
      { action: 'action is one of: publish, unpublish, schedule, delete' },
    ]);
    const empty = await request('POST', 'blog/bulk', { body: { action: 'explode', ids: [] } });
    expect(Object.keys(empty.json().errors).sort()).toEqual(['action', 'ids']);
  });
});
