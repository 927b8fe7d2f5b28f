import { expect, test } from 'vitest';
import type { ApiUnderTest } from './support/api-app.ts';
import { type Client, createClient } from './support/api-client.ts';
import { createSiteOpener } from './support/rendered-site.ts';

const openSite = await createSiteOpener();

const save = (request: Client, key: string, value: object) =>
  request('PUT', `site-documents/${key}`, { body: { value } });

/** The words and paths of the links in a part of a page. */
async function readLinks({ app }: ApiUnderTest, path: string, label: string): Promise<string[]> {
  const { body } = await app.inject(path);
  const part = body.split(`aria-label="${label}"`)[1]?.split('</nav>')[0] ?? '';
  return [...part.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, words = '']) => {
    const text = words
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return `${text} ${href}`;
  });
}

test('a new site leads to the six rooms, in the menu and in the footer', async () => {
  const site = await openSite();
  const menu = await readLinks(site, '/legal/', 'Main');
  expect(menu.slice(-7)).toEqual([
    '01 Entrance /',
    '02 Showcase /products/',
    '03 Annex /about/',
    '04 Frames /social/',
    '05 Journal /blog/',
    '06 Lounge /contact/',
    'Gallery /gallery/',
  ]);
  expect(await readLinks(site, '/legal/', 'Footer')).toEqual([
    ...['Entrance /', 'Showcase /products/', 'Annex /about/', 'Frames /social/', 'Journal /blog/'],
    ...['Lounge /contact/', 'Search /search/', 'Find by use /fit/', 'Stones in rooms /room/'],
    ...['Match a photo /match/', 'Compare /compare/', 'Shortlist /shortlist/'],
  ]);
});

test('menu and footer lead where an editor says, in that order, without what is hidden or not to be seen', async () => {
  const site = await openSite();
  const request = createClient(site, await site.signIn());
  const { category, product } = site.records;
  await product({ name: 'Draft', category: (await category({ name: 'Dawn' })).id, published: false });
  await save(request, 'pages', { gallery: false });
  const links = [
    { label: 'Yard', path: '/products/dawn/#stones' },
    { label: 'Hidden', path: '/contact/', shown: false },
    { label: 'Draft', path: '/draft/' },
    { path: '/gallery/' },
    { label: 'Elsewhere', path: 'https://stone.example/' },
    { path: '/about/' },
  ];
  const saved = await save(request, 'navigation', {
    menu: links,
    further: [],
    footer: [{ title: 'Ways', links }],
  });
  expect(saved.statusCode).toBe(200);
  const { footer } = saved.json().value;
  expect(footer[0].links.map(({ id }: { id: string }) => id)).toEqual([
    'yard',
    'hidden',
    'draft',
    'gallery',
    'elsewhere',
    'about',
  ]);
  const shown = ['Yard /products/dawn/#stones', 'Elsewhere https://stone.example/', 'Annex /about/'];
  expect((await readLinks(site, '/legal/', 'Main')).slice(-3)).toEqual(
    shown.map((link, index) => `0${index + 1} ${link}`),
  );
  expect(await readLinks(site, '/legal/', 'Footer')).toEqual(shown);
});

test('a link that never led anywhere is refused where it stands, and one whose page goes later is told by the checks', async () => {
  const site = await openSite();
  const request = createClient(site, await site.signIn());
  const dawn = await site.records.category({ name: 'Dawn' });
  const footer = (path: string, label = 'A') => [
    { id: 'a', title: 'Ways', links: [{ id: 'b', label, path }] },
  ];
  const refused = await save(request, 'navigation', { footer: footer('/products/dusk/') });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { 'footer.0.links.0.path': 'There is no page at /products/dusk/' },
  ]);
  expect((await save(request, 'navigation', { footer: footer('/products/dawn/') })).statusCode).toBe(200);
  expect((await request('DELETE', `categories/${dawn.id}`)).statusCode).toBe(204);
  expect((await save(request, 'navigation', { footer: footer('/products/dawn/', 'B') })).statusCode).toBe(
    200,
  );
  const checks = await request('GET', 'checks?lack=link');
  expect(checks.body).toContain('"field":"footer/a/links/b/path"');
  expect(await readLinks(site, '/legal/', 'Footer')).toEqual([]);
});

test('a page is called by others what its own document calls it', async () => {
  const site = await openSite();
  const request = createClient(site, await site.signIn());
  const names = { home: 'Start', collections: 'Range', about: 'People', journal: 'Notes', gallery: 'Works' };
  for (const [key, name] of Object.entries(names)) {
    expect((await save(request, key, { name })).statusCode).toBe(200);
  }
  await save(request, 'navigation', { menu: [{ path: '/about/' }] });
  await site.records.product({ name: 'Verde', category: (await site.records.category({ name: 'Dawn' })).id });
  await site.records.blogPost({ title: 'Veins' });
  await site.records.galleryProject({ name: 'Alba' });
  expect(await readLinks(site, '/verde/', 'Breadcrumb')).toEqual([
    'Start /',
    'Range /products/',
    'Dawn /products/dawn/',
  ]);
  expect(await readLinks(site, '/veins/', 'Breadcrumb')).toEqual(['Start /', 'Notes /blog/']);
  expect(await readLinks(site, '/gallery/alba/', 'Breadcrumb')).toEqual(['Start /', 'Works /gallery/']);
  expect((await readLinks(site, '/', 'Main')).slice(-2)[0]).toBe('01 People /about/');
  const plan = await readLinks(site, '/', 'Plan of the rooms');
  expect(plan).toEqual(
    expect.arrayContaining(['01 Range #showcase', '02 People #annex', '03 Works #frames']),
  );
  for (const path of ['/about/', '/blog/', '/verde/', '/legal/']) {
    expect((await site.app.inject(path)).body).not.toMatch(/>(?:Annex|Showcase|Journal)</);
  }
});
