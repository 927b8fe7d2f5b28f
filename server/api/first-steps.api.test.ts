import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { saveMailTest } from '#enquiries/mail-test.repository.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { type Client, createClient } from '#tests/support/api-client.ts';
import { startOf } from '#tests/support/site-documents.ts';
import { demoCompany, demoLegal, loadSmallDemo } from '#tests/support/small-demo.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('the first steps of a new site', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let api: ApiUnderTest;
  let request: Client;
  let demo: { dawn: number; night: number; carrara: number; onyx: number };

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    request = createClient(api, await api.signIn());
    demo = await loadSmallDemo(db, api);
  });

  const read = async () => (await request('GET', 'first-steps')).json();
  const doneSteps = async () =>
    (await read()).steps
      .filter(({ isDone }: { isDone: boolean }) => isDone)
      .map(({ key }: { key: string }) => key);
  const preview = async () => (await request('GET', 'demo/removal')).json();
  const namesOf = async (path: string) =>
    (await request('GET', `${path}?sort=id`)).json().map(({ name }: { name: string }) => name);
  const saveDocument = (key: string, value: object) =>
    request('PUT', `site-documents/${key}`, { body: { value } });
  const documentOf = async (key: string) => (await request('GET', `site-documents/${key}`)).json();

  test('are none of them done by the demo content, and each by what the company does', async () => {
    expect(await doneSteps()).toEqual([]);
    await saveDocument('company', { name: 'Varda Stone' });
    await saveDocument('appearance', { logo: '/uploads/site/logo.webp' });
    expect(await doneSteps()).toEqual(['name', 'logo']);
    await saveDocument('company', { email: 'hello@varda.example' });
    expect(await doneSteps()).not.toContain('contact');
    const phones = [{ label: 'Office', display: '1', href: 'tel:+351210000000' }];
    await saveDocument('company', { phones, address: { ...startOf('company').address, street: 'Rua 1' } });
    expect(await doneSteps()).toContain('contact');
    const category = await api.records.category({ name: 'Limestone', published: false });
    expect(await doneSteps()).not.toContain('collection');
    await request('PUT', `categories/${category.id}`, { body: { published: true } });
    await request('PUT', `products/${demo.onyx}`, { body: { name: 'Our onyx' } });
    expect(await doneSteps()).toEqual(expect.arrayContaining(['collection', 'stone']));
    await saveDocument('certificates', {
      items: [{ title: 'ISO 9001', pdf: '/uploads/certificates/iso.pdf' }],
    });
    expect(await doneSteps()).not.toContain('legal');
    const own = [{ title: 'Ours', html: '<p>Our own.</p>' }];
    await saveDocument('legal', { privacy: own, terms: [...demoLegal.terms, ...own] });
    expect(await doneSteps()).toEqual([
      ...['name', 'logo', 'contact', 'collection', 'stone', 'certificates', 'legal'],
    ]);
    const test = { recipient: 'a@varda.example', response: '250 OK', sentAt: '2026-03-01T08:00:00.000Z' };
    await saveMailTest(db, { ...test, sentBy: 'admin' });
    expect((await read()).steps.every(({ isDone }: { isDone: boolean }) => isDone)).toBe(true);
  });

  test('can be put away for everybody, and brought back', async () => {
    expect((await request('PUT', 'first-steps', { body: { dismissed: true } })).json().isDismissed).toBe(
      true,
    );
    await request('PUT', 'first-steps', { body: { dismissed: true } });
    expect((await read()).isDismissed).toBe(true);
    expect((await request('PUT', 'first-steps', { body: { dismissed: false } })).json().isDismissed).toBe(
      false,
    );
    expect((await request('PUT', 'first-steps', { body: { dismissed: 'yes' } })).statusCode).toBe(400);
  });

  test('are put aside one by one where the company does without, and taken up again', async () => {
    const neededOf = async (key: string) =>
      (await read()).steps.find((step: { key: string }) => step.key === key).isNeeded;
    const put = (step: string, needed: unknown) =>
      request('PUT', `first-steps/${step}`, { body: { needed } });
    expect(await neededOf('mail')).toBe(true);
    expect((await put('mail', false)).statusCode).toBe(200);
    await put('mail', false);
    await put('certificates', false);
    expect([await neededOf('mail'), await neededOf('certificates'), await neededOf('logo')]).toEqual([
      ...[false, false, true],
    ]);
    await put('mail', true);
    expect([await neededOf('mail'), await neededOf('certificates')]).toEqual([true, false]);
    expect((await read()).isDismissed).toBe(false);
    expect((await put('name', false)).statusCode).toBe(400);
    expect((await put('mail', 'no')).statusCode).toBe(400);
  });

  test('take the demo content away: the company keeps its own, and what it has edited of the demo', async () => {
    await request('PUT', `products/${demo.onyx}`, { body: { origin: 'Our own quarry' } });
    await request('POST', 'products/bulk', { body: { action: 'feature', ids: [demo.carrara] } });
    const mine = await api.records.category({ name: 'Limestone' });
    await api.records.product({ name: 'Lioz', category: mine.id });
    await saveDocument('company', {
      name: 'Varda Stone',
      phones: [...demoCompany.phones, { label: 'Office', display: '1', href: 'tel:+351210000000' }],
    });
    const plan = await preview();
    expect(plan).toMatchObject({
      goes: { categories: 1, products: 1, blogPosts: 0, siteDocuments: 2 },
      stays: { categories: 2, products: 2, siteDocuments: 1 },
      edited: 2,
    });
    const removed = await request('POST', 'demo/removal');
    expect([removed.statusCode, removed.json()]).toEqual([201, { records: 2, documents: 2 }]);
    expect(await namesOf('categories')).toEqual(['Night', 'Limestone']);
    expect(await namesOf('products')).toEqual(['Black onyx', 'Lioz']);
    const company = (await documentOf('company')).value;
    expect(company).toEqual({
      ...startOf('company'),
      name: 'Varda Stone',
      phones: [{ id: 'office', label: 'Office', display: '1', href: 'tel:+351210000000' }],
    });
    expect((await documentOf('legal')).value).toEqual(startOf('legal'));
    expect((await request('GET', 'trash')).json()).toHaveLength(2);
    expect((await read()).demo).toMatchObject({
      isThere: false,
      removal: { removedBy: 'admin', records: 2, documents: 2, daysLeft: 30 },
    });
    const again = await request('POST', 'demo/removal');
    expect([again.statusCode, again.json().message]).toEqual([409, 'There is no demo content to remove.']);
  });

  test('bring all of it back with one call, as it was and in its order', async () => {
    const draft = { value: { name: 'Being written' }, draft: true };
    await request('PUT', 'site-documents/company', { body: draft });
    const before = {
      company: await documentOf('company'),
      products: await namesOf('products'),
      position: (await request('GET', 'products')).json().map(({ id }: { id: number }) => id),
    };
    await request('POST', 'demo/removal');
    expect((await documentOf('company')).draft.value.name).toBe('Being written');
    const back = await request('POST', 'demo/removal/undo');
    expect([back.statusCode, back.json()]).toEqual([200, { records: 4 }]);
    const company = await documentOf('company');
    expect(company.value).toEqual(before.company.value);
    expect(company.draft.value).toEqual(before.company.draft.value);
    expect(await namesOf('products')).toEqual(before.products);
    expect((await request('GET', 'products')).json().map(({ id }: { id: number }) => id)).toEqual(
      before.position,
    );
    expect((await read()).demo).toEqual({ isThere: true, removal: null });
    expect((await request('POST', 'demo/removal/undo')).statusCode).toBe(409);
    expect((await preview()).goes).toMatchObject({ categories: 2, products: 2, siteDocuments: 2 });
  });

  test('keep what was written since, and do without what was deleted for good, where it is brought back', async () => {
    await request('POST', 'demo/removal');
    await saveDocument('company', { name: 'Varda Stone', email: 'hello@varda.example' });
    await request('DELETE', `trash/products/${demo.onyx}`);
    expect((await request('POST', 'demo/removal/undo')).json()).toEqual({ records: 3 });
    expect((await documentOf('company')).value).toMatchObject({
      name: 'Varda Stone',
      email: 'hello@varda.example',
      tagline: demoCompany.tagline,
      phones: demoCompany.phones,
    });
    expect(await namesOf('products')).toEqual(['Carrara']);
  });

  test('leave a collection of the demo where the company has put a stone of its own', async () => {
    await api.records.product({ name: 'Lioz', category: demo.dawn });
    expect((await preview()).goes.categories).toBe(1);
    await request('POST', 'demo/removal');
    expect(await namesOf('categories')).toEqual(['Dawn']);
    expect(await namesOf('products')).toEqual(['Lioz']);
  });

  test('free the addresses of the demo for the company’s own stones and collections, and only those', async () => {
    const mine = await api.records.category({ name: 'Limestone' });
    const lioz = await api.records.product({ name: 'Lioz', category: mine.id });
    await request('DELETE', `products/${lioz.id}`);
    await request('POST', 'demo/removal');
    const slugOf = async (path: string, body: object) => (await request('POST', path, { body })).json().slug;
    const product = { description: 'Ours', category_id: mine.id };
    expect(await slugOf('products', { ...product, name: 'Carrara' })).toBe('carrara');
    expect(await slugOf('products', { ...product, name: 'Lioz' })).toBe('lioz-2');
    expect(await slugOf('categories', { name: 'Ours', slug: 'dawn', description: 'Ours' })).toBe('dawn');
    expect((await request('GET', 'products/carrara')).json().description).toBe('Ours');
    await request('POST', 'demo/removal/undo');
    const slugs = (await request('GET', 'products?sort=id')).json().map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(['carrara-demo', 'black-onyx', 'carrara', 'lioz-2']);
    expect((await request('GET', 'resolve/carrara-demo')).json().data.description).toBe('Demo');
  });

  test('name the texts of the company that link to what goes', async () => {
    const link = (path: string) => `<p>See <a href="${path}">it</a>.</p>`;
    await api.records.blogPost({ title: 'To a stone', content: link('/carrara/') });
    await api.records.blogPost({
      title: 'To its longer path',
      content: link('/products/dawn/carrara/#facts'),
    });
    await api.records.blogPost({ title: 'To another page', content: link('/products/carrara-of-ours/') });
    await saveDocument('menu', { sideLinks: [{ label: 'Night', path: '/products/night/' }] });
    const titles = async () =>
      (await preview()).links.map(({ title }: { title: string }) => title).toSorted();
    expect(await titles()).toEqual(['Menu and footer', 'To a stone', 'To its longer path']);
    expect((await preview()).links).toContainEqual({
      ...{ title: 'Menu and footer', label: expect.stringContaining('Night') },
      ...{ kind: 'site', id: 'menu', field: 'sideLinks/night/path' },
    });
    await request('PUT', `products/${demo.onyx}`, { body: { name: 'Our onyx' } });
    expect(await titles()).not.toContain('Menu and footer');
  });

  test('go on naming them once it has gone, until a stone of the company stands at that address', async () => {
    const content = '<p>See <a href="/carrara/">it</a>.</p>';
    const post = await api.records.blogPost({ title: 'To a stone', content });
    await request('POST', 'demo/removal');
    expect((await preview()).links).toEqual([
      { title: 'To a stone', label: 'Content', kind: 'blog', id: String(post.id), field: 'content' },
    ]);
    await api.records.product({ name: 'Carrara', category: (await api.records.category()).id });
    expect((await preview()).links).toEqual([]);
  });

  test('keep what a colleague saves in the very moment', async () => {
    const [removed, saved] = await Promise.all([
      request('POST', 'demo/removal'),
      request('PUT', `products/${demo.carrara}`, { body: { origin: 'Our own quarry' } }),
    ]);
    expect(removed.statusCode).toBe(201);
    // Whoever comes second is told; nothing that was saved is lost.
    if (saved.statusCode === 200) expect(await namesOf('products')).toContain('Carrara');
    else expect(saved.statusCode).toBe(404);
  });

  test('are taken once where two administrators press at the same time', async () => {
    const both = await Promise.all([request('POST', 'demo/removal'), request('POST', 'demo/removal')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await request('POST', 'demo/removal/undo')).json()).toEqual({ records: 4 });
  });
});
