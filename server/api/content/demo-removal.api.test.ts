import { beforeEach, expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { type DemoSite, openDemoSite } from '#tests/support/demo-site.ts';
import { startOf } from '#tests/support/site-documents.ts';
import { demoCompany } from '#tests/support/small-demo.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('removing the demo content', (openDb) => {
  const openApi = createApiOpener();
  let site: DemoSite;

  beforeEach(async () => {
    const db = await openDb();
    site = await openDemoSite(db, await openApi(db));
  });

  test('take the demo content away: the company keeps its own, and what it has edited of the demo', async () => {
    await site.request('PUT', `products/${site.demo.onyx}`, { body: { origin: 'Our own quarry' } });
    await site.request('POST', 'products/bulk', { body: { action: 'feature', ids: [site.demo.carrara] } });
    const mine = await site.api.records.category({ name: 'Limestone' });
    await site.api.records.product({ name: 'Lioz', category: mine.id });
    await site.saveDocument('company', {
      name: 'Varda Stone',
      phones: [...demoCompany.phones, { label: 'Office', display: '1', href: 'tel:+351210000000' }],
    });
    const plan = await site.previewRemoval();
    expect(plan).toMatchObject({
      goes: { categories: 1, products: 1, blogPosts: 0, siteDocuments: 2 },
      stays: { categories: 2, products: 2, siteDocuments: 1 },
      edited: 2,
    });
    const removed = await site.request('POST', 'demo/removal');
    expect([removed.statusCode, removed.json()]).toEqual([201, { records: 2, documents: 2 }]);
    expect(await site.namesOf('categories')).toEqual(['Night', 'Limestone']);
    expect(await site.namesOf('products')).toEqual(['Black onyx', 'Lioz']);
    const company = (await site.documentOf('company')).value;
    expect(company).toEqual({
      ...startOf('company'),
      name: 'Varda Stone',
      phones: [{ id: 'office', label: 'Office', display: '1', href: 'tel:+351210000000' }],
    });
    expect((await site.documentOf('legal')).value).toEqual(startOf('legal'));
    expect((await site.request('GET', 'trash')).json()).toHaveLength(2);
    expect((await site.readSteps()).demo).toMatchObject({
      isThere: false,
      removal: { removedBy: 'admin', records: 2, documents: 2, daysLeft: 30 },
    });
    const again = await site.request('POST', 'demo/removal');
    expect([again.statusCode, again.json().message]).toEqual([409, 'There is no demo content to remove.']);
  });

  test('bring all of it back with one call, as it was and in its order', async () => {
    const draft = { value: { name: 'Being written' }, draft: true };
    await site.request('PUT', 'site-documents/company', { body: draft });
    const before = {
      company: await site.documentOf('company'),
      products: await site.namesOf('products'),
      position: (await site.request('GET', 'products')).json().map(({ id }: { id: number }) => id),
    };
    await site.request('POST', 'demo/removal');
    expect((await site.documentOf('company')).draft.value.name).toBe('Being written');
    const back = await site.request('POST', 'demo/removal/undo');
    expect([back.statusCode, back.json()]).toEqual([200, { records: 4 }]);
    const company = await site.documentOf('company');
    expect(company.value).toEqual(before.company.value);
    expect(company.draft.value).toEqual(before.company.draft.value);
    expect(await site.namesOf('products')).toEqual(before.products);
    expect((await site.request('GET', 'products')).json().map(({ id }: { id: number }) => id)).toEqual(
      before.position,
    );
    expect((await site.readSteps()).demo).toEqual({ isThere: true, removal: null });
    expect((await site.request('POST', 'demo/removal/undo')).statusCode).toBe(409);
    expect((await site.previewRemoval()).goes).toMatchObject({
      categories: 2,
      products: 2,
      siteDocuments: 2,
    });
  });

  test('keep what was written since, and do without what was deleted for good, where it is brought back', async () => {
    await site.request('POST', 'demo/removal');
    await site.saveDocument('company', { name: 'Varda Stone', email: 'hello@varda.example' });
    await site.request('DELETE', `trash/products/${site.demo.onyx}`);
    expect((await site.request('POST', 'demo/removal/undo')).json()).toEqual({ records: 3 });
    expect((await site.documentOf('company')).value).toMatchObject({
      name: 'Varda Stone',
      email: 'hello@varda.example',
      tagline: demoCompany.tagline,
      phones: demoCompany.phones,
    });
    expect(await site.namesOf('products')).toEqual(['Carrara']);
  });

  test('leave a collection of the demo where the company has put a stone of its own', async () => {
    await site.api.records.product({ name: 'Lioz', category: site.demo.dawn });
    expect((await site.previewRemoval()).goes.categories).toBe(1);
    await site.request('POST', 'demo/removal');
    expect(await site.namesOf('categories')).toEqual(['Dawn']);
    expect(await site.namesOf('products')).toEqual(['Lioz']);
  });

  test('free the addresses of the demo for the company’s own stones and collections, and only those', async () => {
    const mine = await site.api.records.category({ name: 'Limestone' });
    const lioz = await site.api.records.product({ name: 'Lioz', category: mine.id });
    await site.request('DELETE', `products/${lioz.id}`);
    await site.request('POST', 'demo/removal');
    const slugOf = async (path: string, body: object) =>
      (await site.request('POST', path, { body })).json().slug;
    const product = { description: 'Ours', category_id: mine.id };
    expect(await slugOf('products', { ...product, name: 'Carrara' })).toBe('carrara');
    expect(await slugOf('products', { ...product, name: 'Lioz' })).toBe('lioz-2');
    expect(await slugOf('categories', { name: 'Ours', slug: 'dawn', description: 'Ours' })).toBe('dawn');
    expect((await site.request('GET', 'products/carrara')).json().description).toBe('Ours');
    await site.request('POST', 'demo/removal/undo');
    const slugs = (await site.request('GET', 'products?sort=id'))
      .json()
      .map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(['carrara-demo', 'black-onyx', 'carrara', 'lioz-2']);
    expect((await site.request('GET', 'resolve/carrara-demo')).json().data.description).toBe('Demo');
  });

  test('name the texts of the company that link to what goes', async () => {
    const link = (path: string) => `<p>See <a href="${path}">it</a>.</p>`;
    await site.api.records.blogPost({ title: 'To a stone', content: link('/carrara/') });
    await site.api.records.blogPost({
      title: 'To its longer path',
      content: link('/products/dawn/carrara/#facts'),
    });
    await site.api.records.blogPost({
      title: 'To another page',
      content: link('/products/carrara-of-ours/'),
    });
    await site.saveDocument('navigation', {
      further: [{ label: 'Night', path: '/products/night/' }],
    });
    const titles = async () =>
      (await site.previewRemoval()).links.map(({ title }: { title: string }) => title).toSorted();
    expect(await titles()).toEqual(['Menu and footer', 'To a stone', 'To its longer path']);
    expect((await site.previewRemoval()).links).toContainEqual({
      ...{ title: 'Menu and footer', label: expect.stringContaining('Night') },
      ...{ kind: 'site', id: 'navigation', field: 'further/night/path' },
    });
    await site.request('PUT', `products/${site.demo.onyx}`, { body: { name: 'Our onyx' } });
    expect(await titles()).not.toContain('Menu and footer');
  });

  test('go on naming them once it has gone, until a stone of the company stands at that address', async () => {
    const content = '<p>See <a href="/carrara/">it</a>.</p>';
    const post = await site.api.records.blogPost({ title: 'To a stone', content });
    await site.request('POST', 'demo/removal');
    expect((await site.previewRemoval()).links).toEqual([
      { title: 'To a stone', label: 'Content', kind: 'blog', id: String(post.id), field: 'content' },
    ]);
    await site.api.records.product({ name: 'Carrara', category: (await site.api.records.category()).id });
    expect((await site.previewRemoval()).links).toEqual([]);
  });

  test('keep what a colleague saves in the very moment', async () => {
    const [removed, saved] = await Promise.all([
      site.request('POST', 'demo/removal'),
      site.request('PUT', `products/${site.demo.carrara}`, { body: { origin: 'Our own quarry' } }),
    ]);
    expect(removed.statusCode).toBe(201);
    // Whoever comes second is told; nothing that was saved is lost.
    if (saved.statusCode === 200) expect(await site.namesOf('products')).toContain('Carrara');
    else expect(saved.statusCode).toBe(404);
  });

  test('are taken once where two administrators press at the same time', async () => {
    const both = await Promise.all([
      site.request('POST', 'demo/removal'),
      site.request('POST', 'demo/removal'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await site.request('POST', 'demo/removal/undo')).json()).toEqual({ records: 4 });
  });
});
