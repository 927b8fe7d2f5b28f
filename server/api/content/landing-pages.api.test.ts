import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/upload-form.ts';

describeOnBothEngines('landing pages and pages', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let headers: { authorization: string };
  let request: Client;
  let visitor: (path: string) => Promise<{ statusCode: number; json: () => Record<string, unknown> }>;

  beforeEach(async () => {
    ({ api, headers, request } = await openClient(await openDb()));
    visitor = (path) => api.app.inject({ url: `/api/${path}` });
    const { id: category } = await api.records.category();
    for (const name of ['Statuario', 'Portoro', 'Thassos']) await api.records.product({ name, category });
  });

  const body = {
    name: 'Marble for stairs',
    hero: { heading: 'Stairs', text: 'Treads of one block', image: '' },
    lists: [{ title: 'White', text: 'Quiet ones', products: ['thassos', 'Statuario'] }],
    popular: ['portoro'],
    show_form: false,
  };

  test('an editor writes lists of stones by slug or name, and reads them as they are stored', async () => {
    const created = await request('POST', 'landing-pages', { body });
    expect(created.statusCode).toBe(201);
    const { id } = created.json();
    const read = (await request('GET', `landing-pages/${id}`)).json();
    expect(read).toMatchObject({
      ...{ slug: 'marble-for-stairs', hero: body.hero, hero_heading: 'Stairs', heroHeading: 'Stairs' },
      lists: [{ id: 'white', title: 'White', text: 'Quiet ones', products: ['thassos', 'statuario'] }],
      ...{ popular: ['portoro'], show_form: false, showForm: false, show_certificates: true },
    });
    const again = await request('PUT', `landing-pages/${id}`, {
      body: { ...read, name: 'Stairs of marble' },
    });
    expect(again.json()).toMatchObject({ lists: read.lists, version: 2 });
    const moved = await request('PUT', `landing-pages/${id}`, {
      body: {
        hero: { text: 'Other words' },
        lists: [{ title: 'Black', products: ['portoro'] }, ...read.lists],
      },
    });
    expect(moved.json()).toMatchObject({ hero: { heading: 'Stairs', text: 'Other words' } });
    expect(moved.json().lists.map((list: { id: string }) => list.id)).toEqual(['black', 'white']);
    const [latest] = (await request('GET', `landing-pages/${id}/revisions`)).json();
    expect(latest.changes).toMatchObject([
      { field: 'heroText', from: 'Treads of one block', to: 'Other words' },
      { field: 'lists', to: 'Black: Portoro\nWhite: Quiet ones: Thassos, Statuario' },
    ]);
  });

  test('what is wrong in a list is told at its place, and nothing is stored', async () => {
    const wrong = {
      ...{ ...body, hero: { heading: 7 } },
      lists: [{ title: '' }, { title: 'Black', products: ['granite'] }, { title: 'C', colour: 1 }],
    };
    const refused = await request('POST', 'landing-pages', { body: wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({
      'hero.heading': 'Heading is text',
      'lists.0.title': 'Name is required',
      'lists.1.products': 'There is no product "granite"',
      colour: 'There is no field named "colour"',
    });
    expect((await request('GET', 'landing-pages')).json()).toEqual([]);
  });

  test('a stone that is renamed stays in its lists; one in the trash is there again once it is restored', async () => {
    const { id } = (await request('POST', 'landing-pages', { body })).json();
    const { id: stone } = (await request('GET', 'products/thassos')).json();
    await request('PUT', `products/${stone}`, { body: { slug: 'thassos-white' } });
    const productsOf = async () => (await visitor('landing-pages/marble-for-stairs')).json().lists;
    expect(await productsOf()).toMatchObject([{ products: ['thassos-white', 'statuario'] }]);
    await request('DELETE', `products/${stone}`);
    expect(await productsOf()).toMatchObject([{ products: ['statuario'] }]);
    const list = { id: 'white', title: 'Whites', products: ['statuario'] };
    await request('PUT', `landing-pages/${id}`, { body: { lists: [list] } });
    await request('POST', `trash/products/${stone}/restore`);
    expect(await productsOf()).toMatchObject([{ title: 'Whites', products: ['statuario', 'thassos-white'] }]);
  });

  test('an address is taken once, by stones, articles, landing pages and pages alike', async () => {
    await request('POST', 'landing-pages', { body: { name: 'Stairs', slug: 'stairs' } });
    await request('POST', 'pages', { body: { title: 'Careers', content: '<p>Come</p>' } });
    for (const [kind, taken] of [
      ['landing-pages', { name: 'More stairs', slug: 'stairs' }],
      ['pages', { title: 'Stairs', slug: 'stairs' }],
      ['landing-pages', { name: 'Careers', slug: 'careers' }],
      ['pages', { title: 'A stone', slug: 'portoro' }],
    ] as const) {
      const refused = await request('POST', kind, { body: taken });
      expect([refused.statusCode, refused.json().errors]).toEqual([
        409,
        { slug: `The address "${taken.slug}" is taken` },
      ]);
    }
    expect((await visitor('resolve/stairs')).json()).toMatchObject({
      type: 'landing',
      data: { name: 'Stairs' },
    });
    expect((await visitor('resolve/careers')).json()).toMatchObject({
      type: 'page',
      data: { title: 'Careers' },
    });
  });

  test('a draft is shown to nobody, and what is published is found by its words', async () => {
    await request('POST', 'landing-pages', { body: { ...body, published: false } });
    await request('POST', 'pages', { body: { title: 'Careers', content: '<p>Masons wanted</p>' } });
    for (const path of ['resolve/marble-for-stairs', 'landing-pages/marble-for-stairs'])
      expect((await visitor(path)).statusCode).toBe(404);
    expect((await visitor('catalogue?q=masons')).json()).toMatchObject({
      items: [{ kind: 'page', title: 'Careers', url: '/careers/' }],
    });
    expect((await visitor('catalogue?q=treads')).json()).toMatchObject({ total: 0 });
  });

  test('an export of landing pages is imported again where they are gone, with their lists', async () => {
    await request('POST', 'landing-pages', { body });
    const { id } = (await request('GET', 'landing-pages/marble-for-stairs')).json();
    const csv = (await request('GET', 'landing-pages/export.csv')).body;
    const sheet = csv.replace(new RegExp(`^"?${id}"?(?=[,;])`, 'm'), '');
    await request('DELETE', `landing-pages/${id}`);
    await request('DELETE', `trash/landing-pages/${id}`);
    const form = { fields: {}, files: [{ name: 'sheet', bytes: Buffer.from(sheet) }] };
    const planned = await sendForm(api.app, {
      ...{ url: '/api/landing-pages/import?dry_run=true', headers, form },
    });
    expect(planned.json()).toMatchObject({ create: 1, errors: [] });
    const done = await sendForm(api.app, { url: '/api/landing-pages/import', headers, form });
    expect(done.json()).toMatchObject({ create: 1, errors: [] });
    expect((await request('GET', 'landing-pages/marble-for-stairs')).json().lists).toMatchObject([
      { title: 'White', text: 'Quiet ones', products: ['thassos', 'statuario'] },
    ]);
  });

  test('a document that landing pages show can be seen on the first of them, and nowhere while there is none', async () => {
    const shownOn = async () => {
      const documents = (await request('GET', 'site-documents')).json() as { key: string; shownOn: string }[];
      return documents.filter(({ key }) => ['landing', 'forms'].includes(key)).map((one) => one.shownOn);
    };
    expect(await shownOn()).toEqual(['', '']);
    await request('POST', 'landing-pages', { body });
    expect((await shownOn()).toSorted()).toEqual(['/marble-for-stairs/', '/marble-for-stairs/#enquiry']);
  });
});
