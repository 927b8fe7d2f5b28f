import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { shippedMessages } from '#messages/catalogue.ts';
import { readShippedTexts } from '#messages/shipped-languages.ts';
import { type ApiUnderTest, testPublicUrl } from './support/api-app.ts';
import { createClient } from './support/api-client.ts';
import { type ReadPage, readPage, stringsIn } from './support/read-page.ts';
import { createSiteOpener } from './support/rendered-site.ts';
import { setLanguages } from './support/site-languages.ts';

/** Some three hundred pages are made, beside whatever else the machine does. */
const timeout = 400_000;
const openSite = await createSiteOpener();
const languages = ['en-GB', 'de', 'ar'];
/** Names of networks and of programs, which are the same in all languages. */
const names = ['Instagram', 'LinkedIn', 'WhatsApp', 'Pinterest', 'Facebook', 'YouTube', 'Twitter', 'TikTok'];

describe('whoever follows the links of a site in several languages', () => {
  test('stays in the language, which the pages say they are in, and finds each page in the others', {
    timeout,
  }, async () => {
    const site = await openSite();
    await loadDemo(site.db, { storage: createFolderStorage(join(site.folder, 'uploads')) });
    await setLanguages(site.db, languages);
    await translate(site);
    const pages = new Map<string, ReadPage>();
    const broken: string[] = [];
    for (const language of languages) broken.push(...(await follow(site, { language, pages })));
    expect(broken).toEqual([]);
    const all = [...pages];
    expect(pages.size).toBeGreaterThan(languages.length * 80);
    expect(all.filter(([path, page]) => attributeOf(page, 'html', 'lang') !== languageOf(path))).toEqual([]);
    expect(all.flatMap(([path, page]) => linksAway(page, path))).toEqual([]);
    expect(all.flatMap(([path, page]) => oneWayAlternates(page, { path, pages }))).toEqual([]);
    const own = await readOwnTexts(site);
    const english = await Promise.all(all.map(([path, page]) => englishWords(page, { path, own })));
    expect(english.flat()).toEqual([]);
  });
});

async function translate(site: ApiUnderTest): Promise<void> {
  const request = createClient(site, await site.signIn());
  const status = 'published';
  const stone = { name: 'Statuario aus Carrara', slug: 'statuario-aus-carrara' };
  const { id } = (await request('GET', 'products/statuario')).json();
  const answers = [
    await request('PUT', `products/${id}/translations/de`, { body: { fields: stone, status } }),
    await request('PUT', 'site-documents/contact/translations/ar', {
      body: { fields: { heading: 'حدّثونا عن مشروعكم' }, status },
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
}

type Pages = Map<string, ReadPage>;

/** Reads all pages that links lead to from the home page of a language, each without its query. */
async function follow(
  { app }: ApiUnderTest,
  { language, pages }: { language: string; pages: Pages },
): Promise<string[]> {
  const broken: string[] = [];
  const start = language === languages[0] ? '/' : `/${language}/`;
  const waiting = new Map([[start, '']]);
  for (const [path, from] of waiting) {
    const answer = await app.inject(path);
    // A link may name a page as it is called in another language.
    const present =
      answer.statusCode === 301 ? new URL(`${answer.headers.location}`, testPublicUrl).pathname : path;
    if (present !== path) {
      if (!waiting.has(present)) waiting.set(present, from);
      continue;
    }
    if (answer.statusCode !== 200) {
      broken.push(`${from} leads to ${path}: ${answer.statusCode}`);
      continue;
    }
    const page = readPage(answer.body);
    pages.set(path, page);
    for (const { pathname } of pageLinks(page).map(({ href = '' }) => new URL(href, testPublicUrl)))
      if (languageOf(pathname) === language && !waiting.has(pathname)) waiting.set(pathname, path);
  }
  return broken;
}

/** Links to pages of the site, but for those that change the language. Files are none: PDFs, texts, packs. */
function pageLinks({ elements }: ReadPage): Record<string, string>[] {
  return elements
    .filter(({ name, attributes }) => name === 'a' && /^\/[^/]*/.test(attributes.href ?? ''))
    .map(({ attributes }) => attributes)
    .filter(
      ({ hreflang, href = '' }) => hreflang === undefined && !/^\/uploads\/|\.(?:txt|pdf|zip)$/.test(href),
    );
}

function languageOf(path: string): string | undefined {
  return languages.find((tag) => path.startsWith(`/${tag}/`)) ?? languages[0];
}

function linksAway(page: ReadPage, path: string): string[] {
  return pageLinks(page)
    .filter(({ href = '' }) => languageOf(href) !== languageOf(path))
    .map(({ href }) => `${path} leads to ${href}`);
}

/** What a page names as itself in another language, and is none of the pages, or does not name the page in turn. */
function oneWayAlternates(page: ReadPage, { path, pages }: { path: string; pages: Pages }): string[] {
  return alternatesOf(page)
    .filter((other) => {
      const named = pages.get(other);
      return !named || !alternatesOf(named).includes(path);
    })
    .map((other) => `${path} names ${other}`);
}

function alternatesOf({ elements }: ReadPage): string[] {
  return elements
    .filter(
      ({ name, attributes }) => name === 'link' && attributes.rel === 'alternate' && attributes.hreflang,
    )
    .map(({ attributes: { href = '' } }) => new URL(href).pathname);
}

function attributeOf({ elements }: ReadPage, element: string, attribute: string): string | undefined {
  return elements.find(({ name }) => name === element)?.attributes[attribute];
}

/** What the company wrote itself: without a translation it is shown as it is. */
async function readOwnTexts({ db, services }: ApiUnderTest): Promise<Set<string>> {
  const documents = await Promise.all(
    (await services.siteDocuments.list()).map(({ key }) => services.siteDocuments.read(key)),
  );
  const records = await Promise.all(entities.map(({ table }) => db.selectFrom(table).selectAll().execute()));
  const stored = stringsIn(records);
  const lists = stored.filter((text) => text.startsWith('[')).flatMap((text) => stringsIn(JSON.parse(text)));
  const inHtml = stored.filter((text) => text.startsWith('<')).flatMap((html) => readPage(html).texts);
  return new Set([...stringsIn(documents), ...stored, ...lists, ...inHtml]);
}

/** Fixed texts in English on a page in another language, where nothing says that they are English. */
async function englishWords(
  page: ReadPage,
  { path, own }: { path: string; own: ReadonlySet<string> },
): Promise<string[]> {
  const language = languageOf(path) ?? '';
  if (language === languages[0]) return [];
  const translated: Readonly<Record<string, string>> = await readShippedTexts(language);
  const words = Object.entries(shippedMessages).filter(([key, text]) => text !== translated[key]);
  const english = new Set(words.map(([, text]) => text));
  for (const text of [...Object.values(translated), ...names, ...own]) english.delete(text);
  return page.said
    .filter(({ text, language: said }) => said === language && english.has(text))
    .map(({ text }) => `${path} says ${text}`);
}
