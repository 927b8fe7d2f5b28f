import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

type Change = { field: string; label: string; from: string; to: string };

describeOnOneEngine('the versions of a record', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  test('tell an administrator who saved what, in words', async () => {
    const dawn = await api.records.category();
    const night = await api.records.category({ name: 'Nocturne' });
    const portoro = await api.records.product({ name: 'Portoro', category: dawn.id });
    const { id } = await api.records.product({ category: dawn.id, relatedProducts: [portoro.id] });
    const body = {
      ...{ category_id: night.id, related_products: [], featured: true, origin: 'Carrara' },
      ...{ finish: ['Honed', 'Polished'], main_image: '/uploads/products/a.webp' },
    };
    await request('PUT', `products/${id}`, { body });
    const [second, first] = (await request('GET', `products/${id}/revisions`)).json();
    expect(first).toMatchObject({ version: 1, action: 'created', username: 'editor', changes: [] });
    expect(second).toMatchObject({ version: 2, action: 'updated', username: 'admin' });
    expect(byField(second.changes)).toEqual({
      category: { label: 'Collection', from: 'Dawn', to: 'Nocturne' },
      relatedProducts: { label: 'Related products', from: 'Portoro', to: '' },
      featured: { label: 'Featured', from: 'No', to: 'Yes' },
      origin: { label: 'Origin', from: '', to: 'Carrara' },
      finishOptions: { label: 'Finishes', from: '', to: 'Honed, Polished' },
      mainImage: {
        ...{ label: 'Main picture', from: '', to: '/uploads/products/a.webp' },
        media: { from: [], to: ['/uploads/products/a.webp'] },
      },
    });
  });

  test('show where two long texts differ', async () => {
    const long = 'Marble begins as mud. '.repeat(60);
    const post = await api.records.blogPost({ content: `<p>${long}Then it is white.</p>` });
    await request('PUT', `blog/${post.id}`, { body: { content: `<p>${long}Then it is green.</p>` } });
    const [{ changes }] = (await request('GET', `blog/${post.id}/revisions`)).json();
    const { from, to } = byField(changes).content ?? { from: '', to: '' };
    expect([
      from.startsWith('…'),
      from.endsWith('Then it is white.'),
      to.endsWith('Then it is green.'),
    ]).toEqual([true, true, true]);
    expect(from.length).toBeLessThan(200);
  });

  test('give an administrator an earlier state back as a new version', async () => {
    const related = await api.records.blogPost({ title: 'Gone' });
    const post = await api.records.blogPost({ title: 'First', tags: ['a'], relatedPosts: [related.id] });
    const first = (await request('GET', `blog/${post.id}`)).json();
    const body = { title: 'Second', slug: 'second', tags: [], relatedPosts: [] };
    const second = await request('PUT', `blog/${post.id}`, { body });
    await request('DELETE', `blog/${related.id}`);
    const [, { id: revisionId }] = (await request('GET', `blog/${post.id}/revisions`)).json();
    const path = `blog/${post.id}/revisions/${revisionId}/restore`;
    const stale = await request('POST', path, { ifMatch: 'W/"v1-x"' });
    expect([stale.statusCode, stale.json().current.title]).toEqual([412, 'Second']);
    const restored = await request('POST', path, { ifMatch: second.headers.etag?.toString() });
    expect(restored.json()).toMatchObject({
      ...{ title: 'First', slug: 'first', tags: ['a'], relatedPosts: [], version: 3 },
      ...{ content: first.content },
    });
    expect((await request('GET', 'resolve/first')).json().data.id).toBe(post.id);
    const [newest] = (await request('GET', `blog/${post.id}/revisions`)).json();
    expect(newest).toMatchObject({ action: 'restored', version: 3, username: 'admin' });
  });

  test('belong to their record: those of another are not there', async () => {
    const post = await api.records.blogPost();
    const other = await api.records.blogPost({ title: 'Other' });
    const [revision] = (await request('GET', `blog/${other.id}/revisions`)).json();
    const response = await request('POST', `blog/${post.id}/revisions/${revision.id}/restore`);
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      'This version is not there any more.',
    ]);
    expect((await request('GET', 'blog/4711/revisions')).statusCode).toBe(404);
  });

  test('begin with the state before, for a record that is older than versions are kept', async () => {
    const post = await api.records.blogPost({ title: 'Old' });
    await api.db.deleteFrom('revisions').execute();
    await request('PUT', `blog/${post.id}`, { body: { title: 'New' } });
    const revisions = (await request('GET', `blog/${post.id}/revisions`)).json();
    expect(revisions.map((revision: { version: number }) => revision.version)).toEqual([2, 1]);
    expect(byField(revisions[0].changes)).toEqual({ title: { label: 'Title', from: 'Old', to: 'New' } });
  });

  test('are not made by a save that changes nothing', async () => {
    const post = await api.records.blogPost();
    const read = (await request('GET', `blog/${post.id}`)).json();
    const saved = await request('PUT', `blog/${post.id}`, { body: read });
    expect([saved.statusCode, saved.json()]).toEqual([200, read]);
    expect((await request('GET', `blog/${post.id}/revisions`)).json()).toHaveLength(1);
  });
});

function byField(changes: Change[]): Record<string, Omit<Change, 'field'>> {
  return Object.fromEntries(changes.map(({ field, ...change }) => [field, change]));
}
