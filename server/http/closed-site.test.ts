import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { roles } from '#people/accounts/permissions.shared.ts';
import { siteFilePaths } from '#publishing/paths/site-file-paths.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Answer, askThroughPort } from '#tests/support/raw-answers.ts';
import { readPage } from '#tests/support/read-page.ts';
import { fixedPaths } from '#tests/support/rendered-site.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnBothEngines, describeOnOneEngine } from '#tests/support/test-database.ts';
import { visitorEndpoints } from '#tests/support/visitor-endpoints.ts';
import { openBuiltPages } from '../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const adminUrl = 'https://admin.stone.example';

type Operation = { description?: string };

describeOnOneEngine('a site that is closed to visitors', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let ask: Awaited<ReturnType<typeof askThroughPort>>;
  const setOpen = (open: boolean) => saveLaunch(api, { open });
  const cookieIn = ({ headers }: Answer) => String(headers['set-cookie']);
  const beginPreview = async (headers: Record<string, string>) =>
    ask('/api/previews/site', { method: 'POST', headers });

  beforeEach(async () => {
    api = await openApi(await openDb());
    ask = await askThroughPort(api.app);
    const { id: category } = await api.records.category({ name: 'Dawn' });
    await api.records.product({ name: 'Onyx', category });
  });

  test('answers 503 with one page at every public address, and says when to ask again', async () => {
    const paths = [...fixedPaths, '/onyx/', '/dawn/onyx', '/products/dawn/', '/none/', '/assets/none.js'];
    const files = ['/sitemap.xml', '/sitemap-1.xml', '/blog/feed.xml', '/contact/countries.json'];
    const drawn = ['/products/dawn/onyx/data-sheet.pdf', '/shortlist/x/list.pdf', '/link-previews/x.png'];
    await saveLaunch(api, { open: false, heading: 'Opening in May', text: 'Until then: call us.' });
    for (const path of [...paths, ...files, ...drawn]) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const { status, headers, text } = await ask(path, { method });
        expect([method, path, status]).toEqual([method, path, 503]);
        expect(headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
        expect(text).toContain('Opening in May');
      }
    }
    const data = await ask('/products/_.data');
    expect([data.status, JSON.parse(data.text)]).toEqual([503, { message: expect.any(String) }]);
  });

  test('shows a page that needs no scripts and leads nowhere', async () => {
    await saveLaunch(api, { open: false, heading: 'Opening in May', text: 'Call us.\n\nOr write.' });
    const { text } = await ask('/about/');
    const { elements } = readPage(text);
    expect(elements.filter(({ name }) => name === 'script' || name === 'a')).toEqual([]);
    expect(text).not.toMatch(/feed\.xml|dawn|onyx/i);
    expect(text).toContain('<title>Opening in May | Your company</title>');
    expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
    const written = text.replaceAll(/<style[\s\S]*?<\/style>/g, '');
    for (const [, path = ''] of written.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
  });

  test('answers 503 at every endpoint for visitors, those of its health and of signing in aside', async () => {
    const described = JSON.parse((await ask('/api/openapi.json')).text) as {
      paths: Record<string, Record<string, Operation>>;
    };
    await setOpen(false);
    const open: string[] = [];
    for (const [path, operations] of Object.entries(described.paths)) {
      for (const [method, { description = '' }] of Object.entries(operations)) {
        if (!description.includes('For everybody')) continue;
        const { status } = await ask(path.replaceAll(/\{\w+\}/g, '1'), { method: method.toUpperCase() });
        if (status !== 503) open.push(`${method} ${path}`);
      }
    }
    expect(open.filter((endpoint) => !endpoint.includes(' /api/auth/'))).toEqual([
      'get /api/health',
      'get /api/ready',
      'get /api/metrics',
    ]);
    for (const path of [
      '/api/openapi.json',
      '/api/docs',
      '/api/none',
      ...entities.map(({ path }) => `/api/${path}`),
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 503]);
    }
    for (const { path } of visitorEndpoints) {
      const { status, headers } = await ask(`/api/${path}`, { method: 'POST' });
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '3600']);
    }
  });

  test('keeps the back office, files and pictures, and tells crawlers to stay away', async () => {
    await setOpen(false);
    const { authorization } = await api.signIn();
    for (const path of [
      '/admin/login/',
      '/api/health',
      '/placeholder.svg',
      '/favicon.svg',
      '/manifest.webmanifest',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect((await ask('/admin')).status).toBe(301);
    expect((await ask('/uploads/none.webp')).headers['content-type']).toContain('image/svg');
    expect((await ask('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    const login = await ask('/admin/login/');
    const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec(login.text) ?? [];
    expect((await ask(asset)).status).toBe(200);
    expect((await ask('/api/auth/login', { method: 'POST' })).status).toBe(400);
    const read = await ask('/api/products', { headers: { authorization } });
    expect([read.status, JSON.parse(read.text)]).toEqual([200, [expect.objectContaining({ name: 'Onyx' })]]);
    expect((await ask('/api/products', { headers: { authorization: 'Bearer none' } })).status).toBe(401);
    expect((await ask('/api/inbox')).status).toBe(401);
  });

  test('is closed and opened by an owner and an editor, and by nobody else', async () => {
    for (const role of roles) {
      const answer = await api.app.inject({
        ...{ method: 'PUT', url: '/api/site-documents/launch', payload: { value: { open: false } } },
        headers: await api.signIn(role),
      });
      expect([role, answer.statusCode]).toEqual([role, role === 'sales' ? 403 : 200]);
    }
    expect((await ask('/')).status).toBe(503);
  });

  test.each(roles)(
    'is shown to the role %s by a cookie that only reads, and kept for nobody',
    async (role) => {
      await setOpen(false);
      const begun = await beginPreview(await api.signIn(role));
      const { href } = JSON.parse(begun.text);
      expect([begun.status, href]).toEqual([201, expect.stringMatching(/^\/\?site_preview=[\w-]{43}$/)]);
      expect(cookieIn(begun)).toMatch(
        /^site_preview=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
      );
      const headers = { cookie: `other=1; ${cookieIn(begun).split(';')[0]}` };
      for (const path of ['/', '/onyx/', '/api/products', '/sitemap.xml', '/products/_.data']) {
        const seen = await ask(path, { headers });
        expect([path, seen.status, seen.headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
        expect([path, (await ask(path)).status]).toEqual([path, 503]);
      }
      expect(api.cache.stats().entries).toBe(0);
      for (const { path } of visitorEndpoints)
        expect((await ask(`/api/${path}`, { method: 'POST', headers })).status).toBe(503);
      expect((await ask('/contact/', { method: 'POST', headers })).status).toBe(503);
      expect((await ask('/api/events', { method: 'POST', headers })).status).toBe(204);
      expect((await ask('/', { headers: { cookie: 'site_preview=guessed' } })).status).toBe(503);
    },
  );

  test('is shown by the link as well, which leaves no token in the address', async () => {
    await setOpen(false);
    const { href } = JSON.parse((await beginPreview(await api.signIn())).text);
    const led = await ask(href);
    expect([led.status, led.headers.location]).toEqual([303, '/']);
    const [cookie = ''] = cookieIn(led).split(';');
    expect((await ask('/', { headers: { cookie } })).status).toBe(200);
    const guessed = await ask('/?site_preview=guessed');
    expect([guessed.status, guessed.headers['set-cookie']]).toEqual([303, undefined]);
  });

  test('is shown to nobody any more who has signed out', async () => {
    await setOpen(false);
    const { authorization } = await api.signIn();
    const [cookie = ''] = cookieIn(await beginPreview({ authorization })).split(';');
    expect((await ask('/', { headers: { cookie } })).status).toBe(200);
    await ask('/api/auth/logout', { method: 'POST', headers: { authorization } });
    expect((await ask('/', { headers: { cookie } })).status).toBe(503);
  });

  test('never answers from memory, nor is its page kept once it is open', async () => {
    const statusOf = async (path: string) => (await ask(path)).status;
    for (const path of ['/onyx/', '/api/products', '/blog/feed.xml']) {
      expect(await statusOf(path)).toBe(200);
      expect(await statusOf(path)).toBe(200);
    }
    expect(api.cache.stats().entries).toBeGreaterThan(0);
    await setOpen(false);
    for (const path of ['/onyx/', '/api/products', '/blog/feed.xml']) expect(await statusOf(path)).toBe(503);
    await setOpen(true);
    for (const path of ['/onyx/', '/api/products', '/blog/feed.xml']) expect(await statusOf(path)).toBe(200);
    expect((await ask('/robots.txt')).text).toContain('Allow: /');
    for (const path of ['/closed.html', '/closed.html.data']) expect(await statusOf(path)).toBe(404);
    for (const path of siteFilePaths) expect([path, await statusOf(path)]).toEqual([path, 200]);
  });
});

describeOnOneEngine('a closed site whose back office has an origin of its own', (openDb) => {
  const openApi = createApiOpener({ pages, adminUrl });
  const [host, adminHost] = [{ host: 'stone.example' }, { host: 'admin.stone.example' }];

  test('is shown at its own by the link alone, and no token opens it there', async () => {
    const api = await openApi(await openDb());
    const ask = await askThroughPort(api.app);
    await saveLaunch(api, { open: false });
    const { authorization } = await api.signIn();
    const elsewhere = await ask('/api/products', { headers: { ...host, authorization } });
    expect(elsewhere.status).toBe(503);
    const begun = await ask('/api/previews/site', {
      ...{ method: 'POST', headers: { ...adminHost, authorization } },
    });
    expect(begun.headers['set-cookie']).toBeUndefined();
    const { href } = JSON.parse(begun.text);
    const led = await ask(href, { headers: adminHost });
    expect(led.headers.location).toBe(`https://stone.example${href}`);
    const followed = await ask(href, { headers: host });
    const [cookie = ''] = String(followed.headers['set-cookie']).split(';');
    expect((await ask('/', { headers: { ...host, cookie } })).status).toBe(200);
  });
});

describeOnBothEngines('previews of a closed site', (openDb) => {
  const openApi = createApiOpener();

  test('end after twelve hours and with their session, on every engine', async () => {
    const { db, services, signIn } = await openApi(await openDb());
    const tokenOf = ({ authorization }: { authorization: string }) => authorization.slice('Bearer '.length);
    const session = tokenOf(await signIn());
    const token = await services.sitePreviews.create(session);
    expect(await services.sitePreviews.isValid(token)).toBe(true);
    await services.sitePreviews.removeExpired();
    expect(await services.sitePreviews.isValid(token)).toBe(true);
    await db.updateTable('sitePreviews').set({ expiresAt: new Date().toISOString() }).execute();
    expect(await services.sitePreviews.isValid(token)).toBe(false);
    await services.sitePreviews.removeExpired();
    const other = await services.sitePreviews.create(session);
    await db.deleteFrom('sessions').execute();
    expect(await db.selectFrom('sitePreviews').selectAll().execute()).toEqual([]);
    expect(await services.sitePreviews.isNew(other)).toBe(false);
  });
});

async function saveLaunch({ services }: ApiUnderTest, value: Record<string, unknown>): Promise<void> {
  await services.siteDocuments.save('launch', { value, author: testAuthor });
}
