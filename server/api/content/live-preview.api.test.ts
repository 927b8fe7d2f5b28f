import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { siteDocuments } from '#content/documents/registry.ts';
import type { EntityName } from '#content/kit/field.ts';
import { entities, getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Client, createClient } from '#tests/support/api-client.ts';
import { previewOf } from '#tests/support/live-preview.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../../..'));

describeOnOneEngine('the page of what is being edited', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let request: Client;
  let db: Db;

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    request = createClient(api, await api.signIn());
  });

  const preview = (body: object) => previewOf(request, body);

  /** Everything that is stored, but when the session was last used. */
  async function dump(): Promise<string> {
    const tables = await db.introspection.getTables();
    const rows = tables
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(async ({ name }) => {
        if (name === 'sessions') return [];
        const found = await db
          .selectFrom(name as keyof Tables)
          .selectAll()
          .execute();
        return found.map((row) => JSON.stringify(row)).sort();
      });
    return JSON.stringify(await Promise.all(rows));
  }

  async function publishOneOfEach() {
    const { records } = api;
    const category = await records.category();
    return {
      category,
      product: await records.product({ category: category.id }),
      blogPost: await records.blogPost(),
      socialPost: await records.socialPost(),
      galleryProject: await records.galleryProject(),
    };
  }

  test('shows what is typed into a record of every entity, and stores nothing of it', async () => {
    const stored = await publishOneOfEach();
    const before = await dump();
    for (const [key, { id }] of Object.entries(stored)) {
      const { name, path, card } = getEntity(key as EntityName);
      const text = `Typed into ${name} & “more”`;
      const { html, page, lacking } = await preview({ path, id, values: { [card.title]: text } });
      expect(lacking).toEqual([]);
      expect(html).toMatch(
        new RegExp(`data-field="${card.title}"[^<>]*>[^<>]*Typed into ${name} &amp; “more`),
      );
      expect((await api.app.inject(page)).body).not.toContain(`Typed into ${name}`);
    }
    expect(await dump()).toBe(before);
  });

  test('shows a record that was never saved, with words for what it lacks, and takes no number for it', async () => {
    for (const { name, path, card, fields } of entities) {
      const title =
        Object.entries(fields).find(([field]) => field === card.title)?.[1].names?.[0] ?? card.title;
      const { html, lacking } = await preview({ path, values: { [title]: 'Never-saved' } });
      const needed = Object.entries(fields).flatMap(([field, { required }]) => (required ? [field] : []));
      const others = needed.filter((field) => field !== card.title);
      expect(lacking.map(({ field }) => field).toSorted()).toEqual(others.toSorted());
      // What needs another record has none yet.
      const needsOther = Object.values(fields).some(({ kind, required }) => kind === 'reference' && required);
      if (needsOther) expect([name, html]).toEqual([name, null]);
      else expect(html.includes('Never-saved')).toBe(true);
    }
    const category = await api.records.category();
    expect(category.id).toBe(1);
    const { html } = await preview({ path: 'products', values: { name: 'Never-saved' } });
    expect(html.includes('Never-saved')).toBe(true);
    expect((await api.records.product({ category: category.id })).id).toBe(1);
  });

  test('shows what is typed into every document, on the page that it belongs to', async () => {
    await api.records.landingPage({ slug: 'granite' });
    const before = await dump();
    for (const { key, fields, shownOn } of siteDocuments) {
      const { html, page, lacking } = await preview({ document: key, values: {} });
      expect({ key, page, lacking, html: html.slice(0, 9) }).toMatchObject({
        ...{ key, page: shownOn.replace('{landing}', '/granite/'), lacking: [], html: '<!DOCTYPE' },
      });
      expect(Object.keys(fields).length).toBeGreaterThan(0);
    }
    const company = { name: 'Typed & Sons', registration: 'Registered as typed' };
    const { html } = await preview({ document: 'company', values: { name: company.name }, page: '/about/' });
    expect(html).toContain('Typed &amp; Sons');
    const { slides } = await api.services.siteDocuments.get('home');
    const moved = slides.toReversed().map((slide, index) => ({ ...slide, title: `Moved to ${index}` }));
    const { html: home } = await preview({ document: 'home', values: { slides: moved } });
    expect(home).toMatch(/data-field="slides.0.title"[^<>]*>[^<>]*Moved to 0/);
    const { html: dark } = await preview({
      document: 'appearance',
      values: { ink: '#f5f2ec', surface: '#12110f', accent: '#d8b26e' },
    });
    expect(dark).toContain('data-dark-site');
    expect(await dump()).toBe(before);
  });

  test('shows what is typed for a fixed text, and which element of the page says it', async () => {
    await api.records.category();
    const messages = { 'collections:heading': 'Stone by stone', 'shell:search.none': 'Nothing' };
    const { html, lacking } = await preview({
      document: 'wording',
      values: { messages },
      page: '/products/',
    });
    expect(html).toMatch(/data-field="messages.collections:heading"[^<>]*>Stone by stone</);
    const message = 'Keep {query} in this text';
    expect(lacking).toMatchObject([{ field: 'messages.shell:search.none', message }]);
    const { html: broken } = await preview({
      document: 'wording',
      values: { messages: { ...messages, 'common:carousel.next': 'Next {' } },
      page: '/products/',
    });
    expect(broken).toMatch(/data-field="messages.collections:heading"[^<>]*>Stone by stone</);
  });

  test('shows a draft, and a product whose category is one', async () => {
    const category = await api.records.category({ published: false });
    const product = await api.records.product({ category: category.id, published: false });
    const { html, page } = await preview({
      path: 'products',
      id: product.id,
      values: { origin: 'Carrara, as typed' },
    });
    expect(page).toBe('/statuario/');
    expect(html).toContain('Carrara, as typed');
    expect((await api.app.inject(page)).statusCode).toBe(302);
  });

  test('keeps what is stored in place of what cannot be, and says what is wrong', async () => {
    const { product } = await publishOneOfEach();
    await api.records.blogPost({ title: 'Taken', slug: 'taken' });
    const values = { name: '', slug: 'Not a slug', origin: 'Carrara, as typed', unknown: 1, category_id: 99 };
    const { html, lacking } = await preview({ path: 'products', id: product.id, values });
    expect(html).toContain('Carrara, as typed');
    expect(html).toContain('Statuario');
    expect(lacking).toContainEqual({ field: 'name', label: 'Name', message: 'Product name is required' });
    expect(lacking.map(({ field }) => field).toSorted()).toEqual(['category', 'name', 'slug', 'unknown']);
    const taken = await preview({
      path: 'products',
      id: product.id,
      values: { slug: 'taken', origin: 'Still' },
    });
    expect(taken).toMatchObject({ page: '/statuario/', lacking: [{ field: 'slug' }] });
    expect(taken.html).toContain('Still');
  });

  test('keeps what is stored in a list of a document, item by item', async () => {
    const phone = (label: string, href: string) => ({ label, display: '+91 0', href });
    const stored = [
      { id: 'sales', ...phone('Sales', 'tel:+911') },
      { id: 'yard', ...phone('Yard', 'tel:+912') },
    ];
    await request('PUT', 'site-documents/company', { body: { value: { name: 'Aravane', phones: stored } } });
    const phones = [
      { id: 'yard', ...phone('Yard, as typed', 'tel:') },
      { id: 'sales', ...phone('Sales, as typed', 'tel:+913') },
      phone('Just added', ''),
    ];
    const { html, lacking } = await preview({ document: 'company', values: { name: '', phones } });
    expect(lacking.map(({ field }) => field).toSorted()).toContain('phones.0.href');
    expect(lacking).toContainEqual({ field: 'name', label: 'Name', message: 'Company name is required' });
    for (const shown of ['Aravane', 'Yard, as typed', 'tel:+912', 'tel:+913']) {
      expect(html).toContain(shown);
    }
  });

  test('holds no scripts, sends nothing and is stored nowhere', async () => {
    const { blogPost } = await publishOneOfEach();
    const content = '<p onclick="alert(1)">Words</p><script>alert(1)</script>';
    const body = { path: 'blog', id: blogPost.id, values: { content } };
    const response = await request('POST', 'previews/live', { body });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const { html } = response.json();
    expect(html).not.toMatch(/<script|<noscript|onclick|alert\(/);
    expect(html).toContain("script-src 'none'; form-action 'none'");
  });

  test('is for administrators, of what is there, on pages that visitors have', async () => {
    const body = { path: 'blog', id: 1, values: {} };
    const visitor = await api.app.inject({ method: 'POST', url: '/api/previews/live', payload: body });
    expect(visitor.statusCode).toBe(401);
    const refused = async (body: object) => (await request('POST', 'previews/live', { body })).statusCode;
    expect(await refused(body)).toBe(404);
    expect(await refused({ ...body, document: 'home' })).toBe(400);
    expect(await refused({ values: {} })).toBe(400);
    expect(await refused({ document: 'none', values: {} })).toBe(400);
    for (const page of ['/admin/', '/api/health', '//elsewhere.example/', 'about']) {
      expect(await refused({ document: 'home', values: {}, page })).toBe(400);
    }
  });
});
