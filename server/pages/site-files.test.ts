import { beforeEach, expect, test } from 'vitest';
import { staticPages } from '#content/static-pages.shared.ts';
import { type ApiUnderTest, createApiOpener, testPublicUrl } from '#tests/support/api-app.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('the files at the root of the site', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  async function readSitemap(): Promise<string[]> {
    const { body } = await api.app.inject('/sitemap.xml');
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
      String(url).replace(testPublicUrl, ''),
    );
  }

  test('a crawler finds every published page once, under its canonical URL', async () => {
    const dawn = await api.records.category();
    await api.records.product({ category: dawn.id });
    await api.records.product({ name: 'Portoro', category: dawn.id, metaUrl: '/black-and-gold/' });
    await api.records.product({ name: 'Twin', category: dawn.id, metaUrl: `${testPublicUrl}/statuario/` });
    await api.records.product({
      name: 'Elsewhere',
      category: dawn.id,
      metaUrl: 'https://other.example/stone/',
    });
    await api.records.blogPost();
    await api.records.blogPost({ title: 'Hidden', published: false });
    await api.records.galleryProject();
    await api.records.galleryProject({ name: 'Unfinished', published: false });
    expect(await readSitemap()).toEqual([
      ...staticPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path),
      ...['/products/dawn/', '/statuario/', '/black-and-gold/', '/why-veins-run/', '/gallery/a-staircase/'],
    ]);
    const { body, headers } = await api.app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain(`<loc>${testPublicUrl}/products/dawn/</loc><lastmod>${dawn.updatedAt}</lastmod>`);
  });

  test('a crawler is asked to leave the back office and the API alone', async () => {
    const { body, headers } = await api.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/admin\/\nDisallow: \/api\/\n/);
    expect(body).toContain(`Sitemap: ${testPublicUrl}/sitemap.xml`);
  });

  test('a feed reader gets the published articles, newest first, safely written', async () => {
    await api.records.blogPost({ title: 'Old & <wise>', date: '2024-01-01T00:00:00.000Z', tags: ['Care'] });
    await api.records.blogPost({ title: 'New', date: '2025-01-01T00:00:00.000Z', excerpt: 'Bell\u0007less' });
    await api.records.blogPost({ title: 'Hidden', published: false });
    const { body, headers } = await api.app.inject('/blog/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect([...body.matchAll(/<entry>[\s\S]*?<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
      'New',
      'Old &amp; &lt;wise&gt;',
    ]);
    expect(body).toContain(`<link rel="alternate" type="text/html" href="${testPublicUrl}/new/"/>`);
    expect(body).toContain(
      `<link rel="self" type="application/atom+xml" href="${testPublicUrl}/blog/feed.xml"/>`,
    );
    expect(body).toContain('<published>2025-01-01T00:00:00.000Z</published>');
    expect(body).toContain('<summary>Bellless</summary>');
    expect(body).toContain('<category term="Care"/>');
    expect(body).toMatch(/<id>tag:stone\.example,\d{4}-\d\d-\d\d:blog\/1<\/id>/);
  });

  test('an article that names nobody is by whom the company says', async () => {
    await api.records.blogPost({ author: '' });
    const readAuthor = async () =>
      /<entry>[\s\S]*<author><name>(.*)<\/name>/.exec((await api.app.inject('/blog/feed.xml')).body)?.[1];
    expect(await readAuthor()).toBe('Editorial Team');
    const messages = { 'heads:author.unnamed': 'The masons' };
    await api.services.siteDocuments.save('wording', { value: { messages }, author: testAuthor });
    expect(await readAuthor()).toBe('The masons');
  });

  test('a phone that keeps the site gets its name and icons', async () => {
    await api.services.siteDocuments.save('company', { value: { name: 'Aravane' }, author: testAuthor });
    const response = await api.app.inject('/manifest.webmanifest');
    expect((await api.app.inject('/site.webmanifest')).body).toBe(response.body);
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(response.json()).toMatchObject({ name: 'Aravane', start_url: '/' });
    expect(response.json().icons.map((icon: { src: string }) => icon.src)).toEqual([
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-192.png',
      '/icon-maskable-512.png',
    ]);
  });

  test('a crawler that has a file already is answered 304', async () => {
    for (const url of [
      '/sitemap.xml',
      '/robots.txt',
      '/blog/feed.xml',
      '/manifest.webmanifest',
      '/icon-192.png',
    ]) {
      const tag = String((await api.app.inject(url)).headers.etag);
      const again = await api.app.inject({ url, headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });
});
