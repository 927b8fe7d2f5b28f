import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('reading content through the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  test('a visitor reads a product under both spellings of every field', async () => {
    const dawn = await api.records.category();
    await api.records.product({
      category: dawn.id,
      longDescription: 'Long',
      finishOptions: ['Honed'],
      density: '2,710 kg/m³',
      metaTitle: 'Statuario slabs',
    });
    const response = await get('/api/products/statuario');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toMatchObject({
      ...{ name: 'Statuario', slug: 'statuario', longDescription: 'Long', long_description: 'Long' },
      ...{ category: 'Dawn', categorySlug: 'dawn', category_id: dawn.id, categoryId: dawn.id },
      ...{ finish: ['Honed'], finish_options: ['Honed'], new: false, featured: false },
      ...{ technicalSpecs: { density: '2,710 kg/m³' }, seo: { metaTitle: 'Statuario slabs' } },
    });
    expect(response.json().technicalSpecs).toEqual({ density: '2,710 kg/m³' });
  });

  test('a program that asks for some fields gets no others, under the names it asked for', async () => {
    const dawn = await api.records.category();
    await api.records.product({
      category: dawn.id,
      longDescription: 'Long',
      density: '2,710 kg/m³',
      metaTitle: 'Statuario slabs',
    });
    const chosen = 'name,finish_options,category,categorySlug,technicalSpecs,seo,createdAt';
    const [record] = (await get(`/api/products?fields=${chosen}`)).json();
    expect(record).toEqual({
      ...{ name: 'Statuario', finish_options: [], category: 'Dawn', categorySlug: 'dawn' },
      technicalSpecs: { density: '2,710 kg/m³' },
      seo: { metaTitle: 'Statuario slabs', metaDescription: '', metaUrl: '' },
      createdAt: expect.any(String),
    });
    expect((await get('/api/products?fields=name&page=1&per_page=5')).json()).toEqual([
      { name: 'Statuario' },
    ]);
  });

  test('a field that a record does not have is refused by name', async () => {
    const response = await get('/api/products?fields=name,nmae');
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { errors: { fields: 'There is no nmae' } },
    ]);
  });

  test('a visitor reads one record of each kind by slug or id', async () => {
    const category = await api.records.category();
    const product = await api.records.product({ category: category.id });
    const post = await api.records.blogPost();
    const social = await api.records.socialPost();
    const project = await api.records.galleryProject();
    const paths = [
      ...[
        `categories/${category.id}`,
        'categories/dawn',
        `products/${product.id}`,
        'products/dawn/statuario',
      ],
      ...[`blog/${post.id}`, 'blog/why-veins-run', `social/${social.id}`],
      ...[`gallery/${project.id}`, 'gallery/a-staircase'],
    ];
    for (const path of paths) {
      const response = await get(`/api/${path}`);
      expect([path, response.statusCode]).toEqual([path, 200]);
    }
  });

  test.each([
    ['categories/none', 'Category "none" not found.'],
    ['products/none', 'Product "none" not found.'],
    ['products/nocturne/statuario', 'Product "statuario" not found in category "nocturne"'],
    ['blog/none', 'Blog post "none" not found.'],
    ['social/99', 'Social post not found.'],
    ['social/none', 'Social post not found.'],
    ['gallery/none', 'Project "none" not found.'],
    ['blog/%00', 'There is nothing at this address.'],
    [`blog/${'a'.repeat(150)}`, `Blog post "${'a'.repeat(150)}" not found.`],
  ])('a visitor is told what is missing at %s', async (path, message) => {
    const dawn = await api.records.category();
    await api.records.category({ name: 'Nocturne' });
    await api.records.product({ category: dawn.id });
    const response = await get(`/api/${path}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message });
  });

  test('a visitor sees no drafts; an administrator sees them, and nobody on the way may keep them', async () => {
    await api.records.blogPost({ published: false });
    await api.records.socialPost({ published: false });
    await api.records.galleryProject({ published: false });
    const token = await api.signIn();
    for (const path of ['blog', 'social', 'gallery']) {
      expect((await get(`/api/${path}`)).json()).toEqual([]);
      expect((await get(`/api/${path}/1`)).statusCode).toBe(404);
      expect((await get(`/api/${path}`, token)).json()).toMatchObject([{ id: 1, published: false }]);
      const single = await get(`/api/${path}/1`, token);
      expect([single.statusCode, single.headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  test('a draft that is related to a published record shows to an administrator only', async () => {
    const draft = await api.records.blogPost({ title: 'Hidden', published: false });
    await api.records.blogPost({ title: 'Shown', relatedPosts: [draft.id] });
    const token = await api.signIn();
    expect((await get('/api/blog/shown')).json()).toMatchObject({ relatedPosts: [], related_posts: [] });
    expect((await get('/api/blog/shown', token)).json()).toMatchObject({ relatedPosts: ['hidden'] });
  });

  test('a token that is not valid is refused with 401', async () => {
    const response = await get('/api/blog', { authorization: 'Bearer nonsense' });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Your session has ended. Please sign in again.' });
  });

  test("a visitor behind a proxy's own password is a visitor", async () => {
    expect((await get('/api/blog', { authorization: 'Basic c3RvbmU6c3RvbmU=' })).statusCode).toBe(200);
  });

  test('a visitor who has a list or a record already is answered 304, until it changes', async () => {
    const dawn = await api.records.category();
    for (const url of ['/api/categories', '/api/categories/dawn', '/api/seo/by-path?path=products/dawn']) {
      const first = await get(url);
      expect(first.headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
      );
      const tag = String(first.headers.etag);
      expect(tag).toMatch(/^"[^"]+"$/);
      const second = await get(url, { 'if-none-match': `"other", ${tag}` });
      expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', tag]);
      const compressed = await get(url, { 'if-none-match': tag, 'accept-encoding': 'br' });
      expect(compressed.statusCode).toBe(304);
      await api.records.categories.update({
        id: dawn.id,
        changes: { description: `Changed for ${url}` },
        author: testAuthor,
      });
      expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(200);
    }
  });

  test('a visitor resolves a top-level slug to a product or an article, and to no draft', async () => {
    const dawn = await api.records.category();
    await api.records.product({ category: dawn.id });
    await api.records.blogPost();
    await api.records.blogPost({ title: 'Hidden', published: false });
    const product = (await get('/api/resolve/statuario')).json();
    expect(product).toMatchObject({ type: 'product', data: { slug: 'statuario', technicalSpecs: {} } });
    const post = (await get('/api/resolve/why-veins-run')).json();
    expect(post).toMatchObject({ type: 'blog', data: { readTime: '1 min read', read_time: '1 min read' } });
    const token = await api.signIn();
    for (const slug of ['hidden', 'none', '1', '%00']) {
      expect((await get(`/api/resolve/${slug}`, token)).statusCode).toBe(404);
    }
  });
});
