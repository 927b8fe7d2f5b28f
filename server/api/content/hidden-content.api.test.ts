import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

/** Stands in every text of what must not be seen. */
const mark = 'Zirconium';

describeOnOneEngine('what a visitor must not see', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  const read = async (url: string) => {
    const response = await api.app.inject(url);
    return {
      status: response.statusCode,
      isMarked: response.body.toLowerCase().includes(mark.toLowerCase()),
    };
  };

  /** Shown records that once were called by the mark and name the hidden ones; and the hidden ones of every kind. */
  async function publish(hide: (service: string, id: number) => Promise<void>) {
    const { records } = api;
    const dawn = await records.category({ name: 'Dawn' });
    const empty = await records.category({ name: mark, description: mark });
    const product = await records.product({
      name: mark,
      slug: `${mark.toLowerCase()}-stone`,
      category: dawn.id,
    });
    const post = await records.blogPost({ title: `${mark} veins`, category: mark, tags: [mark] });
    const social = await records.socialPost({ caption: mark, platform: 'tiktok' });
    const project = await records.galleryProject({ name: `${mark} stairs`, client: mark });
    await records.product({ name: 'Shown', category: dawn.id, relatedProducts: [product.id] });
    await records.blogPost({ title: 'Shown post', relatedPosts: [post.id] });
    await records.galleryProject({ name: 'Shown project', relatedProjects: [project.id] });
    const hidden = {
      categories: empty,
      products: product,
      blogPosts: post,
      socialPosts: social,
      galleryProjects: project,
    };
    for (const [service, record] of Object.entries(hidden)) await hide(service, record.id);
    return hidden;
  }

  const surfaces = [
    ...['categories', 'products', 'blog', 'social', 'gallery'].map((path) => `/api/${path}`),
    ...['products', 'blog', 'gallery'].map((path) => `/api/${path}?search=${mark}`),
    ...['categories', 'products', 'blog', 'social', 'gallery'].map(
      (path) => `/api/${path}?status=draft&ids=1,2&client=${mark}`,
    ),
    `/api/blog?category=${mark}`,
    '/api/social?platform=tiktok',
    ...['/api/products/shown', '/api/blog/shown-post', '/api/gallery/shown-project'],
    ...['/sitemap.xml', '/blog/feed.xml', '/robots.txt', '/site.webmanifest'],
    ...['products/dawn', 'blog', 'social', 'gallery', 'shown'].map((path) => `/api/seo/by-path?path=${path}`),
  ];
  const paths = (ids: Record<string, { id: number }>, names: string[]) => [
    ...names.map((name) => `/api/resolve/${name}`),
    ...names.map((name) => `/api/seo/by-path?path=${name}`),
    ...[`/api/blog/${ids.blogPosts?.id}`, `/api/social/${ids.socialPosts?.id}`],
    `/api/gallery/${ids.galleryProjects?.id}`,
  ];

  const collectionPaths = (ids: Record<'products' | 'categories', { id: number }>) => [
    ...[`/api/products/${ids.products.id}`, `/api/categories/${ids.categories.id}`],
    ...['/api/products/dawn/moved-products', '/api/categories/moved-categories'],
    ...['/api/products/moved-products', '/api/seo/by-path?path=products/moved-categories'],
    ...['/api/seo/by-path?path=products/dawn/moved-products'],
    ...['/api/seo/by-path?path=gallery/moved-galleryprojects'],
  ];
  /** Old paths do not lead there either. */
  async function expectNoWay(slugs: string[]): Promise<void> {
    const entities = ['product', 'blogPost', 'category', 'galleryProject'] as const;
    for (const slug of slugs) {
      expect(await api.services.resolve.findMoved({ entities: [...entities], slug })).toBeUndefined();
    }
  }

  test('records in the trash are at none of the public paths, old ones included', async () => {
    const hidden = await publish(async (service, id) => {
      const target = Reflect.get(api.services, service);
      const slug = service === 'socialPosts' ? {} : { slug: `moved-${service.toLowerCase()}` };
      await target.update({ id, changes: slug, author: testAuthor });
      await target.trash({ id, author: testAuthor });
    });
    for (const url of surfaces) expect([url, (await read(url)).isMarked]).toEqual([url, false]);
    const names = ['zirconium-stone', 'moved-products', 'zirconium-veins', 'moved-blogposts'];
    const gone = [...paths(hidden, names), ...collectionPaths(hidden)];
    for (const url of gone) expect([url, (await read(url)).status]).toEqual([url, 404]);
    await expectNoWay([...names, mark.toLowerCase(), 'zirconium-stairs']);
  });

  test('drafts are at none of the public paths', async () => {
    const hidden = await publish(async (service, id) => {
      const target = Reflect.get(api.services, service);
      const slug = service === 'socialPosts' ? {} : { slug: `moved-${service.toLowerCase()}` };
      await target.update({ id, changes: { ...slug, published: false }, author: testAuthor });
    });
    for (const url of surfaces) expect([url, (await read(url)).isMarked]).toEqual([url, false]);
    const names = ['zirconium-stone', 'moved-products', 'zirconium-veins', 'moved-blogposts'];
    const gone = [...paths(hidden, names), ...collectionPaths(hidden)];
    for (const url of gone) expect([url, (await read(url)).status]).toEqual([url, 404]);
    await expectNoWay([...names, mark.toLowerCase(), 'zirconium-stairs']);
  });

  test('an administrator sees the same drafts, and can ask for them alone', async () => {
    const hidden = await publish(async (service, id) => {
      const target = Reflect.get(api.services, service);
      await target.update({ id, changes: { published: false }, author: testAuthor });
    });
    const headers = await api.signIn();
    for (const path of ['categories', 'products', 'blog', 'social', 'gallery']) {
      const response = await api.app.inject({ url: `/api/${path}?status=draft`, headers });
      expect(response.json()).toMatchObject([{ published: false }]);
    }
    const own = await api.app.inject({ url: `/api/products/dawn/${hidden.products.slug}`, headers });
    expect(own.json()).toMatchObject({ id: hidden.products.id, published: false, category: 'Dawn' });
  });

  test('a collection that is a draft is not told by its published products', async () => {
    const { records, services } = api;
    const draft = await records.category({ name: mark, slug: 'hidden', published: false });
    await records.product({ name: 'Onyx', category: draft.id });
    const rest = ['/api/products', '/api/products/onyx', '/api/resolve/onyx', '/sitemap.xml'];
    for (const url of [...rest, '/api/seo/by-path?path=onyx']) {
      const response = await api.app.inject(url);
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(response.body).not.toMatch(/zirconium|hidden/i);
    }
    expect((await api.app.inject('/api/products/onyx')).json()).toMatchObject({ category_id: 0 });
    for (const category of ['hidden', draft.id, mark]) {
      expect((await api.app.inject(`/api/products?category=${category}`)).json()).toEqual([]);
    }
    expect((await read('/api/products/hidden/onyx')).status).toBe(404);
    expect((await read('/api/seo/by-path?path=products/hidden/onyx')).status).toBe(404);
    const product = await services.products.get({ reader: 'visitor', key: 'onyx' });
    await records.product({ name: 'Jade', category: draft.id });
    expect(await services.products.findRelated(product, ['name'])).toEqual([]);
  });

  test('a version and the texts that a record no longer has are not told to a visitor', async () => {
    const post = await api.records.blogPost({ title: mark, slug: 'renamed' });
    await api.records.blogPosts.update({ id: post.id, changes: { title: 'New name' }, author: testAuthor });
    const response = await api.app.inject(`/api/blog/${post.id}`);
    expect(response.json()).not.toHaveProperty('version');
    for (const url of ['/api/blog', '/api/blog/renamed', '/api/resolve/renamed', '/blog/feed.xml']) {
      expect([url, (await read(url)).isMarked]).toEqual([url, false]);
    }
  });
});
