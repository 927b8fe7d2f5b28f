import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Client, createClient } from '#tests/support/api-client.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';
import { openBuiltPages } from '../../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../../..'));

describeOnEachStorage('a picture that was deleted', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ pages, openStorage });
  let library: LibraryUnderTest;
  let request: Client;
  let gone: string;
  let kept: string;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
    request = createClient(library.api, library.headers);
    [gone, kept] = [await library.uploadPicture('gone.png'), await library.uploadPicture('kept.png')];
  });

  async function refused(method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> {
    const response = await request(method, path, { body });
    return response.statusCode === 400 ? response.json().errors : response.statusCode;
  }

  test('while a form was open is refused beside its field, and nothing of the form is stored', async () => {
    const { id } = await library.makeProduct({ mainImage: kept });
    const post = await library.api.records.blogPost({});
    expect((await library.remove(gone)).statusCode).toBe(204);
    const message = '"gone.png" was deleted. Choose another';
    expect(await refused('PUT', `products/${id}`, { main_image: gone, origin: 'Typed' })).toEqual({
      main_image: message,
    });
    expect(await refused('PUT', `products/${id}`, { gallery_images: [kept, gone] })).toEqual({
      gallery_images: message,
    });
    const content = `<p>Words</p><img src="${gone}" alt="">`;
    expect(await refused('PUT', `blog/${post.id}`, { content })).toEqual({ content: message });
    const { value } = (await request('GET', 'site-documents/home')).json();
    const [first, ...others] = value.slides;
    const slides = [{ ...first, title: 'Typed', image: gone }, ...others];
    expect(await refused('PUT', 'site-documents/home', { value: { slides } })).toEqual({
      'slides.0.image': message,
    });
    expect((await request('GET', `products/${id}`)).json()).toMatchObject({ origin: '', mainImage: kept });
    expect((await request('GET', 'site-documents/home')).json().value).toEqual(value);
  });

  test('although something shows it keeps nothing else from being saved, and every page reads', async () => {
    const { id, slug } = await library.makeProduct({ mainImage: gone, galleryImages: [gone, kept] });
    const { value } = (await request('GET', 'site-documents/home')).json();
    const [first, ...others] = value.slides;
    const slides = [{ ...first, image: gone }, ...others];
    const saved = await request('PUT', 'site-documents/home', { body: { value: { slides } } });
    expect(saved.statusCode, saved.body).toBe(200);
    // As a file is lost that nobody took out of the library by its page.
    const { db } = library.api;
    await db.deleteFrom('mediaFiles').where('path', '=', gone).execute();
    await db
      .insertInto('retiredPaths')
      .values({ path: gone, deletedAt: '2026-03-01T00:00:00.000Z' })
      .execute();
    expect(await refused('PUT', `products/${id}`, { origin: 'Typed', main_image: gone })).toBe(200);
    const moved = slides.toReversed().map((slide, index) => ({ ...slide, title: `Moved to ${index}` }));
    expect(await refused('PUT', 'site-documents/home', { value: { slides: moved } })).toBe(200);
    for (const path of ['/', `/${slug}/`, '/products/']) {
      expect([path, (await library.api.app.inject(path)).statusCode]).toEqual([path, 200]);
    }
    expect((await library.api.app.inject('/')).body).toContain('Moved to 0');
  });
});
