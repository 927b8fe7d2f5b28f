import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { variantAddress } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/upload-form.ts';

type Use = { type: string; name: string; field: string; path?: string; id?: number };

const inUse = 'Cannot delete this image as it is being used in:';
const slab = '/uploads/products/slab.png';
const other = '/uploads/products/other.png';

describeOnBothEngines('the library of images', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let api: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    headers = await api.signIn();
    await upload('slab.png', { width: 700, height: 400 });
  });

  async function upload(name: string, size: { width: number; height: number }): Promise<string> {
    const bytes = await drawHalves(size).png().toBuffer();
    const form = { fields: { type: 'products' }, files: [{ name, bytes }] };
    return (await sendForm(api.app, { url: '/api/upload', headers, form })).json().path;
  }

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    api.app.inject({ method, url, headers, ...(payload && { payload }) });
  const list = async () => (await call('GET', '/api/images')).json();
  const remove = () => call('DELETE', `/api/images${slab}`);
  const usageOf = async (path: string): Promise<Use[]> =>
    (await list()).find((image: { path: string }) => image.path === path).usage;
  const replace = (paths: { old_path: string; new_path: string }) =>
    call('POST', '/api/images/replace', paths);

  const places: [string, Use, () => Promise<unknown>][] = [
    [
      "a category's hero",
      { type: 'Category', name: 'Dawn', field: 'Hero picture', path: 'categories', id: 1 },
      () => api.records.category({ heroImage: slab }),
    ],
    [
      "a category's video",
      { type: 'Category', name: 'Dawn', field: 'Video', path: 'categories', id: 1 },
      () => api.records.category({ videoUrl: slab }),
    ],
    [
      "a product's main picture",
      { type: 'Product', name: 'Statuario', field: 'Main picture', path: 'products', id: 1 },
      () => makeProduct({ mainImage: slab }),
    ],
    [
      "a product's gallery",
      { type: 'Product', name: 'Statuario', field: 'Gallery', path: 'products', id: 1 },
      () => makeProduct({ galleryImages: ['/uploads/products/a.png', slab] }),
    ],
    [
      'a meta field',
      { type: 'Product', name: 'Statuario', field: 'Meta address', path: 'products', id: 1 },
      () => makeProduct({ metaUrl: `https://stone.example${slab}` }),
    ],
    [
      "an article's text",
      { type: 'Post', name: 'Why veins run', field: 'Content', path: 'blog', id: 1 },
      () => api.records.blogPost({ content: `<p>See</p><img src="${slab}" alt="A slab">` }),
    ],
    [
      "a small variant in an article's link",
      { type: 'Post', name: 'Why veins run', field: 'Content', path: 'blog', id: 1 },
      () => api.records.blogPost({ content: `<a href="${smallVariantOf(slab)}">A slab</a>` }),
    ],
    [
      "a draft's picture",
      { type: 'Post', name: 'Why veins run', field: 'Featured picture', path: 'blog', id: 1 },
      () => api.records.blogPost({ image: slab, published: false }),
    ],
    [
      'a social post',
      { type: 'Social post', name: 'A block arrives', field: 'Media', path: 'social', id: 1 },
      () => api.records.socialPost({ mediaUrl: slab }),
    ],
    [
      "a project's details",
      { type: 'Project', name: 'A staircase', field: 'Project details', path: 'gallery', id: 1 },
      () => api.records.galleryProject({ projectDetails: `<p><img src="${slab}" alt=""></p>` }),
    ],
    [
      "a project's gallery",
      { type: 'Project', name: 'A staircase', field: 'Gallery', path: 'gallery', id: 1 },
      () => api.records.galleryProject({ galleryImages: [slab] }),
    ],
    [
      'a slide of the home page',
      { type: 'Site content', name: 'Home page', field: 'slides, 1, image' },
      () => saveSlide(slab),
    ],
    [
      'a preview of the menu',
      { type: 'Site content', name: 'Menu', field: 'previews, 1, image' },
      () => api.services.siteContent.save('menu', { previews: [{ path: '/products/', image: slab }] }),
    ],
    [
      'the About page',
      { type: 'Site content', name: 'About page', field: 'images, yard' },
      async () =>
        api.services.siteContent.save('about', {
          ...(await api.services.siteContent.get('about')),
          images: { yard: slab },
        }),
    ],
    [
      'a record in the trash',
      { type: 'Social post', name: 'A block arrives', field: 'Media', path: 'social', id: 1 },
      async () => {
        const { id } = await api.records.socialPost({ mediaUrl: slab });
        await call('DELETE', `/api/social/${id}`);
      },
    ],
  ];

  async function makeProduct(values: Record<string, unknown>) {
    const dawn = await api.records.category();
    return api.records.product({ category: dawn.id, ...values });
  }

  async function saveSlide(image: string): Promise<void> {
    const home = await api.services.siteContent.get('home');
    const slides = home.slides.map((slide, index) => (index === 0 ? { ...slide, image } : slide));
    await api.services.siteContent.save('home', { ...home, slides });
  }

  test.each(places)('an image used in %s says so and is not deleted', async (_place, use, make) => {
    await make();
    expect(await usageOf(slab)).toEqual([use]);
    const answer = await remove();
    expect([answer.statusCode, answer.json()]).toEqual([409, { message: inUse, usage: [use] }]);
    expect((await call('GET', slab)).statusCode).toBe(200);
  });

  test.each(places)('an image used in %s is replaced there', async (_place, use, make) => {
    await make();
    await upload('other.png', { width: 700, height: 400 });
    const answer = await replace({ old_path: slab, new_path: other });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Successfully updated 1 items', updated_items: [use] },
    ]);
    expect([await usageOf(slab), await usageOf(other)]).toEqual([[], [use]]);
    expect((await remove()).statusCode).toBe(204);
  });

  test('an address on another site, or a longer name, is no use', async () => {
    await makeProduct({
      mainImage: `https://other.example${slab}`,
      galleryImages: ['/uploads/products/slab.png.webp', '/uploads/old/products/slab.png'],
      description: 'Kept in /archive/uploads/products/slab.png',
    });
    expect(await usageOf(slab)).toEqual([]);
  });

  test('deleting an unused image takes its bytes, its small variants and its place in the list', async () => {
    const variant = variantAddress(slab, { width: 320, format: 'webp' });
    expect((await call('GET', variant)).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    for (const url of [slab, variant]) expect((await call('GET', url)).statusCode).toBe(404);
    expect(existsSync(join(api.folder, slab))).toBe(false);
    expect(await readdir(join(api.folder, '320', 'products'))).toEqual([]);
    expect((await remove()).statusCode).toBe(404);
  });

  test('the name of a deleted image is not given out again, since browsers have kept the old one', async () => {
    await remove();
    expect(await upload('slab.png', { width: 50, height: 50 })).toBe('/uploads/products/slab-2.png');
  });

  test.each([
    ['with /uploads/ before it', slab],
    ['without a slash', slab.slice(1)],
    ['without the folder of uploads', '/products/slab.png'],
    ['encoded', `/${encodeURIComponent(slab)}`],
  ])('a path %s names the same image', async (_spelling, path) => {
    const answer = await call('PATCH', `/api/images${path.startsWith('/') ? '' : '/'}${path}`, {
      alt: 'A slab',
    });
    expect([answer.statusCode, answer.json().path]).toEqual([200, slab]);
  });

  test('an administrator says what a picture shows and which point of it matters', async () => {
    await makeProduct({ mainImage: slab });
    const answer = await call('PATCH', `/api/images${slab}`, { alt: ' White slab ', focal_x: 0.2 });
    expect(answer.json()).toMatchObject({ alt: 'White slab', focalX: 0.2, focalY: 0.5, used: true });
    expect((await api.services.media.findPictures([slab]))[slab]).toMatchObject({
      alt: 'White slab',
      focalX: 0.2,
    });
    const point = await call('PATCH', `/api/images${slab}`, { focalY: 1 });
    expect(point.json()).toMatchObject({ alt: 'White slab', focalX: 0.2, focalY: 1 });
  });

  test.each([
    ['a description that is too long', { alt: 'a'.repeat(301) }, 'alt'],
    ['a point outside of the picture', { focal_x: 1.2 }, 'focal_x'],
    ['a field that does not exist', { title: 'x' }, 'title'],
  ])('%s is refused by name', async (_name, changes, field) => {
    const answer = await call('PATCH', `/api/images${slab}`, changes);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  test('files that are not there are said to be missing', async () => {
    const lost = '/uploads/products/lost.png';
    expect((await call('PATCH', `/api/images${lost}`, { alt: 'x' })).statusCode).toBe(404);
    expect((await call('DELETE', `/api/images${lost}`)).statusCode).toBe(404);
    expect((await call('DELETE', '/api/images/../../ashlar.sqlite')).statusCode).toBe(404);
    const unknown = await replace({ old_path: slab, new_path: lost });
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([404, ['new_path']]);
    const unused = await replace({ old_path: lost, new_path: slab });
    expect([unused.statusCode, Object.keys(unused.json().errors)]).toEqual([404, ['old_path']]);
    expect((await replace({ old_path: slab, new_path: slab })).statusCode).toBe(400);
  });

  test('a picture that is lost is replaced where it is still named', async () => {
    await makeProduct({ mainImage: '/uploads/products/lost.png' });
    const answer = await replace({ old_path: '/uploads/products/lost.png', new_path: slab });
    expect(answer.json().message).toBe('Successfully updated 1 items');
  });

  test('replacing counts every place, keeps revisions and tells editors who have a record open', async () => {
    await upload('other.png', { width: 200, height: 100 });
    const product = await makeProduct({ mainImage: slab, galleryImages: [slab, other] });
    const post = await api.records.blogPost({
      content: `<p><img src="${slab}" alt=""> and <a href="${smallVariantOf(slab)}">small</a></p>`,
    });
    const answer = await replace({ old_path: slab, new_path: other });
    expect(answer.json().message).toBe('Successfully updated 3 items');
    const changed = await api.records.products.getById(product.id);
    expect(changed).toMatchObject({ mainImage: other, galleryImages: [other], version: product.version + 1 });
    // A variant that the smaller picture does not have becomes the picture itself.
    const { content } = await api.records.blogPosts.getById(post.id);
    expect(content).toBe(`<p><img src="${other}" alt="" /> and <a href="${other}">small</a></p>`);
    const revisions = await db.selectFrom('revisions').select(['entity', 'version', 'username']).execute();
    expect(revisions).toContainEqual({ entity: 'product', version: 2, username: 'admin' });
    const log = await db.selectFrom('activity').select('text').execute();
    expect(log.map(({ text }) => text)).toContain(`Replaced the file ${slab} by ${other} in 3 places`);
  });

  test('a replacement that fails half-way changes nothing at all', async () => {
    await upload('other.png', { width: 700, height: 400 });
    const product = await makeProduct({ mainImage: slab });
    await api.records.socialPost({ mediaUrl: slab });
    await saveSlide(slab);
    const before = await usageOf(slab);
    // The revision that the replacement would write is there already, for the record it comes to last.
    const [taken] = await db.selectFrom('revisions').selectAll().where('entity', '=', 'socialPost').execute();
    await db
      .insertInto('revisions')
      .values({ ...taken, id: undefined, version: 2 } as never)
      .execute();
    expect((await replace({ old_path: slab, new_path: other })).statusCode).toBe(500);
    expect(await usageOf(slab)).toEqual(before);
    expect(await usageOf(other)).toEqual([]);
    expect((await api.records.products.getById(product.id)).version).toBe(product.version);
  });

  test('of two administrators who change a record at once, none loses the other half', async () => {
    await upload('other.png', { width: 700, height: 400 });
    const product = await makeProduct({ mainImage: slab });
    const write = { id: product.id, author: testAuthor, changes: { price: 'On request' } };
    const [[edited], replaced] = await Promise.all([
      Promise.allSettled([api.records.products.update(write)]),
      replace({ old_path: slab, new_path: other }),
    ]);
    const after = await api.records.products.getById(product.id);
    expect([edited.status, after.price]).toEqual(['fulfilled', 'On request']);
    expect([
      [200, other],
      [409, slab],
    ]).toContainEqual([replaced.statusCode, after.mainImage]);
  });

  test('a visitor may do none of this', async () => {
    const calls = [
      ['GET', '/api/images'],
      ['PATCH', `/api/images${slab}`],
      ['DELETE', `/api/images${slab}`],
      ['POST', '/api/images/replace'],
    ] as const;
    for (const [method, url] of calls) expect((await api.app.inject({ method, url })).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  test('the library counts what it lists', async () => {
    await upload('other.png', { width: 20, height: 20 });
    expect(await api.services.media.countPictures()).toBe(2);
  });
});

function smallVariantOf(path: string): string {
  return variantAddress(path, { width: 480, format: 'webp' });
}
