import { beforeEach, expect, test } from 'vitest';
import { fallbackOf } from '#content/kit/fallback-of.shared.ts';
import { inLanguage } from '#messages/language.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('a site in several languages', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let id: number;
  let dawnId: number;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    await setLanguages(api.db, ['en', 'de', 'fr']);
    const dawn = await api.records.category({ name: 'Dawn' });
    const onyx = await api.records.product({
      ...{ category: dawn.id, name: 'Black Onyx', origin: 'Iran', finishOptions: ['Polished', 'Honed'] },
    });
    [id, dawnId] = [onyx.id, dawn.id];
    const fields = { name: 'Schwarzer Onyx', slug: 'schwarzer-onyx', finish: ['Poliert', ''] };
    await translate(`products/${id}`, fields);
    await translate(`categories/${dawnId}`, { name: 'Morgen', slug: 'morgen' });
  });

  const translate = async (of: string, fields: object, language = 'de') => {
    const response = await request('PUT', `${of}/translations/${language}`, {
      body: { fields, status: 'published' },
    });
    expect(response.statusCode).toBe(200);
  };
  const read = async (path: string) => (await request('GET', path)).json();
  const inGerman = <Result>(work: () => Promise<Result>) => inLanguage('de', work);

  test('is read in one of them, and tells what is not translated', async () => {
    const shown = await read(`products/${id}?lang=de`);
    expect(shown).toMatchObject({
      ...{ name: 'Schwarzer Onyx', slug: 'schwarzer-onyx', finish: ['Poliert', 'Honed'], origin: 'Iran' },
      ...{ category: 'Morgen', language: 'de', fallback: ['description'] },
    });
    expect(await read(`products/${id}?lang=fr`)).toMatchObject({ name: 'Black Onyx', language: 'fr' });
    expect(await read(`products/${id}?lang=en`)).toMatchObject({
      name: 'Black Onyx',
      language: 'en',
      fallback: [],
    });
    const plain = await read(`products/${id}`);
    expect([plain.name, plain.language, plain.fallback]).toEqual(['Black Onyx', undefined, undefined]);
    expect(await read('products?lang=de')).toMatchObject([{ name: 'Schwarzer Onyx' }]);
  });

  test('names the texts of each part of a document, of a list in a record and of a reference that have no translation', async () => {
    const { siteDocuments, landingPages, products } = api.services;
    await translate('site-documents/home', { 'hero.heading': 'Stein' });
    const home = await inGerman(() => siteDocuments.get('home'));
    expect(fallbackOf(home.hero).fallback).toContain('label');
    expect(fallbackOf(home.hero).fallback).not.toContain('heading');
    expect(fallbackOf(home.slides[0] ?? {}).fallback).toContain('button');
    expect(fallbackOf(await siteDocuments.get('home'))).toEqual({});
    const lists = [{ title: 'Onyx', text: 'Of all kinds', products: [] }];
    const { id: landingId } = await api.records.landingPage({ name: 'Yard', lists });
    await translate(`landing-pages/${landingId}`, { name: 'Hof', 'lists.0.title': 'Onyx' });
    const [landing] = await inGerman(() => landingPages.findByIds({ reader: 'visitor', ids: [landingId] }));
    expect(landing?.fallback).toContain('lists.0.text');
    expect(landing?.fallback).not.toContain('lists.0.title');
    const [french] = await inLanguage('fr', () => products.findByIds({ reader: 'visitor', ids: [id] }));
    expect(french?.category.fallback).toEqual(['name']);
  });

  test('reads a document of the site in one of them, with the places of what is not translated', async () => {
    await request('PUT', 'site-documents/company', {
      body: { value: { tagline: 'Stone', phones: [{ label: 'Sales', href: 'tel:+910' }] } },
    });
    await translate('site-documents/company', { tagline: 'Stein' });
    const visit = async (query: string) =>
      (await api.app.inject(`/api/site-documents/company${query}`)).json();
    const shown = await visit('?lang=de');
    expect(shown).toMatchObject({
      language: 'de',
      value: { tagline: 'Stein', phones: [{ label: 'Sales' }] },
    });
    expect(shown.fallback).toContain('phones.0.label');
    expect(shown.fallback).not.toContain('tagline');
    expect(shown.value.phones).toEqual((await visit('')).value.phones);
    expect(await visit('?lang=en')).toMatchObject({
      language: 'en',
      fallback: [],
      value: { tagline: 'Stone' },
    });
    expect(await read('site-documents/company?lang=de')).toEqual(shown);
    expect(await read('site-documents/company')).toMatchObject({ value: { tagline: 'Stone' }, draft: null });
  });

  test.each(['nl', 'xx', 'de-AT', '%00'])('refuses the language %s by name', async (language) => {
    const response = await request('GET', `products?lang=${language}`);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['lang']]);
  });

  test('finds a record by the slug that it has in a language, and leads there from its other ones', async () => {
    const { resolve } = api.services;
    const slugOf = (slug: string) => inGerman(async () => (await resolve.resolve(slug))?.data.slug);
    expect(await slugOf('schwarzer-onyx')).toBe('schwarzer-onyx');
    expect(await slugOf('black-onyx')).toBeUndefined();
    expect(await resolve.resolve('schwarzer-onyx')).toBeUndefined();
    const moved = (slug: string) => inGerman(() => resolve.findMoved({ entities: ['product'], slug }));
    expect(await moved('black-onyx')).toEqual({ slug: 'schwarzer-onyx', path: '/schwarzer-onyx/' });
    await translate(`products/${id}`, { name: 'Onyx', slug: 'onyx-schwarz' });
    expect(await moved('schwarzer-onyx')).toMatchObject({ path: '/onyx-schwarz/' });
    const categoryOf = (key: string) =>
      inGerman(() => api.services.categories.find({ reader: 'visitor', key }));
    expect(await categoryOf('morgen')).toMatchObject({ name: 'Morgen' });
    expect(await categoryOf('dawn')).toBeUndefined();
  });

  test('tells search engines of pages that are published in a language, both ways', async () => {
    const [record] = await api.services.products.findByIds({ reader: 'visitor', ids: [id] });
    if (!record) throw new Error('There is no stone');
    const heads = api.services.heads;
    const head = await inGerman(() => heads.get({ kind: 'product', record }));
    const expected = [
      { tag: 'en', path: '/black-onyx/', isPublished: true },
      { tag: 'de', path: '/de/schwarzer-onyx/', isPublished: true },
      { tag: 'fr', path: '/fr/black-onyx/', isPublished: false },
    ];
    expect(head.languages).toEqual(expected);
    expect((await heads.get({ kind: 'product', record })).languages).toEqual(expected);
    expect(head.isIndexed).toBe(true);
    expect((await inLanguage('fr', () => heads.get({ kind: 'product', record }))).isIndexed).toBe(false);
    const sitemap = (await api.app.inject('/sitemap.xml')).body;
    const links = [...sitemap.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)].map(([, tag, href]) => [
      tag,
      href,
    ]);
    const url = api.services.publicUrl;
    expect(links).toEqual(
      expect.arrayContaining([
        ['en', `${url}/black-onyx/`],
        ['de', `${url}/de/schwarzer-onyx/`],
      ]),
    );
    expect(sitemap).not.toContain('/fr/');
  });

  test('gives its plain addresses to another language than it is written in, and loses nothing', async () => {
    const [record] = await api.services.products.findByIds({ reader: 'visitor', ids: [id] });
    if (!record) throw new Error('There is no stone');
    await setLanguages(api.db, ['de', 'en'], 'en');
    const { languages, url } = await inLanguage(
      undefined,
      () => api.services.heads.get({ kind: 'product', record }),
      { prefix: '/en' },
    );
    expect(languages).toEqual([
      { tag: 'de', path: '/schwarzer-onyx/', isPublished: true },
      { tag: 'en', path: '/en/black-onyx/', isPublished: true },
    ]);
    expect(url).toBe(`${api.services.publicUrl}/en/black-onyx/`);
    expect(await read(`products/${id}/translations`)).toMatchObject([
      { language: 'de', status: 'published' },
    ]);
  });

  test('says its documents and its fixed words in the language, and its own words for that language alone', async () => {
    await translate('site-documents/contact', { heading: 'Schreiben Sie uns' });
    await request('PUT', 'site-documents/wording', {
      body: { value: { messages: { 'forms:name': 'Your name' } } },
    });
    const { siteDocuments, wording } = api.services;
    expect((await inGerman(() => siteDocuments.get('contact'))).heading).toBe('Schreiben Sie uns');
    expect((await siteDocuments.get('contact')).heading).not.toBe('Schreiben Sie uns');
    const nameIn = async () => (await wording.read())('forms:name');
    expect([await nameIn(), await inGerman(nameIn)]).toEqual(['Your name', 'Name']);
    await translate('site-documents/wording', { 'messages.forms:name': 'Ihr Name' });
    expect(await inGerman(nameIn)).toBe('Ihr Name');
  });

  test('finds in the words of a language, and once by the default ones what is not translated', async () => {
    const travertine = await api.records.product({
      category: dawnId,
      name: 'Travertine',
      applications: ['Floors'],
    });
    const search = async (query: string) => {
      const found = await read(`catalogue?${query}`);
      return found.items.map(({ title }: { title: string }) => title);
    };
    expect(await search('lang=de&q=schwarz')).toEqual(['Schwarzer Onyx']);
    expect(await search('lang=de&q=poliertem')).toEqual(['Schwarzer Onyx']);
    expect(await search('lang=de&q=travertine')).toEqual(['Travertine']);
    expect(await search('q=schwarz')).toEqual([]);
    await translate(`products/${travertine.id}`, { name: 'Travertin', applications: ['Böden'] });
    expect(await search('lang=de&q=boden')).toEqual(['Travertin']);
    expect(await search('lang=de&q=black+onyx')).toEqual(['Schwarzer Onyx']);
    expect(await search('lang=de&q=dawn')).toEqual(['Schwarzer Onyx', 'Travertin']);
    await translate(`products/${travertine.id}`, { name: 'Polished', applications: ['Böden'] });
    expect(await search('lang=de&q=polished')).toEqual(['Polished', 'Schwarzer Onyx']);
    await translate(`products/${travertine.id}`, { name: 'Travertin', applications: ['Böden'] });
    expect(await search('lang=de&sort=name')).toEqual(['Schwarzer Onyx', 'Travertin']);
    expect(await search('lang=de&finish=polished&category=dawn')).toEqual(['Schwarzer Onyx']);
    const { facets } = await read('catalogue?lang=de');
    expect(facets.finish).toMatchObject([
      { value: 'honed', label: 'Honed' },
      { value: 'polished', label: 'Poliert' },
    ]);
    expect(facets.category).toMatchObject([{ value: 'dawn', label: 'Morgen' }]);
    await request('DELETE', `products/${travertine.id}/translations/de`);
    expect(await search('lang=de&q=boden')).toEqual([]);
  });

  test('leaves out of the feed of a language what is not translated', async () => {
    const { id: articleId } = await api.records.blogPost({ title: 'Stone by cart' });
    await api.records.blogPost({ title: 'Stone by ship' });
    await translate(`blog/${articleId}`, { title: 'Stein auf Karren' });
    const titlesOf = (feed: string) => [...feed.matchAll(/ {4}<title>([^<]*)</g)].map(([, title]) => title);
    expect(titlesOf(await inGerman(() => api.services.journalFeed.render()))).toEqual(['Stein auf Karren']);
    expect(titlesOf(await api.services.journalFeed.render())).toHaveLength(2);
  });

  test('answers a form in the language that it names, and refuses one that the site does not have', async () => {
    const send = async (language: string) =>
      (await request('POST', 'contact', { body: { language } })).json();
    expect((await send('de')).errors.name).toBe('Bitte geben Sie Ihren Namen ein');
    expect((await send('')).errors.name).toBe('Enter your name');
    expect(Object.keys((await send('nl')).errors)).toEqual(['language']);
  });

  test('keeps what a language said when it is taken away and put back', async () => {
    await setLanguages(api.db, ['en']);
    expect((await request('GET', `products/${id}?lang=de`)).statusCode).toBe(400);
    await setLanguages(api.db, ['en', 'de']);
    expect(await read(`products/${id}?lang=de`)).toMatchObject({ name: 'Schwarzer Onyx' });
  });
});
