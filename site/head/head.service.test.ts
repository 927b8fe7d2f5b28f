import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener, testPublicUrl } from '#tests/support/api-app.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('what search engines are told of a page', (openDb) => {
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

  test('every public page has its title, description and canonical address', async () => {
    const addresses = {
      ...{ '': '/', '/': '/', about: '/about/', '/about/': '/about/', 'thank-you': '/thank-you/' },
      ...{ 'products/dawn': '/products/dawn/', 'products/dawn/?utm_source=letter': '/products/dawn/' },
      ...{ 'products/dawn/statuario': '/statuario/', 'statuario/': '/statuario/' },
      'gallery/a-staircase': '/gallery/a-staircase/',
    };
    for (const [path, address] of Object.entries(addresses)) {
      const seo = await find(path);
      expect([path, seo?.metaUrl]).toEqual([path, testPublicUrl + address]);
      expect(seo?.metaTitle).toContain('Your company');
      expect(seo?.metaDescription).not.toBe('');
    }
  });

  test("an editor's own texts go before the article's, at both of its addresses", async () => {
    for (const path of ['blog/why-veins-run/', '/why-veins-run']) {
      expect(await find(path)).toEqual({
        metaTitle: 'On veins',
        metaDescription: 'Pressure',
        metaUrl: `${testPublicUrl}/veins/`,
      });
    }
  });

  test('an address of its own that leads nowhere, from before it was checked, stands for nothing', async () => {
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

  test('drafts, files of the site itself and made-up addresses are no pages', async () => {
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
      const answer = await api.app.inject({ url: '/api/seo/by-path', query: { path } });
      const message = `There is no page at "${path}".`;
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: message, message }]);
    }
  });

  test('a long description is cut at a word, to the length that results show', async () => {
    await api.records.category({ name: 'Long', description: `${'stone '.repeat(40)}` });
    const seo = await find('products/long');
    expect(seo?.metaDescription).toMatch(/^(stone )+stone…$/);
    expect(seo?.metaDescription.length).toBeLessThanOrEqual(160);
  });
});
