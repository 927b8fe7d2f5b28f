import { beforeEach, expect, test } from 'vitest';
import { createTrashService } from '#content/editorial/trash.service.ts';
import { type ApiUnderTest, testAdministrator } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const dayMs = 24 * 60 * 60_000;

describeOnOneEngine('the trash', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  test('gives an administrator a deleted record back as it was, at its path and in its relations', async () => {
    const dawn = await api.records.category();
    const product = await api.records.product({ category: dawn.id });
    const other = await api.records.product({
      name: 'Portoro',
      category: dawn.id,
      relatedProducts: [product.id],
    });
    const before = (await request('GET', 'products/statuario')).json();
    expect((await request('DELETE', `products/${product.id}`)).statusCode).toBe(204);
    expect((await request('GET', `products/${product.id}`)).statusCode).toBe(404);
    expect((await request('PUT', `products/${product.id}`, { body: { name: 'x' } })).statusCode).toBe(404);
    expect((await request('GET', 'products')).headers['x-total-count']).toBe('1');

    const [entry] = (await request('GET', 'trash')).json();
    expect(entry).toMatchObject({ path: 'products', id: product.id, title: 'Statuario', daysLeft: 30 });
    expect(entry.deletedBy).toBe(testAdministrator.username);

    const read = (await request('GET', `products/${other.id}`)).json();
    expect(read.related_products).toEqual([]);
    await request('PUT', `products/${other.id}`, { body: { ...read, origin: 'Liguria' } });

    const restored = await request('POST', `trash/products/${product.id}/restore`);
    expect(restored.json()).toMatchObject({ ...before, version: 3, ...timesOf(restored.json()) });
    expect((await request('GET', `products/${other.id}`)).json().related_products).toEqual(['Statuario']);
    expect((await request('GET', 'trash')).json()).toEqual([]);
    expect((await request('POST', `trash/products/${product.id}/restore`)).statusCode).toBe(404);
  });

  test('keeps the slug of a record, and says so to whoever wants it', async () => {
    const post = await api.records.blogPost();
    await request('DELETE', `blog/${post.id}`);
    const body = { title: 'Why veins run', excerpt: 'x', content: '<p>x</p>' };
    const taken = await request('POST', 'blog', { body: { ...body, slug: 'why-veins-run' } });
    expect([taken.statusCode, taken.json().errors.slug]).toEqual([
      409,
      'The address "why-veins-run" belongs to a record in the trash',
    ]);
    expect((await request('POST', 'blog', { body })).json().slug).toBe('why-veins-run-2');
    expect((await request('DELETE', `trash/blog/${post.id}`)).statusCode).toBe(204);
    expect((await request('POST', 'blog', { body: { ...body, slug: 'why-veins-run' } })).statusCode).toBe(
      201,
    );
  });

  test('gives no product back before its category, and lets no category go before its products', async () => {
    const dawn = await api.records.category();
    const product = await api.records.product({ category: dawn.id });
    await request('DELETE', `products/${product.id}`);
    await request('DELETE', `categories/${dawn.id}`);
    const refused = await request('POST', `trash/products/${product.id}/restore`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Its collection is in the trash. Restore the collection first, then this product.',
    ]);
    const kept = await request('DELETE', `trash/categories/${dawn.id}`);
    expect([kept.statusCode, kept.json().message]).toEqual([
      409,
      '1 product of this collection is in the trash as well. Delete or restore them first.',
    ]);
    expect((await request('POST', `trash/categories/${dawn.id}/restore`)).statusCode).toBe(200);
    expect((await request('POST', `trash/products/${product.id}/restore`)).statusCode).toBe(200);
  });

  test('lets nobody put a product into a category that is deleted at the same moment', async () => {
    const dawn = await api.records.category();
    const body = { name: 'Portoro', description: 'Black and gold', category_id: dawn.id };
    const [deletion, creation] = await Promise.all([
      request('DELETE', `categories/${dawn.id}`),
      request('POST', 'products', { body }),
    ]);
    expect([deletion.statusCode, creation.statusCode]).toSatisfy(
      ([deleted, created]: number[]) =>
        (deleted === 204 && created === 400) || (deleted === 409 && created === 201),
    );
  });

  test('is emptied of what has been in it for 30 days, categories after their products', async () => {
    const dawn = await api.records.category();
    const product = await api.records.product({ category: dawn.id });
    const post = await api.records.blogPost();
    await request('DELETE', `products/${product.id}`);
    await request('DELETE', `categories/${dawn.id}`);
    const inDays = (days: number) =>
      createTrashService(api.db, { now: () => new Date(Date.now() + days * dayMs) });
    expect(await inDays(29).removeExpired()).toBe(0);
    expect((await inDays(29).list()).map((entry) => entry.daysLeft)).toEqual([1, 1]);
    expect(await inDays(31).removeExpired()).toBe(2);
    expect((await request('GET', 'trash')).json()).toEqual([]);
    expect(
      await api.db.selectFrom('revisions').select('recordId').where('entity', '!=', 'blogPost').execute(),
    ).toEqual([]);
    expect((await request('GET', `blog/${post.id}`)).statusCode).toBe(200);
    expect((await request('DELETE', `trash/products/${product.id}`)).statusCode).toBe(404);
  });

  test('and everything else that was done is told in plain sentences', async () => {
    const post = await api.records.blogPost({ published: false });
    await request('PUT', `blog/${post.id}`, { body: { published: true } });
    await request('PUT', `blog/${post.id}`, { body: { featured: true } });
    await request('PUT', `blog/${post.id}`, { body: { excerpt: 'New', title: 'Why veins turn' } });
    await request('PUT', `blog/${post.id}`, { body: { excerpt: 'New' } });
    await request('DELETE', `blog/${post.id}`);
    await request('POST', `trash/blog/${post.id}/restore`);
    await request('DELETE', `blog/${post.id}`);
    await request('DELETE', `trash/blog/${post.id}`);
    const page = (await request('GET', 'activity?page=1&per_page=5')).json();
    expect(page).toMatchObject({ total: 8, pages: 2, page: 1, per_page: 5 });
    const rest = (await request('GET', 'activity?page=2&per_page=5')).json();
    expect([...page.entries, ...rest.entries].map((entry) => entry.text)).toEqual([
      'Deleted the article "Why veins turn" for good',
      'Moved the article "Why veins turn" to the trash',
      'Restored the article "Why veins turn" from the trash',
      'Moved the article "Why veins turn" to the trash',
      'Changed the article "Why veins turn": Title, Excerpt',
      'Featured the article "Why veins run"',
      'Published the article "Why veins run"',
      'Created the article "Why veins run"',
    ]);
    expect(page.entries[0]).toMatchObject({ username: 'admin', path: 'blog', recordId: post.id });
    expect(rest.entries[2]).toMatchObject({ username: 'editor', entity: 'blogPost' });
  });
});

function timesOf(record: { updatedAt: string }) {
  return { updatedAt: record.updatedAt, updated_at: record.updatedAt };
}
