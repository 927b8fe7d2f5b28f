import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener, testPublicUrl } from '#tests/support/api-app.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('what search engines are told of a page', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let api: ApiUnderTest;
  const find = (path: string) => api.services.heads.findByPath(path);

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    const dawn = await api.records.category();
    await api.records.category({ name: 'Nocturne' });
    await api.records.product({ category: dawn.id });
    await api.records.blogPost({ metaTitle: 'On veins', metaDescription: 'Pressure', metaUrl: '/veins/' });
    await api.records.galleryProject();
    await api.records.blogPost({ title: 'Hidden', published: false });
    await api.records.galleryProject({ name: 'Unfinished', published: false });
  });

  test('every public page has its title, description and canonical URL', async () => {
    const canonicalPaths = {
      ...{ '': '/', '/': '/', about: '/about/', '/about/': '/about/', 'thank-you': '/thank-you/' },
      ...{ 'products/dawn': '/products/dawn/', 'products/dawn/?utm_source=letter': '/products/dawn/' },
      ...{ 'products/dawn/statuario': '/statuario/', 'statuario/': '/statuario/' },
      'gallery/a-staircase': '/gallery/a-staircase/',
    };
    for (const [path, canonicalPath] of Object.entries(canonicalPaths)) {
      const seo = await find(path);
      expect([path, seo?.metaUrl]).toEqual([path, testPublicUrl + canonicalPath]);
      expect(seo?.metaTitle).toContain('Your company');
      expect(seo?.metaDescription).not.toBe('');
    }
  });

  test('an editor words the titles of fixed pages, which follow what the company is called', async () => {
    const save = (key: string, value: object) =>
      api.services.siteDocuments.save(key, { value, author: testAuthor });
    await save('company', { name: 'Sela', tagline: 'Stone by the sea' });
    const texts = { title: 'Notes by {company}', description: 'Written by {company}[, since {year}].' };
    await save('seo', { journal: texts });
    expect(await find('/')).toMatchObject({ metaTitle: 'Sela: Stone by the sea' });
    expect(await find('blog')).toMatchObject({
      ...{ metaTitle: 'Notes by Sela', metaDescription: 'Written by Sela[, since {year}].' },
    });
    expect(await find('products')).toMatchObject({
      metaDescription: expect.stringContaining('The stone collections of Sela: Dawn, Nocturne. Slabs'),
    });
    const { body } = await api.app.inject('/blog/feed.xml');
    expect(body).toContain('<title>Notes by Sela</title>');
    expect(body).toContain('<subtitle>Written by Sela[, since {year}].</subtitle>');
  });

  test("an editor's own texts go before the article's, at both of its paths", async () => {
    for (const path of ['blog/why-veins-run/', '/why-veins-run']) {
      expect(await find(path)).toEqual({
        metaTitle: 'On veins',
        metaDescription: 'Pressure',
        metaUrl: `${testPublicUrl}/veins/`,
      });
    }
  });

  test('a canonical URL that leads nowhere, from before it was checked, stands for nothing', async () => {
    const bad = [
      'somewhere/',
      'javascript:alert(1)',
      '//elsewhere.example/',
      'http://elsewhere.example/',
      '/\\\\x',
    ];
    for (const metaUrl of bad) {
      await db.updateTable('blogPosts').set({ metaUrl }).execute();
      expect([metaUrl, (await find('why-veins-run'))?.metaUrl]).toEqual([
        metaUrl,
        `${testPublicUrl}/why-veins-run/`,
      ]);
    }
    await api.services.sitemap.generate();
    expect((await api.app.inject('/sitemap.xml')).body).toContain(
      `<loc>${testPublicUrl}/why-veins-run/</loc>`,
    );
    const token = await api.signIn();
    const read = await api.app.inject({ url: '/api/blog/why-veins-run', headers: token });
    const payload = { ...read.json(), excerpt: 'Another' };
    const put = await api.app.inject({ method: 'PUT', url: '/api/blog/1', headers: token, payload });
    expect([put.statusCode, put.json().excerpt]).toEqual([200, 'Another']);
  });

  test('a fixed page is told with what it shows', async () => {
    expect((await find('products'))?.metaDescription).toContain('Your company: Dawn, Nocturne.');
    expect((await find('newsletter'))?.metaTitle).toBe('Newsletter | Your company');
    expect((await find('statuario'))?.metaTitle).toBe('Statuario, Dawn collection | Your company');
  });

  test('drafts, files of the site itself and made-up paths are no pages', async () => {
    const paths = [
      ...[
        'hidden',
        'blog/hidden',
        'gallery/unfinished',
        'products/nocturne/statuario',
        'blog/statuario',
        'none',
      ],
      ...[
        'products/none',
        'gallery/none',
        'gallery/1',
        'products/1',
        '1',
        'api',
        'admin',
        '404',
        'about/more',
      ],
      ...['../about', '%00', 'a\u0000b', 'statuario/more', 'products/dawn/statuario/more'],
    ];
    for (const path of paths) {
      const response = await api.app.inject({ url: '/api/seo/by-path', query: { path } });
      const message = `There is no page at "${path}".`;
      expect([response.statusCode, response.json()]).toEqual([404, { error: message, message }]);
    }
  });

  test('a long description is cut at a word, to the length that results show', async () => {
    await api.records.category({ name: 'Long', description: `${'stone '.repeat(40)}` });
    const seo = await find('products/long');
    expect(seo?.metaDescription).toMatch(/^(stone )+stone…$/);
    expect(seo?.metaDescription.length).toBeLessThanOrEqual(160);
  });
});
