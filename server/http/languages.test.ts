import { beforeEach, describe, expect, test } from 'vitest';
import { currentLanguage, inLanguage } from '#messages/language.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const openDb = createDatabaseOpener('sqlite');
let languages: (string | undefined)[];

/** Stands for React Router, and notes what language it is asked to answer in. */
async function render(): Promise<Response> {
  languages.push(currentLanguage());
  return new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const openSite = createApiOpener({ pages: { renderer: { render }, findStyles: () => undefined } });
let site: ApiUnderTest;

beforeEach(async () => {
  languages = [];
  site = await openSite(await openDb());
  const value = { name: 'Stone', languages: ['en-GB', 'de', 'pt-BR'] };
  await site.services.siteDocuments.save('company', { value, author: { username: 'ada' } });
});

const ask = async (url: string) => {
  const { statusCode, headers } = await site.app.inject({ url });
  return [statusCode, headers.location];
};

describe('a page below the tag of a language', () => {
  test.each([
    ['/de/', 'de'],
    ['/pt-BR/contact/', 'pt-BR'],
    ['/de/products.data', 'de'],
    ['/de/shortlist/stones.json?stones=onyx', 'de'],
  ])('%s is answered in it', async (url, language) => {
    expect(await ask(url)).toEqual([200, undefined]);
    expect(languages).toEqual([language]);
  });

  test.each([
    ['/de', '/de/'],
    ['/de?q=onyx', '/de/?q=onyx'],
    ['/DE/Contact', '/de/contact/'],
    ['/pt-br/contact/', '/pt-BR/contact/'],
    ['/en-GB/contact/', '/contact/'],
    ['/en/', '/'],
    ['/en/?q=onyx', '/?q=onyx'],
  ])('%s has its one address, %s', async (url, target) => {
    expect(await ask(url)).toEqual([301, target]);
  });
});

test.each(['/', '/contact/', '/fr/', '/denim/'])('%s is answered in the default language', async (url) => {
  expect(await ask(url)).toEqual([200, undefined]);
  expect(languages).toEqual([undefined]);
});

test('links in formatted text lead on in the language of the page', async () => {
  const { prepareHtml } = site.services.media;
  const link = (path: string) => `<p><a href="${path}">Onyx</a></p>`;
  const paths = ['/onyx/', '/', '/pt-BR/onyx/', '/uploads/onyx.pdf', '#onyx', 'https://stone.example/onyx/'];
  const shown = (path: string) => inLanguage('de', () => prepareHtml(link(path)));
  const [page, home, ...others] = await Promise.all(paths.map(shown));
  expect([page, home]).toEqual([link('/de/onyx/'), link('/de/')]);
  expect(others).toEqual(paths.slice(2).map(link));
  expect(await prepareHtml(link('/onyx/'))).toBe(link('/onyx/'));
});

describe('a site whose plain addresses are in another language than it is written in', () => {
  beforeEach(async () => {
    const value = { name: 'Stone', languages: ['de', 'en-GB'], sourceLanguage: 'en-GB' };
    await site.services.siteDocuments.save('company', { value, author: { username: 'ada' } });
  });

  test('answers each address in its language', async () => {
    await ask('/contact/');
    await ask('/en-GB/contact/');
    expect(languages).toEqual(['de', undefined]);
    expect(await ask('/de/contact/')).toEqual([301, '/contact/']);
  });

  test('shows the staff what is written, and visitors their own language', async () => {
    await site.records.category({ name: 'Onyx' });
    const languageOf = async (headers = {}) =>
      (await site.app.inject({ url: '/api/categories', headers })).json()[0].language;
    expect([await languageOf(), await languageOf(await site.signIn())]).toEqual(['de', undefined]);
  });
});
