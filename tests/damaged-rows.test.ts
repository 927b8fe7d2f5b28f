import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { endpointRoles } from './support/endpoint-roles.ts';
import { openInbox, sampleMessage, sendOneOfEach } from './support/inbox-api.ts';
import { publicPages, unlistedPages } from './support/public-pages.ts';
import { createSiteOpener } from './support/rendered-site.ts';
import { testEngines } from './support/test-database.ts';

const openSite = await createSiteOpener();

const tables = [
  ...[
    'inboxItems',
    'enquiries',
    'contactMessages',
    'inboxChanges',
    'inboxReplies',
    'inboxViews',
    'replyTemplates',
    'feedback',
  ],
  ...['subscribers', 'sharedShortlists', 'mailOutbox', 'products', 'categories', 'blogPosts', 'socialPosts'],
  ...['galleryProjects', 'siteDocuments', 'redirects', 'redirectActions', 'revisions'],
];
/** What a row is found by, or which rows belong together. */
const untouched = ['id', 'slug', 'entity', 'form', 'path', 'key', 'origin', 'action', 'words'];
const lists = Object.keys(endpointRoles).filter((call) => /^GET [^:*]*$/.test(call));
const paths = [
  ...lists.map((call) => call.slice('GET '.length)),
  ...['/api/products', '/api/categories', '/api/blog', '/api/social', '/api/gallery', '/api/catalogue'],
  ...['/sitemap.xml', '/blog/feed.xml', '/statuario-hall/', '/blog/on-statuario/', '/search/?q=statuario'],
  ...publicPages,
  ...unlistedPages,
];
const cases = testEngines.flatMap((engine) =>
  ['constructor', '[{"unit":"__proto__"},null]'].map((text) => [engine, text] as const),
);

test.each(cases)('A row that is damaged fails no list and no page (%s, %s)', async (engine, text) => {
  const site = await openSite(engine);
  const inbox = await openInbox(site, site.db);
  const shared = await fill(site, inbox);
  for (const table of tables) await damageFirstRow(site.db, table, text);
  const failed: string[] = [];
  for (const url of [...paths, `/shortlist/${shared}/`, `/api/shortlists/${shared}`]) {
    for (const headers of [inbox.headers, {}]) {
      const { statusCode } = await site.app.inject({ url, headers });
      if (statusCode >= 500) failed.push(`${statusCode} ${url}`);
    }
  }
  expect(failed).toEqual([]);
  const found = await inbox.request('POST', '/visitor-data/search', { who: 'bert@buyer.example' });
  expect(found.json().items).toHaveLength(4);
  const { items, total } = await inbox.get('/inbox?sort=date&order=asc');
  expect([items.length, total]).toEqual([5, 5]);
  expect(items[0].lines[0]).toMatchObject({ name: 'A product that cannot be read', unit: 'm2' });
});

type Site = Awaited<ReturnType<typeof openSite>>;

/** Two of everything. @returns the id of a shared list */
async function fill(site: Site, inbox: Awaited<ReturnType<typeof openInbox>>): Promise<string> {
  const { records } = site;
  for (const name of ['Statuario', 'Onyx']) {
    const { id: category } = await records.category({ name: `${name} hall` });
    await records.product({ name, category, finishOptions: ['honed'] });
    await records.blogPost({ title: `On ${name}` });
    await records.socialPost({ caption: name });
    await records.galleryProject({ name: `House of ${name}` });
    await inbox.request('POST', '/feedback', { rating: 5, feedback: name });
    await inbox.request('POST', '/newsletter', { email: `${name}@buyer.example` });
    await inbox.request('POST', '/redirects', { from: `/old-${name}/`, to: '/about/' });
  }
  await sendOneOfEach(inbox);
  const lines = [{ product: 'statuario', area: 12 }];
  await inbox.request('POST', '/contact', { ...sampleMessage, form_type: 'quote', product: 'Slabs', lines });
  await inbox.change(1, { status: 'answered', notes: 'Called' });
  const templates = [{ name: 'Thanks', channel: 'both', subject: 'Thanks', text: 'Thanks' }];
  await inbox.request('PUT', '/inbox/templates', { templates });
  await inbox.request('POST', '/inbox/views', { name: 'Mine', query: { status: 'new' } });
  return (await inbox.request('POST', '/shortlists', { lines })).json().id;
}

async function damageFirstRow(db: Db, table: string, text: string): Promise<void> {
  const all = sql.table(table);
  const { rows } = await sql<Record<string, unknown>>`select * from ${all} order by 1 limit 1`.execute(db);
  const [row = {}] = rows;
  const key = Object.hasOwn(row, 'id') ? 'id' : 'key';
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string' || untouched.includes(column)) continue;
    const changed = sql`update ${all} set ${sql.ref(column)} = ${text}`;
    await sql`${changed} where ${sql.ref(key)} = ${row[key]}`.execute(db);
  }
}
