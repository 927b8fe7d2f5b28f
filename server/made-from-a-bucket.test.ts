import { resolve } from 'node:path';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { makeNoise } from '#tests/support/sample-pictures.ts';
import { useObjectStorage } from '#tests/support/storages.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { openBuiltPages } from './pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h300v100H0z"/></svg>';

describe('what is made of uploads that are in a bucket', () => {
  const { openBucket } = useObjectStorage();
  const openDb = createDatabaseOpener('sqlite');
  const openLibrary = createLibraryOpener({ pages, openStorage: () => openBucket() });
  let library: LibraryUnderTest;
  const fetchFrom = (url: string) => library.api.app.inject(url);

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  test('a logo that is a drawing is cleaned, kept there and shown with its policy', async () => {
    const files = [{ name: 'logo.svg', bytes: Buffer.from(drawing), type: 'image/svg+xml' }];
    const uploaded = await library.upload({ fields: { type: 'appearance' }, files });
    const { path } = uploaded.json();
    expect((await library.api.storage.list()).map(({ key }) => `/uploads/${key}`)).toEqual([path]);
    const { headers, payload } = await fetchFrom(path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect(payload).toContain('viewBox="0 0 300 100"');
  });

  test('a link’s picture and a data sheet show the slab', async () => {
    const bytes = await makeNoise({ width: 640, height: 400 });
    const path = await library.api.services.files.add({ key: 'products/slab.png', bytes });
    await library.makeProduct({ name: 'Onyx', mainImage: path });
    await library.makeProduct({ name: 'Bare', category: 1 });
    const linkOf = async (slug: string) => {
      const { body } = await fetchFrom(`/${slug}/`);
      const { pathname } = new URL(/property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? 'about:none');
      return (await fetchFrom(pathname)).rawPayload;
    };
    const [shown, bare] = [await linkOf('onyx'), await linkOf('bare')];
    expect(await sharp(shown).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    // Noise takes room that an even ground does not.
    expect(shown.length).toBeGreaterThan(2 * bare.length);
    const sheet = (await fetchFrom('/products/dawn/onyx/data-sheet.pdf')).rawPayload;
    const without = (await fetchFrom('/products/dawn/bare/data-sheet.pdf')).rawPayload;
    expect((await getDocumentProxy(new Uint8Array(sheet))).numPages).toBe(1);
    expect(sheet.length).toBeGreaterThan(without.length + 10_000);
  });
});
