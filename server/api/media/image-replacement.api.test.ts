import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { variantPath } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { saveSlide } from '#tests/support/site-documents.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

const slab = '/uploads/products/slab.png';
const other = '/uploads/products/other.png';

describeOnEachStorage('replacing an image', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let db: Db;
  let library: LibraryUnderTest;
  let api: ApiUnderTest;

  beforeEach(async () => {
    db = await openDb();
    library = await openLibrary(db);
    api = library.api;
    await library.uploadPicture('slab.png');
  });

  test('a picture that is lost is replaced where it is still named', async () => {
    await library.makeProduct({ mainImage: '/uploads/products/lost.png' });
    const response = await library.replace({ old_path: '/uploads/products/lost.png', new_path: slab });
    expect(response.json().message).toBe('Successfully updated 1 items');
  });

  test('the common sizes of what takes its place are there before a visitor asks for them', async () => {
    await library.uploadPicture('other.png');
    const sizes = () => library.filesIn('480').filter((name) => name.startsWith('other.'));
    const common = ['other.png.avif', 'other.png.webp'];
    await expect.poll(() => sizes().toSorted(), { timeout: 10_000 }).toEqual(common);
    await expect.poll(() => library.filesIn('768').length, { timeout: 10_000 }).toBe(4);
    for (const width of ['480', '768']) rmSync(join(api.folder, width), { recursive: true });
    expect(sizes()).toEqual([]);
    await library.makeProduct({ mainImage: slab });
    await library.replace({ old_path: slab, new_path: other });
    await expect.poll(() => sizes().toSorted(), { timeout: 10_000 }).toEqual(common);
  });

  test('replacing counts every place, keeps revisions and tells editors who have a record open', async () => {
    await library.uploadPicture('other.png', { width: 200, height: 100 });
    const product = await library.makeProduct({ mainImage: slab, galleryImages: [slab, other] });
    const post = await api.records.blogPost({
      content: `<p><img src="${slab}" alt=""> and <a href="${smallVariantOf(slab)}">small</a></p>`,
    });
    const response = await library.replace({ old_path: slab, new_path: other });
    expect(response.json().message).toBe('Successfully updated 3 items');
    const changed = await api.records.products.getById(product.id);
    expect(changed).toMatchObject({ mainImage: other, galleryImages: [other], version: product.version + 1 });
    // A variant that the smaller picture does not have becomes the picture itself.
    const { content } = await api.records.blogPosts.getById(post.id);
    expect(content).toBe(`<p><img src="${other}" alt="" /> and <a href="${other}">small</a></p>`);
    const revisions = await db.selectFrom('revisions').select(['entity', 'version', 'username']).execute();
    expect(revisions).toContainEqual({ entity: 'product', version: 2, username: 'admin' });
    const log = await db.selectFrom('logEntries').select('text').execute();
    expect(log.map(({ text }) => text)).toContain(`Replaced the file ${slab} by ${other} in 3 places`);
  });

  test('a picture of an article is replaced in its translations, which show no others', async () => {
    await library.uploadPicture('other.png');
    await setLanguages(db, ['en', 'de']);
    const { id } = await api.records.blogPost({ content: `<p>Marble <img src="${slab}" alt=""></p>` });
    const address = `/api/blog/${id}/translations/de`;
    const headers = await api.signIn();
    const translate = (content: string) =>
      api.app.inject({
        method: 'PUT',
        url: address,
        headers,
        payload: { fields: { content }, status: 'published' },
      });
    const refused = await translate(`<p>Marmor <img src="${other}" alt=""></p>`);
    expect(refused.json().errors).toEqual({
      content: 'Add "other.png" to the text that this is a translation of first',
    });
    await translate(`<p>Marmor <img src="${slab}" alt=""></p>`);
    await library.replace({ old_path: slab, new_path: other });
    const { fields } = (await api.app.inject({ url: address, headers })).json();
    expect(fields).toEqual({ content: `<p>Marmor <img src="${other}" alt="" /></p>` });
    const [summary] = (await api.app.inject({ url: `/api/blog/${id}/translations`, headers })).json();
    expect(summary).toMatchObject({ outdated: [], version: 2 });
  });

  test('a replacement that fails half-way changes nothing at all', async () => {
    await library.uploadPicture('other.png');
    const product = await library.makeProduct({ mainImage: slab });
    await api.records.socialPost({ mediaUrl: slab });
    await saveSlide(api.services.siteDocuments, slab);
    const before = await library.usageOf(slab);
    // The revision that the replacement would write is there already, for the record it comes to last.
    const [taken] = await db.selectFrom('revisions').selectAll().where('entity', '=', 'socialPost').execute();
    await db
      .insertInto('revisions')
      .values({ ...taken, id: undefined, version: 2 } as never)
      .execute();
    expect((await library.replace({ old_path: slab, new_path: other })).statusCode).toBe(500);
    expect(await library.usageOf(slab)).toEqual(before);
    expect(await library.usageOf(other)).toEqual([]);
    expect((await api.records.products.getById(product.id)).version).toBe(product.version);
  });

  test('of two administrators who change a record at once, none loses the other half', async () => {
    await library.uploadPicture('other.png');
    const product = await library.makeProduct({ mainImage: slab });
    const write = { id: product.id, author: testAuthor, changes: { price: 'On request' } };
    const [[edited], replaced] = await Promise.all([
      Promise.allSettled([api.records.products.update(write)]),
      library.replace({ old_path: slab, new_path: other }),
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
