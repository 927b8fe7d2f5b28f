import { beforeEach, expect, test } from 'vitest';
import { variantPath } from '#content/picture/picture.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

const slab = '/uploads/products/slab.png';

describeOnEachStorage('the library of images', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
    await library.uploadPicture('slab.png');
  });

  async function makeProduct(values: Record<string, unknown>) {
    const dawn = await library.api.records.category();
    return library.api.records.product({ category: dawn.id, ...values });
  }

  test('deleting an unused image takes its bytes, its small variants and its place in the list', async () => {
    const variant = variantPath(slab, { width: 320, format: 'webp' });
    expect((await library.request('GET', variant)).statusCode).toBe(200);
    expect((await library.remove(slab)).statusCode).toBe(204);
    expect(await library.list()).toEqual([]);
    for (const url of [slab, variant]) expect((await library.request('GET', url)).statusCode).toBe(404);
    expect(await library.api.storage.list()).toEqual([]);
    expect(library.filesIn('320')).toEqual([]);
    expect((await library.remove(slab)).statusCode).toBe(404);
  });

  test('the name of a deleted image is not given out again, since browsers have kept the old one', async () => {
    await library.remove(slab);
    expect(await library.uploadPicture('slab.png', { width: 50, height: 50 })).toBe(
      '/uploads/products/slab-2.png',
    );
  });

  test.each([
    ['with /uploads/ before it', slab],
    ['without a slash', slab.slice(1)],
    ['without the folder of uploads', '/products/slab.png'],
    ['encoded', `/${encodeURIComponent(slab)}`],
  ])('a path %s names the same image', async (_spelling, path) => {
    const response = await library.request('PATCH', `/api/images${path.startsWith('/') ? '' : '/'}${path}`, {
      alt: 'A slab',
    });
    expect([response.statusCode, response.json().path]).toEqual([200, slab]);
  });

  test('an administrator says what a picture shows and which point of it matters', async () => {
    await makeProduct({ mainImage: slab });
    const response = await library.request('PATCH', `/api/images${slab}`, {
      alt: ' White slab ',
      focal_x: 0.2,
    });
    expect(response.json()).toMatchObject({ alt: 'White slab', focalX: 0.2, focalY: 0.5, used: true });
    expect((await library.api.services.media.findPictures([slab]))[slab]).toMatchObject({
      alt: 'White slab',
      focalX: 0.2,
    });
    const point = await library.request('PATCH', `/api/images${slab}`, { focalY: 1 });
    expect(point.json()).toMatchObject({ alt: 'White slab', focalX: 0.2, focalY: 1 });
  });

  test.each([
    ['a description that is too long', { alt: 'a'.repeat(301) }, 'alt'],
    ['a point outside of the picture', { focal_x: 1.2 }, 'focal_x'],
    ['a field that does not exist', { title: 'x' }, 'title'],
  ])('%s is refused by name', async (_name, changes, field) => {
    const response = await library.request('PATCH', `/api/images${slab}`, changes);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
  });

  test('files that are not there are said to be missing', async () => {
    const lost = '/uploads/products/lost.png';
    expect((await library.request('PATCH', `/api/images${lost}`, { alt: 'x' })).statusCode).toBe(404);
    expect((await library.request('DELETE', `/api/images${lost}`)).statusCode).toBe(404);
    expect((await library.request('DELETE', '/api/images/../../ashlar.sqlite')).statusCode).toBe(404);
    const unknown = await library.request('POST', '/api/images/replace', { old_path: slab, new_path: lost });
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([404, ['new_path']]);
    const unused = await library.request('POST', '/api/images/replace', { old_path: lost, new_path: slab });
    expect([unused.statusCode, Object.keys(unused.json().errors)]).toEqual([404, ['old_path']]);
    expect(
      (await library.request('POST', '/api/images/replace', { old_path: slab, new_path: slab })).statusCode,
    ).toBe(400);
  });

  test('a visitor may do none of this', async () => {
    const endpoints = [
      ['GET', '/api/images'],
      ['PATCH', `/api/images${slab}`],
      ['DELETE', `/api/images${slab}`],
      ['POST', '/api/images/replace'],
    ] as const;
    for (const [method, url] of endpoints)
      expect((await library.api.app.inject({ method, url })).statusCode).toBe(401);
    expect(await library.list()).toHaveLength(1);
  });

  test('the library counts what it lists', async () => {
    await library.uploadPicture('other.png', { width: 20, height: 20 });
    expect(await library.api.services.images.count()).toBe(2);
  });
});
