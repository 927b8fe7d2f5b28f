import { describe, expect, test } from 'vitest';
import { pagesDocument } from '#content/documents/pages.document.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { staticPages } from '#content/static-pages.shared.ts';
import type { ApiUnderTest } from './support/api-app.ts';
import { type Client, createClient } from './support/api-client.ts';
import { readPage } from './support/read-page.ts';
import { createSiteOpener, fixedPaths } from './support/rendered-site.ts';
import { testAuthor } from './support/sample-records.ts';

const openSite = await createSiteOpener();

/** Every page that can be switched off, by its switch. */
const switches = Object.keys(pagesDocument.fields).map((kind): [string, string] => {
  const path = staticPages.find((page) => page.kind === kind)?.path;
  return [kind, String(path)];
});

describe('a page that is switched off', () => {
  test.each(switches)('"%s" is unknown, and nothing leads to it', async (kind, path) => {
    const site = await openSite();
    const request = createClient(site, await site.signIn());
    await publish(site, request);
    const paths = await listPaths(site);
    expect(await findLinks(site, { paths, to: path })).not.toEqual([]);
    const unknown = await describeAnswer(site, '/never-was/');
    expect(await describeAnswer(site, path)).not.toEqual(unknown);

    await turn(request, { [kind]: false });
    expect(await describeAnswer(site, path)).toEqual(unknown);
    expect(await describeAnswer(site, `${path}anything/`)).toEqual(unknown);
    const data = await site.app.inject(`${path}_.data`);
    expect(data.body).toEqual((await site.app.inject('/never-was/_.data')).body);
    const left = (await listPaths(site)).filter((each) => !isOnPages(each, [path]));
    expect(left.length).toBeGreaterThan(15);
    expect(await findLinks(site, { paths: left, to: path })).toEqual([]);

    await turn(request, { [kind]: true });
    expect(await listPaths(site)).toEqual(paths);
  });

  test('takes the articles with it where it is the journal', async () => {
    const site = await openSite();
    const request = createClient(site, await site.signIn());
    await publish(site, request);
    await turn(request, { journal: false });
    const unknown = await describeAnswer(site, '/never-was/');
    for (const path of ['/shown-post/', '/blog/shown-post/', '/blog/feed.xml']) {
      expect([path, await describeAnswer(site, path)]).toEqual([path, unknown]);
    }
    expect((await site.app.inject('/api/resolve/shown-post')).statusCode).toBe(404);
    expect((await site.app.inject('/api/seo/by-path?path=shown-post')).statusCode).toBe(404);
    expect((await site.app.inject('/api/catalogue?q=shown')).body).not.toContain('/shown-post/');
    expect(await findLinks(site, { paths: await listPaths(site), to: '/shown-post/' })).toEqual([]);
    const { body } = await request('GET', 'blog');
    expect(body).toContain('Shown post');
  });

  test('may be redirected, and is itself again once it is switched on', async () => {
    const site = await openSite();
    const request = createClient(site, await site.signIn());
    await turn(request, { gallery: false });
    const made = await request('POST', 'redirects', { body: { from: '/gallery/', to: '/about/' } });
    expect(made.statusCode).toBe(201);
    expect((await site.app.inject('/gallery/')).headers.location).toBe('/about/');
    await turn(request, { gallery: true });
    expect((await site.app.inject('/gallery/')).statusCode).toBe(200);
  });

  test('still takes what was filled in on it', async () => {
    const site = await openSite();
    const request = createClient(site, await site.signIn());
    await site.records.product({ name: 'Verde', category: (await site.records.category()).id });
    await turn(request, { shortlist: false });
    const fields = { name: 'Ada', email: 'ada@example.com', phone: '9876543210', message: 'Two slabs' };
    const sent = await site.app.inject({
      ...{ method: 'POST', url: '/shortlist/?ask=quote' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ ...fields, subject: 'Stones', form_type: 'quote' })),
    });
    expect(sent.headers.location).toBe('/thank-you/?form=quote');
    const shared = await site.app.inject({
      ...{ method: 'POST', url: '/api/shortlists', payload: { lines: [{ product: 'verde' }] } },
    });
    expect([shared.statusCode, shared.json().message]).toEqual([
      404,
      'Lists are not shared here any more. Yours is still in your browser.',
    ]);
  });
});

const turn = async (request: Client, value: Record<string, boolean>) =>
  expect((await request('PUT', 'site-documents/pages', { body: { value } })).statusCode).toBe(200);

/** One record of each kind, and texts that lead to every page. */
async function publish({ records, services }: ApiUnderTest, request: Client) {
  const html = switches.map(([kind, path]) => `<p><a href="${path}">${kind}</a></p>`).join('');
  const collection = await records.category({ name: 'Dawn' });
  await records.product({ name: 'Shown', category: collection.id });
  await records.blogPost({ title: 'Shown post', content: html, author: 'Editorial team' });
  const project = await records.galleryProject({ name: 'Shown project' });
  const projectDetails = `${html}<p><a href="/shown-post/">An article</a></p>`;
  await services.galleryProjects.update({ id: project.id, changes: { projectDetails }, author: testAuthor });
  const links = [
    ...switches.slice(0, 5).map(([label, path]) => ({ label, path })),
    { label: 'Article', path: '/shown-post/' },
  ];
  expect((await request('PUT', 'site-documents/home', { body: { value: { links } } })).statusCode).toBe(200);
}

/** Every page of the sitemap, those outside it, and the files at the root. */
async function listPaths({ app }: ApiUnderTest): Promise<string[]> {
  const sitemap = (await app.inject('/sitemap.xml')).body;
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname);
  const others = ['/compare/?stones=shown', '/room/?stone=shown', '/search/?q=shown', '/sitemap.xml'];
  return [...new Set([...fixedPaths, ...pages, ...others])];
}

/** Where pages lead to a path: by links, forms and what search engines and programs read. */
async function findLinks({ app }: ApiUnderTest, { paths, to }: { paths: string[]; to: string }) {
  const leading: string[] = [];
  for (const path of paths.filter((each) => !isOnPages(each, [to]))) {
    const { body, statusCode } = await app.inject(path);
    if (statusCode === 302) continue;
    const { elements } = readPage(body);
    const targets = elements.flatMap(({ attributes: { href, action, formaction } }) => [
      href,
      action,
      formaction,
    ]);
    const structured = body.match(/<script[^>]*ld\+json.*?<\/script>|<loc>[^<]*/gs)?.join('') ?? '';
    const isNamed = structured.includes(`localhost:3000${to}`) || structured.includes(`${to}?q=`);
    if (isNamed || targets.some((target) => target && isOnPages(new URL(target, 'http://x').pathname, [to])))
      leading.push(path);
  }
  return leading;
}

/** What somebody is told who asks for a path, and by which headers. */
async function describeAnswer({ app }: ApiUnderTest, path: string) {
  const { statusCode, headers, body } = await app.inject(path);
  const { location, 'content-type': type, 'cache-control': cached } = headers;
  return { statusCode, location, type, cached, body: statusCode === 200 ? 'a page' : body };
}
