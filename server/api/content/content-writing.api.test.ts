import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClient, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('writing content through the API', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  const newProduct = (categoryId: number) => ({
    name: 'Statuario',
    description: 'White, boldly veined',
    category_id: categoryId,
  });

  test('an administrator creates a product and reads it back as it was answered', async () => {
    const dawn = await api.records.category();
    const response = await request('POST', 'products', {
      body: { ...newProduct(dawn.id), origin: 'Carrara' },
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      slug: 'statuario',
      origin: 'Carrara',
      category: 'Dawn',
      version: 1,
    });
    const read = await request('GET', `products/${response.json().id}`);
    expect(read.json()).toEqual(response.json());
    expect(response.headers.etag).toBe(read.headers.etag);
  });

  test('an administrator sends a record back as it was read, with one field edited', async () => {
    const dawn = await api.records.category();
    const other = await api.records.product({ name: 'Portoro', category: dawn.id });
    await api.records.product({ category: dawn.id, relatedProducts: [other.id], new: true });
    const read = (await request('GET', 'products/statuario')).json();
    const response = await request('PUT', `products/${read.id}`, { body: { ...read, origin: 'Carrara' } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...read,
      ...{ origin: 'Carrara', version: 2 },
      ...{ updatedAt: response.json().updatedAt, updated_at: response.json().updatedAt },
    });
  });

  test('an administrator names related records by name, slug or id', async () => {
    const dawn = await api.records.category();
    const portoro = await api.records.product({ name: 'Portoro', category: dawn.id });
    await api.records.product({ name: 'Nero Marquina', category: dawn.id });
    const body = { ...newProduct(dawn.id), related_products: [portoro.id, 'Nero Marquina', 'portoro'] };
    const response = await request('POST', 'products', { body });
    expect(response.json()).toMatchObject({
      relatedProducts: ['portoro', 'nero-marquina'],
      related_products: ['Portoro', 'Nero Marquina'],
    });
    const unknown = await request('PUT', `products/${response.json().id}`, {
      body: { related_products: ['Nix'] },
    });
    expect([unknown.statusCode, unknown.json().errors]).toEqual([
      400,
      { related_products: 'There is no product "Nix"' },
    ]);
  });

  test('an administrator is told of each wrong field, under the name it was sent by', async () => {
    const dawn = await api.records.category();
    await api.records.product({ category: dawn.id });
    const missing = await request('POST', 'products', { body: { name: ' ' } });
    expect(missing.statusCode).toBe(400);
    expect(missing.json().errors).toEqual({
      name: 'Product name is required',
      description: 'Description is required',
      category_id: 'Category is required',
    });
    const wrong = await request('PUT', 'products/1', {
      body: { mainImage: 'javascript:alert(1)', nmae: 'x' },
    });
    expect(wrong.json().errors).toEqual({ nmae: 'There is no field named "nmae"' });
    const address = await request('PUT', 'products/1', { body: { mainImage: 'javascript:alert(1)' } });
    expect(Object.keys(address.json().errors)).toEqual(['mainImage']);
    const category = await request('PUT', 'products/1', { body: { category_id: 4711 } });
    expect(category.json().errors).toEqual({ category_id: 'Collection: there is no record 4711' });
    const taken = await request('POST', 'products', { body: { ...newProduct(dawn.id), slug: 'statuario' } });
    expect([taken.statusCode, taken.json().errors]).toEqual([
      409,
      { slug: 'The address "statuario" is taken' },
    ]);
    expect((await request('PUT', 'products/4711', { body: { name: 'x' } })).statusCode).toBe(404);
  });

  test('an administrator whose record somebody else has changed is shown how it stands now', async () => {
    const post = await api.records.blogPost();
    const tag = (await request('GET', `blog/${post.id}`)).headers.etag?.toString();
    const first = await request('PUT', `blog/${post.id}`, { body: { title: 'First' }, ifMatch: tag });
    expect(first.statusCode).toBe(200);
    const second = await request('PUT', `blog/${post.id}`, { body: { title: 'Second' }, ifMatch: tag });
    expect(second.statusCode).toBe(412);
    expect(second.json()).toEqual({
      message: 'Somebody else has changed this article meanwhile.',
      current: first.json(),
    });
    expect((await request('GET', `blog/${post.id}`)).json()).toEqual(first.json());
    const deletion = await request('DELETE', `blog/${post.id}`, { ifMatch: tag });
    expect([deletion.statusCode, deletion.json().current.title]).toEqual([412, 'First']);
    const again = first.headers.etag?.toString();
    expect(
      (await request('PUT', `blog/${post.id}`, { body: { title: 'Second' }, ifMatch: again })).statusCode,
    ).toBe(200);
    expect(
      (await request('PUT', `blog/${post.id}`, { body: { title: 'x' }, ifMatch: '"x"' })).statusCode,
    ).toBe(412);
    expect((await request('PUT', `blog/${post.id}`, { body: { title: 'x' }, ifMatch: '*' })).statusCode).toBe(
      200,
    );
  });

  test('one of two administrators who save at the same moment is refused', async () => {
    const post = await api.records.blogPost();
    const ifMatch = (await request('GET', `blog/${post.id}`)).headers.etag?.toString();
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => request('PUT', `blog/${post.id}`, { body: { title }, ifMatch })),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 412, 412]);
    const saved = responses.find((response) => response.statusCode === 200);
    expect((await request('GET', `blog/${post.id}`)).json()).toEqual(saved?.json());
  });

  test('an administrator cannot delete a category that still has products', async () => {
    const dawn = await api.records.category();
    const product = await api.records.product({ category: dawn.id });
    const refused = await request('DELETE', `categories/${dawn.id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This collection still has 1 product. Move or delete it first.',
    ]);
    expect((await request('DELETE', `products/${product.id}`)).statusCode).toBe(204);
    expect((await request('DELETE', `categories/${dawn.id}`)).statusCode).toBe(204);
    expect((await request('DELETE', `categories/${dawn.id}`)).statusCode).toBe(404);
  });

  test('a visitor may write nothing', async () => {
    request = createClient(api, { authorization: '' });
    for (const path of ['categories', 'products', 'blog', 'social', 'gallery']) {
      const responses = [
        await request('POST', path, { body: {} }),
        await request('PUT', `${path}/1`, { body: {} }),
        await request('DELETE', `${path}/1`),
      ];
      expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 401]);
    }
  });
});
