import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Caller, createCaller } from '#tests/support/api-caller.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('an administrator who does one thing to many records', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let call: Caller;

  beforeEach(async () => {
    api = await openApi(await openDb());
    call = createCaller(api, await api.signIn());
  });

  const publishedOf = async () =>
    (await call('GET', 'blog?sort=id')).json().map((post: { published: boolean }) => post.published);

  test('publishes articles and takes it back', async () => {
    const drafts = [
      await api.records.blogPost({ title: 'A', published: false }),
      await api.records.blogPost({ title: 'B', published: false }),
      await api.records.blogPost({ title: 'C' }),
    ];
    const ids = drafts.map(({ id }) => id);
    const answer = await call('POST', 'blog/bulk', { body: { action: 'publish', ids: [...ids, 4711] } });
    expect(answer.json()).toMatchObject({
      changed: 2,
      failed: [{ id: 4711, title: '', message: 'Blog post "4711" not found.' }],
    });
    expect(await publishedOf()).toEqual([true, true, true]);
    const undone = await call('POST', `bulk/${answer.json().bulkId}/undo`);
    expect([undone.statusCode, undone.json()]).toEqual([200, { restored: 2 }]);
    expect(await publishedOf()).toEqual([false, false, true]);
    const again = await call('POST', `bulk/${answer.json().bulkId}/undo`);
    expect([again.statusCode, again.json().message]).toEqual([409, 'This has been undone already.']);
  });

  test('moves products to another category and back', async () => {
    const dawn = await api.records.category();
    const night = await api.records.category({ name: 'Nocturne' });
    const product = await api.records.product({ category: dawn.id });
    const body = { action: 'category', ids: [product.id], category_id: night.id };
    const answer = await call('POST', 'products/bulk', { body });
    expect((await call('GET', 'products/statuario')).json().category).toBe('Nocturne');
    await call('POST', `bulk/${answer.json().bulkId}/undo`);
    expect((await call('GET', 'products/statuario')).json().category).toBe('Dawn');
  });

  test('deletes what can be deleted, and is told of the rest', async () => {
    const dawn = await api.records.category();
    const night = await api.records.category({ name: 'Nocturne' });
    await api.records.product({ category: dawn.id });
    const answer = await call('POST', 'categories/bulk', {
      body: { action: 'delete', ids: [dawn.id, night.id] },
    });
    expect(answer.json()).toMatchObject({
      changed: 1,
      failed: [{ id: dawn.id, title: 'Dawn', message: expect.stringContaining('1 product') }],
    });
    expect((await call('GET', 'categories')).json()).toHaveLength(1);
    expect((await call('POST', `bulk/${answer.json().bulkId}/undo`)).json()).toEqual({ restored: 1 });
    expect((await call('GET', 'categories')).json()).toHaveLength(2);
  });

  test('takes back all of an action or nothing', async () => {
    const one = await api.records.blogPost({ title: 'One' });
    const two = await api.records.blogPost({ title: 'Two' });
    const body = { action: 'feature', ids: [one.id, two.id] };
    const first = (await call('POST', 'blog/bulk', { body })).json();
    await call('PUT', `blog/${two.id}`, { body: { excerpt: 'Changed since' } });
    const refused = await call('POST', `bulk/${first.bulkId}/undo`);
    expect(refused.statusCode).toBe(409);
    const featured = (await call('GET', 'blog?status=featured')).headers['x-total-count'];
    expect(featured).toBe('2');
  });

  test('takes an action back though a colleague has done something to other records since, and once', async () => {
    const one = await api.records.blogPost({ title: 'One' });
    const two = await api.records.blogPost({ title: 'Two' });
    const mine = (await call('POST', 'blog/bulk', { body: { action: 'feature', ids: [one.id] } })).json();
    await call('POST', 'blog/bulk', { body: { action: 'feature', ids: [two.id] } });
    const undo = () => call('POST', `bulk/${mine.bulkId}/undo`);
    expect((await undo()).json()).toEqual({ restored: 1 });
    expect((await call('GET', 'blog?status=featured')).json()).toMatchObject([{ title: 'Two' }]);
    const again = await undo();
    expect([again.statusCode, again.json().message]).toEqual([409, 'This has been undone already.']);
    expect((await call('POST', 'bulk/999/undo')).statusCode).toBe(404);
  });

  test('is told what a kind of record cannot do', async () => {
    const category = await call('POST', 'categories/bulk', { body: { action: 'feature', ids: [1] } });
    expect([category.statusCode, category.json().errors]).toEqual([
      400,
      { action: 'action is one of: publish, unpublish, delete' },
    ]);
    const empty = await call('POST', 'blog/bulk', { body: { action: 'explode', ids: [] } });
    expect(Object.keys(empty.json().errors).sort()).toEqual(['action', 'ids']);
  });
});
