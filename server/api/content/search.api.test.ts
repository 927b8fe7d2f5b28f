import { beforeEach, expect, test } from 'vitest';
import { createPreviewService } from '#content/editorial/previews.service.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('an administrator who looks for something', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  test('counts everything, drafts included and the trash not', async () => {
    const dawn = await api.records.category();
    await api.records.product({ category: dawn.id });
    const post = await api.records.blogPost({ published: false });
    const gone = await api.records.blogPost({ title: 'Gone' });
    await request('DELETE', `blog/${gone.id}`);
    expect((await request('GET', 'counts')).json()).toMatchObject({
      ...{ categories: 1, products: 1, blogPosts: 1, socialPosts: 0, galleryProjects: 0 },
      ...{ images: 0, enquiries: 0, unreadEnquiries: 0, unreadQuotes: 0, unreadMessages: 0 },
    });
    expect((await request('GET', `blog/${post.id}`)).json().published).toBe(false);
  });

  test('finds records of every kind, what begins with the word first', async () => {
    const dawn = await api.records.category({ name: 'Carrara days' });
    await api.records.product({ category: dawn.id, origin: 'Carrara' });
    await api.records.galleryProject({ name: 'A house in Carrara', published: false });
    const gone = await api.records.blogPost({ title: 'Carrara' });
    await request('DELETE', `blog/${gone.id}`);
    const hits = (await request('GET', 'search?q=carrara')).json();
    expect(hits).toEqual([
      {
        ...{ path: 'categories', id: dawn.id, title: 'Carrara days', detail: 'Collection', image: '' },
        sitePath: '/products/carrara-days/',
      },
      // Visitors do not see a draft.
      expect.objectContaining({ path: 'gallery', title: 'A house in Carrara', sitePath: '' }),
      {
        ...{ path: 'products', id: 1, title: 'Statuario', detail: 'Product · Carrara days · Carrara' },
        ...{ image: '', sitePath: '/statuario/' },
      },
    ]);
    expect((await request('GET', 'search?q=')).json()).toEqual([]);
  });

  test('finds in lists one of something or several, ł as l, ö as o or oe, and either apostrophe', async () => {
    const { id: category } = await api.records.category();
    const names = ['Röhrig Granite', 'Łódź Quarries', 'Blue d’Azur finish', 'Roehrig slab'];
    for (const name of names) await api.records.product({ category, name });
    const found = async (search: string) =>
      (await request('GET', `products?page=1&per_page=20&search=${encodeURIComponent(search)}`)).json()
        .length;
    const once = [
      'granites',
      'granite',
      'quarry',
      'quarries',
      'lodz',
      'Łódź',
      "d'azur",
      'finishes',
      'blue',
      'slabs',
    ];
    for (const search of once) expect([search, await found(search)]).toEqual([search, 1]);
    for (const search of ['röhrig', 'roehrig', 'Rohrig'])
      expect([search, await found(search)]).toEqual([search, 2]);
    expect((await request('GET', 'search?q=granites')).json()).toHaveLength(1);
  });

  test('narrows lists to a status, a client or some records', async () => {
    await api.records.galleryProject({ name: 'One', client: 'Rossi', published: false });
    const two = await api.records.galleryProject({ name: 'Two', client: 'Bianchi' });
    await api.records.blogPost({ title: 'A', category: 'Craft', featured: true });
    await api.records.blogPost({ title: 'B', category: 'Care' });
    const names = async (query: string) =>
      (await request('GET', query))
        .json()
        .map((record: { name?: string; title?: string }) => record.name ?? record.title);
    expect(await names('gallery?status=draft')).toEqual(['One']);
    expect(await names('gallery?status=published')).toEqual(['Two']);
    expect(await names('gallery?client=Rossi')).toEqual(['One']);
    expect(await names(`gallery?ids=${two.id},4711`)).toEqual(['Two']);
    expect(await names('blog?status=featured')).toEqual(['A']);
    expect(await names('blog?status=regular&category=care')).toEqual(['B']);
    expect((await request('GET', 'gallery?status=featured')).statusCode).toBe(400);
    expect((await request('GET', 'filters/gallery')).json()).toEqual({
      categories: [],
      clients: ['Bianchi', 'Rossi'],
    });
    expect((await request('GET', 'filters/blog')).json()).toEqual({
      categories: ['Care', 'Craft'],
      clients: [],
    });
  });

  test('makes a link that shows a draft as a visitor would see it, for 15 minutes', async () => {
    const hidden = await api.records.blogPost({ title: 'Hidden', published: false });
    const post = await api.records.blogPost({ title: 'Draft', published: false, relatedPosts: [hidden.id] });
    const response = await request('POST', 'previews', { body: { path: 'blog', id: post.id } });
    expect(response.statusCode).toBe(201);
    const [, token = ''] = /^\/draft\/\?preview=([\w-]{43})$/.exec(response.json().href) ?? [];
    expect(await api.services.previews.find(token)).toMatchObject({
      entity: 'blogPost',
      record: { title: 'Draft', relatedPosts: [] },
    });
    expect(await api.services.previews.find(`${token}x`)).toBeUndefined();
    const stored = await api.db.selectFrom('previewTickets').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const later = createPreviewService(api.db, {
      services: api.services,
      now: () => new Date(Date.now() + 15 * 60_000),
    });
    expect(await later.find(token)).toBeUndefined();
    await request('DELETE', `blog/${post.id}`);
    expect(await api.services.previews.find(token)).toBeUndefined();
    expect((await request('POST', 'previews', { body: { path: 'blog', id: post.id } })).statusCode).toBe(404);
  });

  test('gets a URL for a preview of each kind', async () => {
    const dawn = await api.records.category();
    const ids = {
      categories: dawn.id,
      products: (await api.records.product({ category: dawn.id })).id,
      social: (await api.records.socialPost()).id,
      gallery: (await api.records.galleryProject()).id,
    };
    const previewUrls: string[] = [];
    for (const [path, id] of Object.entries(ids)) {
      const { href } = (await request('POST', 'previews', { body: { path, id } })).json();
      previewUrls.push(href.replace(/=.*/, ''));
    }
    expect(previewUrls).toEqual([
      ...['/products/dawn/?preview', '/statuario/?preview', '/social/?preview'],
      '/gallery/a-staircase/?preview',
    ]);
  });
});
