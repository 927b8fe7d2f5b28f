import { resolve } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from './pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));

describeOnOneEngine('the picture of a link', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let stone: { id: number };
  const urlIn = async (path: string) => {
    const { body } = await api.app.inject(path);
    return new URL(/property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? 'about:none');
  };
  const fetchPicture = async (path: string) => api.app.inject((await urlIn(path)).pathname);
  const change = (changes: object) => api.services.products.update({ id: stone.id, changes, author });

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category({ name: 'Dawn' });
    stone = await api.records.product({ name: 'Onyx', category });
    await api.services.siteDocuments.save('company', { value: { name: 'Aravane' }, author });
  });

  test('is a JPEG of the size that the page says, at a whole URL, for good', async () => {
    const { body } = await api.app.inject('/onyx/');
    expect(body).toContain('<meta property="og:image:type" content="image/jpeg"');
    expect(body).toContain('<meta property="og:image:alt" content="Onyx, Dawn, Aravane"');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect((await urlIn('/onyx/')).protocol).toMatch(/^https?:/);
    const { headers, rawPayload } = await fetchPicture('/onyx/');
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(rawPayload.length).toBeLessThan(300_000);
    expect((await fetchPicture('/onyx/')).rawPayload.equals(rawPayload)).toBe(true);
  });

  test('is another where something on it changes, and the former address leads to it', async () => {
    const first = await urlIn('/onyx/');
    await change({ description: 'Not on it' });
    expect((await urlIn('/onyx/')).pathname).toBe(first.pathname);
    await change({ name: 'Honey Onyx' });
    const second = await urlIn('/onyx/');
    expect(second.pathname).not.toBe(first.pathname);
    await api.services.siteDocuments.save('company', { value: { name: 'Marmora' }, author });
    const third = await urlIn('/onyx/');
    expect(third.pathname).not.toBe(second.pathname);
    const colours = { value: { accent: '#2f4f80' }, author };
    await api.services.siteDocuments.save('appearance', colours);
    const last = await urlIn('/onyx/');
    expect(last.pathname).not.toBe(third.pathname);
    const moved = await api.app.inject(first.pathname);
    expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
      ...[302, last.pathname, 'no-cache'],
    ]);
  });

  test('is in the language of its page', async () => {
    await setLanguages(api.db, ['en', 'de']);
    const source = await urlIn('/onyx/');
    await api.services.translations.save({
      place: { kind: 'product', subject: String(stone.id), language: 'de' },
      ...{ fields: { name: 'Honigonyx' }, status: 'published', author },
    });
    const translated = await urlIn('/de/onyx/');
    expect(translated.pathname).toMatch(/-de\.jpg$/);
    expect((await urlIn('/onyx/')).pathname).toBe(source.pathname);
    const [first, second] = [await fetchPicture('/de/onyx/'), await fetchPicture('/onyx/')];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false);
    const unknown = translated.pathname.replace('-de.', '-it.');
    expect((await api.app.inject(unknown)).statusCode).toBe(404);
  });

  test('is there for articles and projects, and for no draft', async () => {
    await api.records.blogPost();
    await api.records.galleryProject({ name: 'Hotel Alba' });
    for (const path of ['/why-veins-run/', '/gallery/hotel-alba/']) {
      expect((await fetchPicture(path)).headers['content-type']).toBe('image/jpeg');
    }
    const { pathname } = await urlIn('/onyx/');
    await change({ published: false });
    expect((await api.app.inject(pathname)).statusCode).toBe(404);
  });

  test.each([
    '/pictures/links/product/1-.jpg',
    '/pictures/links/category/1-00000000000000000000.jpg',
    '/pictures/links/product/99999-00000000000000000000.jpg',
    '/pictures/links/product/1-0000000000000000000g.jpg',
  ])('is not there at "%s"', async (path) => {
    expect((await api.app.inject(path)).statusCode).toBe(404);
  });
});
