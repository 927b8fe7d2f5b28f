import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { variantPath } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { Usage } from '#media/usage.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const slab = '/uploads/products/slab.png';
const other = '/uploads/products/other.png';

describeOnBothEngines('replacing an image', (openDb) => {
  const openLibrary = createLibraryOpener();
  let db: Db;
  let library: LibraryUnderTest;
  let api: ApiUnderTest;

  beforeEach(async () => {
    db = await openDb();
    library = await openLibrary(db);
    api = library.api;
    await library.uploadPicture('slab.png');
  });

  const usageOf = async (path: string): Promise<Usage[]> =>
    (await library.list()).find((image) => image.path === path)?.usage ?? [];
  const replace = (paths: { old_path: string; new_path: string }) =>
    library.call('POST', '/api/images/replace', paths);

  async function makeProduct(values: Record<string, unknown>) {
    const dawn = await api.records.category();
    return api.records.product({ category: dawn.id, ...values });
  }

  async function saveSlide(image: string): Promise<void> {
    const home = await api.services.siteDocuments.get('home');
    const slides = home.slides.map((slide, index) => (index === 0 ? { ...slide, image } : slide));
    await api.services.siteDocuments.save('home', { value: { slides }, author: testAuthor });
  }

  test('a picture that is lost is replaced where it is still named', async () => {
    await makeProduct({ mainImage: '/uploads/products/lost.png' });
    const answer = await replace({ old_path: '/uploads/products/lost.png', new_path: slab });
    expect(answer.json().message).toBe('Successfully updated 1 items');
  });

  test('the common sizes of what takes its place are there before a visitor asks for them', async () => {
    await library.uploadPicture('other.png');
    const sizes = () => library.filesIn('480').filter((name) => name.startsWith('other.'));
    const common = ['other.png.avif', 'other.png.webp'];
    await expect.poll(() => sizes().toSorted(), { timeout: 10_000 }).toEqual(common);
    await expect.poll(() => library.filesIn('768').length, { timeout: 10_000 }).toBe(4);
    for (const width of ['480', '768']) rmSync(join(api.folder, width), { recursive: true });
    expect(sizes()).toEqual([]);
    await makeProduct({ mainImage: slab });
    await replace({ old_path: slab, new_path: other });
    await expect.poll(() => sizes().toSorted(), { timeout: 10_000 }).toEqual(common);
  });

  test('replacing counts every place, keeps revisions and tells editors who have a record open', async () => {
    await library.uploadPicture('other.png', { width: 200, height: 100 });
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
    await library.uploadPicture('other.png');
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
    await library.uploadPicture('other.png');
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
});

function smallVariantOf(path: string): string {
  return variantPath(path, { width: 480, format: 'webp' });
}
