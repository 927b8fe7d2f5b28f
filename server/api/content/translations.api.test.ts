import { beforeEach, expect, test } from 'vitest';
import { insertMediaFile } from '#media/storage/media-files.repository.ts';
import { inLanguage } from '#messages/language.ts';
import { findSiteEntries } from '#people/log/log-reader.repository.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('translations', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let one: string;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    await setLanguages(api.db, ['en', 'de', 'fr']);
    const dawn = await api.records.category();
    const onyx = await api.records.product({ category: dawn.id, name: 'Onyx', origin: 'Iran' });
    one = `products/${onyx.id}/translations`;
  });

  const put = (
    path: string,
    fields: object,
    { status = 'published', ifMatch }: { status?: string; ifMatch?: string } = {},
  ) => request('PUT', path, { body: { fields, status }, ...(ifMatch && { ifMatch }) });
  const read = async (path: string) => (await request('GET', path)).json();
  const errorsOf = async (path: string, fields: object, status?: string) => {
    const response = await put(path, fields, status === undefined ? {} : { status });
    return [response.statusCode, response.json().errors];
  };
  const setNames = (names: string[]) =>
    request('PUT', 'site-documents/wording', { body: { value: { names } } });

  test('are written under either spelling and read under both', async () => {
    expect((await request('GET', `${one}/de`)).statusCode).toBe(404);
    const saved = await put(`${one}/de`, {
      name: 'Onyx, schwarz',
      long_description: 'Selten',
      meta_title: '',
    });
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, expect.stringContaining('v1-')]);
    const fields = { name: 'Onyx, schwarz', longDescription: 'Selten', long_description: 'Selten' };
    expect(await read(`${one}/de`)).toMatchObject({
      language: 'de',
      status: 'published',
      fields,
      updatedBy: 'admin',
    });
    await put(`${one}/de`, { ...fields, long_description: 'Sehr selten' });
    expect((await read(`${one}/de`)).fields.longDescription).toBe('Sehr selten');
    expect(await errorsOf(`${one}/de`, { longDescription: 'A', long_description: 'B' })).toMatchObject([
      400,
      { long_description: '"longDescription" and "long_description" say different things' },
    ]);
  });

  test('of facts, of unknown fields, and without any text are refused by name', async () => {
    expect(
      await errorsOf(`${one}/de`, { origin: 'Persien', density: '2,7', price: '1', related: 'x' }),
    ).toEqual([
      400,
      Object.fromEntries(
        ['origin', 'density', 'price', 'related'].map((name) => [
          name,
          `There is no text named "${name}" to translate`,
        ]),
      ),
    ]);
    expect(await errorsOf(`${one}/de`, { name: ' ' })).toMatchObject([400, { status: expect.any(String) }]);
    expect(await errorsOf(`${one}/de`, { name: 'x'.repeat(161) })).toMatchObject([
      400,
      { name: expect.any(String) },
    ]);
    expect(await errorsOf(`${one}/en`, { name: 'Onyx' })).toMatchObject([
      400,
      { language: expect.any(String) },
    ]);
    expect(await errorsOf(`${one}/it`, { name: 'Onice' })).toMatchObject([
      400,
      { language: expect.any(String) },
    ]);
    expect((await put('products/999/translations/de', { name: 'x' })).statusCode).toBe(404);
    expect((await put(`${one}/de`, {}, { status: 'draft' })).statusCode).toBe(200);
  });

  test('written by two people at once lose nothing', async () => {
    const etag = String((await put(`${one}/de`, { name: 'A' })).headers.etag);
    expect((await put(`${one}/de`, { name: 'B' }, { ifMatch: etag })).statusCode).toBe(200);
    const late = await put(`${one}/de`, { name: 'C' }, { ifMatch: etag });
    expect([late.statusCode, late.json().current]).toMatchObject([
      412,
      { version: 2, fields: { name: 'B' } },
    ]);
    expect((await put(`${one}/de`, { name: 'C' }, { ifMatch: '"v0"' })).statusCode).toBe(412);
    expect((await put(`${one}/fr`, { name: 'C' }, { ifMatch: '"v0"' })).statusCode).toBe(200);
  });

  test('of what was changed meanwhile are refused by the tag, the first one as well', async () => {
    const [{ source }] = (await request('GET', one)).json();
    const rename = (name: string) => request('PUT', one.replace('/translations', ''), { body: { name } });
    await rename('Night Onyx');
    expect((await put(`${one}/de`, { name: 'A' }, { ifMatch: `"v0-${source}"` })).statusCode).toBe(412);
    const etag = String((await put(`${one}/de`, { name: 'A' }, { ifMatch: '"v0"' })).headers.etag);
    expect(etag).toBe((await request('GET', `${one}/de`)).headers.etag);
    await rename('Black Onyx');
    const late = await put(`${one}/de`, { name: 'B' }, { ifMatch: etag });
    expect([late.statusCode, late.json().current]).toMatchObject([
      412,
      { fields: { name: 'A' }, outdated: ['name'] },
    ]);
    const { source: now } = late.json().current;
    expect((await put(`${one}/de`, { name: 'B' }, { ifMatch: `"v1-${now}"` })).statusCode).toBe(200);
  });

  test('have a history, and come back from it after they were deleted', async () => {
    await put(`${one}/de`, { name: 'Alt', slug: 'alt' });
    await put(`${one}/de`, { name: 'Neu', slug: 'neu' });
    expect((await request('DELETE', `${one}/de`)).statusCode).toBe(204);
    expect((await request('GET', `${one}/de`)).statusCode).toBe(404);
    const revisions = await read(`${one}/de/revisions`);
    expect(revisions.map(({ action }: { action: string }) => action)).toEqual([
      'deleted',
      'updated',
      'created',
    ]);
    expect(revisions[1].changes).toContainEqual({ field: 'name', label: 'Name', from: 'Alt', to: 'Neu' });
    const path = `${one}/de/revisions/${revisions[2].id}/restore`;
    expect((await request('POST', path)).json()).toMatchObject({
      ...{ status: 'published', version: 4, fields: { name: 'Alt', slug: 'alt' } },
    });
    const { entries } = await findSiteEntries(api.db, { limit: 2, offset: 0 });
    expect(entries.map(({ text, username }) => [text, username])).toEqual([
      ['Went back to an earlier version of the translation of the product "Onyx" into de', 'admin'],
      ['Deleted the translation of the product "Onyx" into de', 'admin'],
    ]);
  });

  test('of a document follow its entries, and of one that comes back too', async () => {
    const figures = [
      { id: 'yards', value: '3', label: 'Yards' },
      { id: 'years', value: '40', label: 'Years' },
    ];
    const saveFigures = (list: object[]) =>
      request('PUT', 'site-documents/about', { body: { value: { figures: list } } });
    await saveFigures(figures);
    const path = 'site-documents/about/translations/de';
    expect((await put(path, { 'figures.1.label': 'Jahre', title: 'Über uns' })).statusCode).toBe(200);
    await saveFigures(figures.toReversed());
    expect(await read(path)).toMatchObject({ outdated: [], fields: { 'figures.0.label': 'Jahre' } });
    await saveFigures(figures.slice(0, 1));
    expect((await read(path)).fields).toEqual({ title: 'Über uns' });
    await put(path, { title: 'Wir' });
    await saveFigures(figures);
    expect((await read(path)).fields).toEqual({ title: 'Wir', 'figures.1.label': 'Jahre' });
  });

  test('of the items of a record follow them as well', async () => {
    const lists = [
      { id: 'white', title: 'White', text: '', products: [] },
      { id: 'black', title: 'Black', text: '', products: [] },
    ];
    const { id } = (await request('POST', 'landing-pages', { body: { name: 'Stairs', lists } })).json();
    await put(`landing-pages/${id}/translations/de`, { 'lists.0.title': 'Weiß', hero_heading: 'x' });
    await request('PUT', `landing-pages/${id}`, { body: { lists: lists.toReversed() } });
    expect((await read(`landing-pages/${id}/translations/de`)).fields['lists.1.title']).toBe('Weiß');
  });

  test('of fixed texts keep what is filled in', async () => {
    const path = 'site-documents/wording/translations/de';
    const key = 'messages.common:carousel.slide';
    expect(await errorsOf(path, { [key]: 'Zur Folie' })).toMatchObject([
      400,
      { [key]: expect.stringMatching(/^Keep {/) },
    ]);
    expect(await errorsOf(path, { 'messages.nothing': 'x' })).toMatchObject([
      400,
      { 'messages.nothing': expect.any(String) },
    ]);
  });

  test('keep the names that have to stay', async () => {
    await setNames(['Onyx', 'Carrara & Co']);
    await request('PUT', one.replace('/translations', ''), {
      body: { longDescription: 'From Carrara & Co', finish: ['Onyx finish', 'Honed'] },
    });
    const lost = { name: 'Schwarz', long_description: 'Aus Karrara', finish: ['Oniks-Schliff', ''] };
    expect(await errorsOf(`${one}/de`, lost, 'draft')).toEqual([
      400,
      {
        name: 'Keep the name "Onyx" in this text',
        long_description: 'Keep the name "Carrara & Co" in this text',
        finish: 'Keep the name "Onyx" in this text',
      },
    ]);
    expect(
      (await put(`${one}/de`, { name: 'Onyx, schwarz', slug: 'schwarz', finish: ['', 'Geschliffen'] }))
        .statusCode,
    ).toBe(200);
  });

  test('of formatted texts hold nothing that runs', async () => {
    const { id } = await api.records.blogPost();
    const saved = await put(`blog/${id}/translations/de`, {
      content: '<p onclick="x()">Adern</p><script>x()</script>',
    });
    expect(saved.json().fields.content).toBe('<p>Adern</p>');
  });

  test('of a picture are its alternative text', async () => {
    const path = '/uploads/products/dawn/a.webp';
    await insertMediaFile(api.db, {
      ...{ path, mime: 'image/webp', bytes: 1, sha256: 'a', preview: '', width: 9, height: 9, alt: 'A slab' },
      ...{
        focalX: 0.5,
        focalY: 0.5,
        originalName: '',
        createdAt: '2026-03-01T08:00:00.000Z',
        condition: null,
      },
    });
    expect(
      (await put('images/products/dawn/a.webp/translations/de', { alt: 'Eine Platte' })).statusCode,
    ).toBe(200);
    expect((await read(`images${path}/translations/de`)).fields).toEqual({ alt: 'Eine Platte' });
    expect((await read('images/products%2Fdawn%2Fa.webp/translations/de')).version).toBe(1);
    const { media } = api.services;
    const altIn = (language?: string) =>
      inLanguage(language, async () => (await media.findPictures([path]))[path]?.alt);
    expect([await altIn('de'), await altIn()]).toEqual(['Eine Platte', 'A slab']);
    expect((await put('images/products/b.webp/translations/de', { alt: 'x' })).statusCode).toBe(404);
    expect((await request('DELETE', 'images/products/dawn/a.webp')).statusCode).toBe(204);
    expect(await api.db.selectFrom('translations').select('id').execute()).toEqual([]);
  });

  test('are read by sales, and written by owners and editors', async () => {
    const headers = await api.signIn('sales');
    const answers = await Promise.all([
      api.app.inject({ url: `/api/${one}`, headers }),
      api.app.inject({ url: '/api/site-documents/company/translations', headers }),
      api.app.inject({
        method: 'PUT',
        url: `/api/${one}/de`,
        headers,
        payload: { fields: {}, status: 'draft' },
      }),
      api.app.inject({ url: `/api/${one}` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 401]);
  });

  test('make a new version of the content', async () => {
    const before = await api.db.selectFrom('contentVersion').select('version').execute();
    await put(`${one}/de`, { name: 'Onyx' });
    expect(await api.db.selectFrom('contentVersion').select('version').execute()).not.toEqual(before);
  });
});
