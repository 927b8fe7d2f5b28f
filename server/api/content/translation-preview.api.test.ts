import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Client, createClient } from '#tests/support/api-client.ts';
import { previewOf } from '#tests/support/live-preview.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../../..'));

describeOnBothEngines('the page of a translation that is being written', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    const db = await openDb();
    await setLanguages(db, ['en-GB', 'de']);
    api = await openApi(db);
    request = createClient(api, await api.signIn());
  });

  const preview = (body: object) => previewOf(request, { language: 'de', ...body });

  async function addStone() {
    const category = await api.records.category();
    const { id } = await api.records.product({
      category: category.id,
      description: 'A white marble',
      finishOptions: ['Polished', 'Honed'],
    });
    return { path: 'products', id };
  }

  test('says what is typed for a stone, and the original where nothing is, each led back to its field', async () => {
    const stone = await addStone();
    const values = { name: 'Getippter Stein', slug: 'getippt', finish_options: ['Poliert', ''] };
    const { html, page, own, lacking, pages: others } = await preview({ ...stone, values });
    expect({ page, own, lacking }).toEqual({ page: '/de/getippt/', own: '/de/getippt/', lacking: [] });
    expect(html).toContain('<html lang="de"');
    expect(html).toMatch(/<h1[^>]*data-field="name"[^>]*>[^<]*Getippter Stein/);
    expect(html).toMatch(/data-field="description"[^<>]*>[^<>]*A white marble/);
    expect(html).toMatch(/data-field="finishOptions"[^<>]*>Poliert[^<>]*Honed/);
    expect(html).toContain('href="/de/about/"');
    expect(others).toContainEqual({ path: '/de/about/', label: expect.any(String) });
    expect((await request('GET', `products/${stone.id}/translations`)).json()).toMatchObject([
      { language: 'de', status: 'none', version: 0 },
    ]);
  });

  test('takes the place of what is stored, and names what cannot be', async () => {
    const stone = await addStone();
    await api.records.blogPost({ title: 'Taken', slug: 'taken' });
    const stored = { fields: { name: 'Alt', description: 'Alt beschrieben' }, status: 'published' };
    await request('PUT', `products/${stone.id}/translations/de`, { body: stored });
    const values = { name: 'Neu', slug: 'taken', unknown: 'x' };
    const { html, lacking } = await preview({ ...stone, values });
    expect(html).toContain('Neu');
    expect(html).not.toContain('Alt beschrieben');
    expect(lacking.map(({ field }) => field).toSorted()).toEqual(['slug', 'unknown']);
  });

  test('says what is typed for a document, on other pages as well', async () => {
    const { slides } = await api.services.siteDocuments.get('home');
    expect(slides.length).toBeGreaterThan(1);
    const { html, page } = await preview({ document: 'home', values: { 'slides.0.title': 'Getippt' } });
    expect(page).toBe('/de/');
    expect(html).toMatch(/data-field="slides.0.title"[^<>]*>[^<>]*Getippt/);
    expect(html).toMatch(/data-field="slides.1.button"/);
    await api.records.category();
    const wording = { 'messages.collections:heading': 'Stein um Stein' };
    const { html: words } = await preview({ document: 'wording', values: wording, page: '/de/products/' });
    expect(words).toMatch(/data-field="messages.collections:heading"[^<>]*>Stein um Stein/);
    expect(words).toMatch(/data-field="messages.collections:explore"[^<>]*>JETZT ENTDECKEN/);
  });

  test('is of what is stored, in a language that it is translated into', async () => {
    const stone = await addStone();
    const refused = async (body: object) => (await request('POST', 'previews/live', { body })).statusCode;
    expect(await refused({ path: 'products', language: 'de', values: {} })).toBe(400);
    expect(await refused({ ...stone, language: 'fr', values: {} })).toBe(400);
    expect(await refused({ ...stone, language: 'en-GB', values: {} })).toBe(400);
    expect(await refused({ path: 'products', id: 99, language: 'de', values: {} })).toBe(404);
  });
});
