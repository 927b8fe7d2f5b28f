import { resolve } from 'node:path';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { describe, expect, test } from 'vitest';
import { stateOfData } from '#app/site/first-paint/page-state.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../built-pages.ts';

const openDb = createDatabaseOpener('sqlite');
const openSite = createApiOpener({ pages: await openBuiltPages(resolve(import.meta.dirname, '../..')) });

async function read(text: string): Promise<unknown> {
  const body = new Response(text).body;
  if (!body) throw new Error('There is nothing to read');
  return (await decode(body, globalThis as unknown as Window)).value;
}

describe('a page that everybody gets', () => {
  test.each(['/', '/contact/', '/shortlist/', '/search/?q=white'])(
    'leaves its data to its scripts, which find the same as it was rendered from (%s)',
    async (url) => {
      const { app } = await openSite(await openDb());
      const page = await app.inject(url);
      expect(page.body).toContain('type="text/deferred-module" data-apart>');
      expect(page.body).not.toContain('streamController.enqueue(');
      const { body } = await app.inject(url.replace('/?', '/_.data?').replace(/\/$/, '/_.data'));
      const results = Object.entries((await read(body)) as Record<string, { data: unknown }>);
      expect(results.length).toBeGreaterThan(1);
      expect(await read(stateOfData(body) ?? '')).toEqual({
        loaderData: Object.fromEntries(results.map(([route, { data }]) => [route, data])),
        ...{ actionData: null, errors: null },
      });
    },
  );

  test('has no data any more once it leads elsewhere', () => {
    expect(stateOfData('[["SingleFetchRedirect",1],{"_2":3},"redirect","/products/"]')).toBeUndefined();
  });
});

test.each([
  ['GET', '/404'],
  ['GET', '/contact/?preview=1'],
  ['POST', '/contact/'],
] as const)('A page that only one visitor gets carries its data (%s %s)', async (method, url) => {
  const { app } = await openSite(await openDb());
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const page = await app.inject({ method, url, headers, ...(method === 'POST' && { payload: 'name=' }) });
  expect(page.body).toContain('streamController.enqueue(');
  expect(page.body).not.toContain('data-apart');
});
