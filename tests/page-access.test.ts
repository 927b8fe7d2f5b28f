import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import appRoutes from '../app/routes.ts';
import type { ApiUnderTest } from './support/api-app.ts';
import { createSiteOpener } from './support/rendered-site.ts';
import { respell } from './support/respelled-paths.ts';
import { testAuthor as author } from './support/sample-records.ts';
import { visitorEndpoints } from './support/visitor-endpoints.ts';

/** What the back office's pages are made of; whoever may read what is in them asks the API. */
const backOffice = /^admin(?:\/|$)/;
/** Stands in whatever is not for visitors, and nowhere else. */
const mark = 'zirconium';
const respelt = ['/admin/dashboard/', '/admin/products/1/edit/', '/admin/inbox/', '/admin/log/'];
const openSite = await createSiteOpener();

test('Every page outside /admin/ is one of the public site, and every page in it of the back office', () => {
  const misplaced = pagesOf(appRoutes).filter(
    ({ path, file }) => !file.startsWith(backOffice.test(path) ? 'admin/pages/' : 'site/pages/'),
  );
  expect(misplaced).toEqual([]);
});

test('No page tells a visitor what is in the back office, however its address is written', async () => {
  const site = await openSite();
  await hide(site);
  const told: string[] = [];
  const shown = new Set<number>();
  for (const path of addressesOf(appRoutes)) {
    for (const url of spellingsOf(fill(path))) {
      const { statusCode, body } = await site.app.inject(url);
      shown.add(statusCode);
      if (body.includes(mark)) told.push(`${url}: ${statusCode}`);
      if (statusCode >= 500) told.push(`${url}: ${statusCode}`);
    }
  }
  expect(told).toEqual([]);
  expect(shown).toContain(200);
});

test('No page tells whoever is signed in more than a visitor: what is theirs comes from the API', async () => {
  const site = await openSite();
  await hide(site);
  const told: string[] = [];
  const headers = await site.signIn('owner');
  for (const path of addressesOf(appRoutes)) {
    const { body } = await site.app.inject({ url: fill(path), headers });
    if (body.includes(mark)) told.push(path);
  }
  expect(told).toEqual([]);
});

test('A page of the back office takes no form from anybody, and no page is deleted or replaced', async () => {
  const site = await openSite();
  const headers = await site.signIn();
  const taken: string[] = [];
  for (const path of addressesOf(appRoutes)) {
    const url = fill(path);
    const methods = ['PUT', 'PATCH', 'DELETE', ...(backOffice.test(path) ? ['POST'] : [])];
    for (const method of methods as 'PUT'[]) {
      for (const one of [url, dataOf(url)]) {
        const { statusCode } = await site.app.inject({ method, url: one, headers, payload: { name: mark } });
        if (statusCode !== 405) taken.push(`${method} ${one}: ${statusCode}`);
      }
    }
  }
  expect(taken).toEqual([]);
});

test('No path of the files leads to the database, the settings or a file of the system', async () => {
  const site = await openSite();
  const told: string[] = [];
  for (const start of ['/uploads', '/assets', '/api/docs/static', '']) {
    for (const up of ['..', '%2e%2e', '..%2f..', '%2e%2e%5c', '..\\', '....//', '%c0%ae%c0%ae', '.%00.']) {
      for (const file of ['package.json', 'ashlar.sqlite', 'etc/passwd', '.env', 'server/main.ts']) {
        const { statusCode, body } = await site.app.inject(`${start}/${up}/${up}/${file}`);
        if (statusCode === 200 || /"name": "ashlar"|SQLite format|root:/.test(body))
          told.push(`${start}/${up}/${file}`);
      }
    }
  }
  expect(told).toEqual([]);
});

/** Something that only the staff may see, of each kind that has a page of its own. */
async function hide({ app, services, records, signIn }: ApiUnderTest): Promise<void> {
  const headers = await signIn();
  const category = await records.category({ name: 'Dawn' });
  const stone = await records.product({ name: 'Shown', category: category.id });
  await records.slab({ product: stone.id, slug: 'A-1' });
  const draft = await records.product({ name: mark, category: category.id, published: false });
  await services.products.update({ id: draft.id, author, changes: { origin: mark } });
  const send = async (path: string, payload: object) => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
    expect(statusCode, `${path}: ${body}`).toBeLessThan(300);
  };
  for (const { path, body } of visitorEndpoints.filter(({ path }) => !path.startsWith('shortlists'))) {
    const { lines, ...fields } = body;
    await send(path, { ...fields, ...marked(fields) });
  }
  await send('redirects', { from: `/${mark}-old/`, to: '/about/' });
  await send('users/invitations', { role: 'editor', name: mark, email: `${mark}@stone.example` });
  await app.inject(`/${mark}-missing/`);
  await app.inject(`/search/?q=${mark}`);
}

/** The texts that somebody may choose freely. */
function marked(fields: Record<string, unknown>): Record<string, string> {
  const free = ['full_name', 'name', 'city', 'subject', 'message', 'feedback'].filter(
    (name) => name in fields,
  );
  return Object.fromEntries(
    [...free.map((name) => [name, mark]), ['email', `${mark}@post.example`]].filter(
      ([name]) => String(name) in fields,
    ),
  );
}

/** What every route of the table is reached by, and the file it is made of, layouts left out. */
function pagesOf(routes: readonly RouteConfigEntry[], before = ''): { path: string; file: string }[] {
  return routes.flatMap(({ path, index, file, children }) => {
    const whole = [before, path].filter(Boolean).join('/');
    if (children) return pagesOf(children, whole);
    return path === undefined && !index ? [] : [{ path: whole, file }];
  });
}

function addressesOf(routes: readonly RouteConfigEntry[]): string[] {
  return pagesOf(routes).map(({ path }) => path);
}

function fill(path: string): string {
  const filled = path.replaceAll(/:\w+/g, '1').replace('*', 'no/such/page');
  return /\.\w+$|^404$/.test(filled) || filled === '' ? `/${filled}` : `/${filled}/`;
}

function dataOf(url: string): string {
  return url.endsWith('/') ? `${url}_.data` : `${url}.data`;
}

function spellingsOf(url: string): string[] {
  const bare = url.replace(/(.)\/$/, '$1');
  const plain = [url, dataOf(url)];
  if (!respelt.includes(url)) return plain;
  // The pages of the back office are one shell: a few of them stand for all.
  return [...plain, `${bare}.data`, `${dataOf(url)}?_routes=root`, ...respell(bare), ...respell(dataOf(url))];
}
