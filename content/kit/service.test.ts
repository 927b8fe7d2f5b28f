import { describe, expect, test } from 'vitest';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { categoryEntity } from '../entities/category/category.entity.ts';
import { createResolveService } from '../entities/resolve.service.ts';
import { createSchemaOf, updateSchemaOf } from './input-schema.ts';

const visitor = { reader: 'visitor' } as const;

describeOnBothEngines('what the company publishes', (openDb) => {
  test('is read back as it was written, lists, flags and references included', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    const first = await samples.product({
      name: 'Statuario',
      category: dawn.id,
      finishOptions: ['Polished'],
    });
    const second = await samples.product({
      name: 'Calacatta Gold',
      category: dawn.id,
      featured: true,
      relatedProducts: [first.id],
    });
    expect(second).toMatchObject({
      slug: 'calacatta-gold',
      category: { id: dawn.id, name: 'Dawn', slug: 'dawn' },
      featured: true,
      new: false,
      availability: 'Available',
      relatedProducts: [{ id: first.id, name: 'Statuario', slug: 'statuario' }],
      version: 1,
    });
    expect(first.finishOptions).toEqual(['Polished']);
  });

  test('gets a slug of its own when its name is taken, across products and articles', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    await samples.product({ name: 'Onyx', category: dawn.id });
    const article = await samples.blogPost({ title: 'Onyx' });
    const about = await samples.blogPost({ title: 'About' });
    expect([article.slug, about.slug]).toEqual(['onyx-2', 'about-2']);
  });

  test('is refused a slug that is taken or belongs to the site', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    await samples.product({ category: dawn.id, slug: 'onyx' });
    await expect(samples.blogPost({ slug: 'onyx' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { slug: expect.stringContaining('onyx') },
    });
    await expect(samples.blogPost({ slug: 'contact' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await samples.blogPosts.list({ reader: 'administrator' })).toMatchObject({ total: 0 });
  });

  test('keeps one record where two editors take the same slug at the same moment', async () => {
    const samples = createSampleRecords(await openDb());
    const results = await Promise.allSettled([
      samples.blogPost({ slug: 'veins' }),
      samples.blogPost({ slug: 'veins' }),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await samples.blogPosts.list({ reader: 'administrator' })).toMatchObject({ total: 1 });
  });

  test('is found from its old slug after it has moved, until another record takes that', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const resolve = createResolveService(db, samples);
    const post = await samples.blogPost({ slug: 'first' });
    await samples.blogPosts.update({ id: post.id, changes: { slug: 'second' }, author: testAuthor });
    await samples.blogPosts.update({ id: post.id, changes: { slug: 'third' }, author: testAuthor });
    expect(await resolve.findMoved({ entities: ['product', 'blogPost'], slug: 'first' })).toEqual({
      slug: 'third',
      path: '/third/',
    });
    expect(await resolve.resolve('third')).toMatchObject({ type: 'blog', data: { id: post.id } });
    await samples.blogPost({ slug: 'first', title: 'Another' });
    expect(await resolve.findMoved({ entities: ['blogPost'], slug: 'first' })).toBeUndefined();
  });

  test('hides drafts from a visitor, in lists, alone, as relations and at their old slug', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const draft = await samples.blogPost({ title: 'Draft', published: false });
    const post = await samples.blogPost({ title: 'Post', relatedPosts: [draft.id] });
    await samples.blogPosts.update({ id: draft.id, changes: { slug: 'draft-moved' }, author: testAuthor });
    expect((await samples.blogPosts.list(visitor)).records.map((record) => record.slug)).toEqual(['post']);
    expect(await samples.blogPosts.find({ ...visitor, key: 'draft-moved' })).toBeUndefined();
    expect((await samples.blogPosts.get({ ...visitor, key: post.id })).relatedPosts).toEqual([]);
    expect(await samples.blogPosts.findRelated(post)).toEqual([]);
    const resolve = createResolveService(db, samples);
    expect(await resolve.findMoved({ entities: ['blogPost'], slug: 'draft' })).toBeUndefined();
    expect(await resolve.resolve('draft-moved')).toBeUndefined();
  });

  test('is searched word by word, whatever the case and accents, and never by pattern signs', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    await samples.product({ name: 'Azul Macaúbas', category: dawn.id, origin: 'Brazil, Bahia' });
    await samples.product({ name: 'Statuario', category: dawn.id, origin: 'Italy' });
    const search = async (text: string) => (await samples.products.list({ ...visitor, search: text })).total;
    expect(await search('macaubas BAHIA')).toBe(1);
    expect(await search('MACAÚBAS')).toBe(1);
    expect(await search('%')).toBe(0);
    expect(await search('italy bahia')).toBe(0);
  });

  test('comes page by page with the total of all pages, sorted over a closed list of fields', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    for (const name of ['C', 'A', 'B']) await samples.product({ name, category: dawn.id });
    const page = await samples.products.list({
      ...visitor,
      sort: 'name',
      order: 'desc',
      page: 2,
      perPage: 2,
    });
    expect(page.total).toBe(3);
    expect(page.records.map((record) => record.name)).toEqual(['A']);
    await expect(samples.products.list({ ...visitor, sort: 'searchText' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('is sorted by name alike on both databases, whatever its capitals and accents', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    const names = [
      'zebrino',
      'Łódź Grey',
      'azul B',
      'Éclat',
      'Azul A',
      'ebony',
      'ÂZUL C',
      '“Quoted”',
      'Maß',
      'Mass',
    ];
    const ids = new Map<string, number>();
    for (const name of names) ids.set(name, (await samples.product({ name, category: dawn.id })).id);
    const sorted = async (order: 'asc' | 'desc') =>
      (await samples.products.list({ ...visitor, sort: 'name', order })).records.map((record) => record.name);
    const expected = [
      'Azul A',
      'azul B',
      'ÂZUL C',
      'ebony',
      'Éclat',
      'Łódź Grey',
      'Maß',
      'Mass',
      '“Quoted”',
      'zebrino',
    ];
    expect(await sorted('asc')).toEqual(expected);
    expect(await sorted('desc')).toEqual(expected.toReversed());
    const id = ids.get('zebrino') ?? 0;
    await samples.products.update({ id, changes: { name: 'Ábaco' }, author: testAuthor });
    expect((await sorted('asc'))[0]).toBe('Ábaco');
  });

  test('keeps what a change does not mention', async () => {
    const samples = createSampleRecords(await openDb());
    const dawn = await samples.category();
    const product = await samples.product({ category: dawn.id, origin: 'Italy', new: true });
    const changed = await samples.products.update({
      id: product.id,
      changes: { origin: 'Greece' },
      author: testAuthor,
    });
    expect(changed).toMatchObject({ origin: 'Greece', new: true, name: 'Statuario', version: 2 });
  });

  test('names a related record that does not exist', async () => {
    const samples = createSampleRecords(await openDb());
    await expect(samples.product({ category: 4711 })).rejects.toMatchObject({
      code: 'invalid',
      fields: { category: expect.stringContaining('4711') },
    });
  });
});

describe('an editor who leaves something out', () => {
  test('reads the message of the field', () => {
    const result = createSchemaOf(categoryEntity).safeParse({ name: ' ', description: 'x' });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual(['Category name is required']);
  });

  test('is told of a field that does not exist', () => {
    const result = createSchemaOf(categoryEntity).safeParse({ name: 'Dawn', description: 'x', nmae: 'y' });
    expect(result.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['nmae'] });
  });

  test('cannot empty a required field, nor lead a picture to a script', () => {
    const schema = updateSchemaOf(categoryEntity);
    expect(schema.safeParse({ name: '' }).success).toBe(false);
    expect(schema.safeParse({ image: 'javascript:alert(1)' }).success).toBe(false);
    expect(schema.safeParse({ image: '/uploads/categories/dawn.webp' }).success).toBe(true);
  });
});
