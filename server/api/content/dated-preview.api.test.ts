import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Client, createClient } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../../..'));
const december = '2099-12-01T00:00:00Z';

describeOnOneEngine('the site as of a date', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let request: Client;
  let db: Db;

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    request = createClient(api, await api.signIn());
    await api.records.blogPost({ title: 'On frost', publishAt: '2099-11-30T00:00:00.000Z' });
    await api.records.blogPost({ title: 'On summer', unpublishAt: '2099-11-15T00:00:00.000Z' });
    await api.records.blogPost({
      ...{
        title: 'On a fair',
        publishAt: '2099-11-01T00:00:00.000Z',
        unpublishAt: '2099-11-10T00:00:00.000Z',
      },
    });
    await api.records.blogPost({ title: 'On spring', publishAt: '2100-03-01T00:00:00.000Z' });
  });

  async function show(at: string, page = '/blog/') {
    const response = await request('POST', 'previews/dated', { body: { at, page } });
    expect(response.statusCode, response.body).toBe(200);
    return response.json() as { html: string; page: string; changes: { title: string; action: string }[] };
  }

  test('shows what will have appeared by then and not what will have gone, in every list and at every path', async () => {
    const { html, changes } = await show(december);
    expect(html).toContain('On frost');
    expect(html).not.toMatch(/On summer|On a fair|On spring|<script/);
    expect(changes.map(({ title, action }) => `${title} ${action}`)).toEqual([
      ...['On a fair publish', 'On a fair unpublish', 'On summer unpublish', 'On frost publish'],
    ]);
    expect((await show('2099-11-05T00:00:00Z')).html).toMatch(/On a fair/);
    expect((await show(december, '/on-frost/')).html).toContain('<h1');
    const gone = await show(december, '/on-summer/');
    expect(gone.page).toBe('/404');
    expect(gone.html).not.toContain('On summer');
  });

  test('writes nothing and is for nobody else', async () => {
    await show(december);
    const now = (await api.app.inject('/blog/')).body;
    expect(now).toContain('On summer');
    expect(now).not.toMatch(/On frost|On a fair/);
    expect((await api.services.blogPosts.list({ reader: 'visitor' })).total).toBe(1);
    const url = '/api/previews/dated';
    expect((await api.app.inject({ method: 'POST', url, payload: { at: december } })).statusCode).toBe(401);
    const response = await request('POST', 'previews/dated', { body: { at: december } });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test.each([
    [{ page: '/blog/' }, 'at'],
    [{ at: 'soon', page: '/blog/' }, 'at'],
    [{ at: december, page: '/admin/dashboard/' }, 'page'],
    [{ at: december, page: 'https://elsewhere.example/' }, 'page'],
  ])('refuses %j', async (body, field) => {
    const response = await request('POST', 'previews/dated', { body });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
  });
});
