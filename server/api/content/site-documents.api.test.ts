import { beforeEach, expect, test } from 'vitest';
import { siteDocuments } from '#content/documents/registry.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('the documents of the site', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  const visit = (key: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/api/site-documents/${key}`, headers });
  const read = async (key: string) => (await request('GET', `site-documents/${key}`)).json();
  const save = (key: string, body: object, ifMatch?: string) =>
    request('PUT', `site-documents/${key}`, { body, ifMatch });

  test('are listed for an administrator, written or not, and for nobody else', async () => {
    await save('company', { value: { name: 'Aravane' } });
    const list = (await request('GET', 'site-documents')).json();
    expect(list.map(({ key }: { key: string }) => key)).toEqual(siteDocuments.map(({ key }) => key));
    expect(list[0]).toMatchObject({
      ...{ key: 'company', label: 'Company', version: 2, updatedBy: 'admin', hasDraft: false },
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(list.find(({ key }: { key: string }) => key === 'home')).toMatchObject({
      version: 1,
      updatedAt: null,
      updatedBy: '',
    });
    expect((await api.app.inject('/api/site-documents')).statusCode).toBe(401);
  });

  test.each(siteDocuments.map(({ key }) => key))(
    '%s reads on an empty site, and is taken back as it was read',
    async (key) => {
      const { value, version } = (await visit(key)).json();
      const saved = await save(key, { value });
      expect([saved.statusCode, saved.json().value, saved.json().version]).toEqual([200, value, version]);
      const checked = await save(key, { value: structuredClone(value), draft: true });
      expect(checked.json().draft).toBeNull();
    },
  );

  test('give visitors what is published, with a tag that spares them the rest', async () => {
    await save('company', { value: { name: 'Aravane' } });
    const first = await visit('company');
    expect(first.json()).toMatchObject({ key: 'company', version: 2, value: { name: 'Aravane' } });
    expect(Object.keys(first.json()).sort()).toEqual(['key', 'updatedAt', 'value', 'version']);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await visit('company', known)).statusCode).toBe(304);
    await save('company', { value: { name: 'Aravane Stone' }, draft: true });
    expect((await visit('company', known)).statusCode).toBe(304);
    await save('company', { value: { name: 'Aravane Marble' } });
    expect((await visit('company', known)).json().value.name).toBe('Aravane Marble');
  });

  test('keep a draft beside what visitors see until it is published', async () => {
    await save('home', { value: { hero: { subtitle: 'Old' } } });
    const drafted = (await save('home', { value: { hero: { subtitle: 'New' } }, draft: true })).json();
    expect([drafted.value.hero.subtitle, drafted.draft.value.hero.subtitle]).toEqual(['Old', 'New']);
    expect(drafted.draft.updatedBy).toBe('admin');
    const list: { key: string; hasDraft: boolean }[] = (await request('GET', 'site-documents')).json();
    expect(list.filter(({ hasDraft }) => hasDraft).map(({ key }) => key)).toEqual(['home']);
    const { draft } = await read('home');
    const published = (await save('home', { value: draft.value })).json();
    expect([published.value.hero.subtitle, published.draft]).toEqual(['New', null]);
    expect((await visit('home')).json().value.hero.subtitle).toBe('New');
  });

  test('change by the fields that are sent; an item without an id gets one that stays', async () => {
    await save('company', { value: { email: 'sales@aravane.example' } });
    const phones = [
      { label: 'Sales', href: 'tel:+910' },
      { label: 'Sales', href: 'tel:+911' },
    ];
    const { value } = (await save('company', { value: { phones } })).json();
    expect(value.email).toBe('sales@aravane.example');
    expect(value.phones).toEqual([
      { id: 'sales', label: 'Sales', display: '', href: 'tel:+910' },
      { id: 'sales-2', label: 'Sales', display: '', href: 'tel:+911' },
    ]);
    const moved = [{ ...value.phones[1], label: 'Yard' }, value.phones[0]];
    expect((await save('company', { value: { phones: moved } })).json().value.phones).toEqual(moved);
  });

  test('are not overwritten by who has read an older version', async () => {
    const first = await request('GET', 'site-documents/about');
    await save('about', { value: { title: 'Ours' } });
    const late = await save('about', { value: { title: 'Mine' } }, String(first.headers.etag));
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      message: 'Somebody else has changed the document "About page" meanwhile.',
      current: { key: 'about', version: 2, value: { title: 'Ours' } },
    });
    expect((await save('about', { value: { title: 'Mine' } }, 'W/"v2-x"')).statusCode).toBe(200);
  });

  test('tell who changed what, and go back to it', async () => {
    await save('company', {
      value: {
        phones: [
          { label: 'Sales', href: 'tel:+910' },
          { label: 'Yard', href: 'tel:+912' },
        ],
      },
    });
    const { value } = await read('company');
    const [sales, yard] = value.phones;
    await save('company', { value: { phones: [yard, { ...sales, href: 'tel:+911' }] } });
    await save('company', { value: { name: 'Aravane' }, draft: true });
    const [third, second, first, start] = (await request('GET', 'site-documents/company/revisions')).json();
    expect(third).toMatchObject({
      ...{ version: 4, action: 'drafted', username: 'admin' },
      changes: [{ field: 'name', label: 'Name', from: 'Your company', to: 'Aravane' }],
    });
    expect(second.changes).toEqual([
      { field: 'phones', label: 'Phones: order', from: 'Sales, Yard', to: 'Yard, Sales' },
      { field: 'phones.1.href', label: 'Phones, Sales, Link', from: 'tel:+910', to: 'tel:+911' },
    ]);
    expect([first.version, start.version, start.action]).toEqual([2, 1, 'created']);
    const restore = (id: number, ifMatch?: string) =>
      request('POST', `site-documents/company/revisions/${id}/restore`, { ifMatch });
    expect((await restore(first.id, 'W/"v1-x"')).statusCode).toBe(412);
    const restored = (await restore(first.id)).json();
    expect([restored.value.phones, restored.draft]).toEqual([value.phones, null]);
    const drafted = (await restore(third.id)).json();
    expect([drafted.value.name, drafted.draft.value.name]).toEqual(['Your company', 'Aravane']);
    expect((await restore(4711)).statusCode).toBe(404);
    const { entries } = (await request('GET', 'activity')).json();
    expect(entries.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('Saved a draft of the site document "Company": Name'),
      'Went back to an earlier version of the site document "Company"',
      'Saved a draft of the site document "Company": Name',
      'Changed the site document "Company": Phones',
      'Changed the site document "Company": Phones',
    ]);
    expect(entries[0]).toMatchObject({ entity: 'siteDocument', path: 'site', key: 'company' });
  });

  test('that nobody has declared are not there', async () => {
    const message = 'There is no site document "prices".';
    for (const response of [await visit('prices'), await save('prices', { value: {} })]) {
      expect([response.statusCode, response.json().message]).toEqual([404, message]);
    }
    expect((await request('GET', 'site-documents/prices/revisions')).statusCode).toBe(404);
  });
});
