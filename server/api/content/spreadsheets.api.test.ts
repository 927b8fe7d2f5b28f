import { beforeEach, expect, test } from 'vitest';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const kinds = ['categories', 'products', 'blog', 'gallery'] as const;

describeOnOneEngine('an administrator with a spreadsheet', (openDb) => {
  const openSheets = createSpreadsheetOpener();
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;

  beforeEach(async () => {
    ({ library, sheets } = await openSheets(await openDb()));
  });

  const hostile = [
    '=1+1',
    '+1',
    "'=1",
    "''x",
    '- dash',
    ' @SUM(A1)',
    '\t=2',
    'plain, "quoted"; and\r\nlines',
    'Zoë 石',
  ];

  async function fillWithOddTexts(): Promise<void> {
    const { records } = library.api;
    const category = await records.category({ longDescription: hostile.join('\n') });
    for (const [index, text] of hostile.entries()) {
      const name = `${text.trim()} ${index}`;
      await records.product({ name, category: category.id, description: text, origin: text });
      await records.blogPost({ title: name, excerpt: text, tags: [text, 'two\nlines', 'C:\\new'] });
      await records.galleryProject({ name, client: text, materials: ['Statuario', text] });
    }
    const { records: all } = await records.products.list({ reader: 'administrator' });
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('There are products');
    const changes = { relatedProducts: [third.id, second.id], published: false };
    await records.products.update({ id: first.id, changes, author: testAuthor });
    const content = `<p>${'Marble begins as mud. '.repeat(4000)}</p>`;
    await records.blogPost({ title: 'A long one', content });
  }

  test.each(kinds)('imports what was exported without a change: %s', async (kind) => {
    await fillWithOddTexts();
    for (const ending of ['csv', 'xlsx'] as const) {
      const result = await sheets.import(kind, await sheets.export(kind, ending), { isDryRun: true });
      expect(result).toMatchObject({ status: 200, create: 0, change: 0, errors: [], changes: [] });
      expect(result.same).toBeGreaterThan(0);
    }
  });

  test('sees what would change, field by field, and nothing has', async () => {
    const { records } = library.api;
    const category = await records.category();
    const { id } = await records.product({ category: category.id, price: '40' });
    const csv = `id,name,price,category_slug,finish_options\n${id},Statuario,,dawn,\n,New,12,Dawn,"Polished\nHoned"\n`;
    const result = await sheets.import('products', csv, { isDryRun: true });
    expect(result.errors).toEqual([{ row: 3, field: 'description', message: 'Description is required' }]);
    expect(result.changes).toEqual([
      {
        ...{ row: 2, action: 'change', id, title: 'Statuario' },
        fields: [{ field: 'price', label: 'Price', from: '40', to: '' }],
      },
    ]);
    expect((await records.products.getById(id)).price).toBe('40');
  });

  test('imports all of it as one thing, and takes all of it back', async () => {
    const { records } = library.api;
    const category = await records.category();
    const { id } = await records.product({ category: category.id, price: '40' });
    const csv = [
      'slug;name;description;category;price;published;related_products',
      'statuario;Statuario;White, boldly veined;Dawn;50;yes;onyx',
      'onyx;Onyx;Green;dawn;60;no;Statuario',
    ].join('\r\n');
    const result = await sheets.import('products', csv);
    expect(result).toMatchObject({ status: 200, create: 1, change: 1, same: 0, errors: [] });
    const onyx = await records.products.get({ reader: 'administrator', key: 'onyx' });
    const statuario = await records.products.getById(id);
    expect([statuario.price, statuario.relatedProducts.map(({ slug }) => slug)]).toEqual(['50', ['onyx']]);
    expect([onyx.published, onyx.relatedProducts.map(({ slug }) => slug)]).toEqual([false, ['statuario']]);
    const { entries } = await library.api.services.activity.list({ page: 1, perPage: 5 });
    expect(entries[0]?.text).toBe('Imported 2 products');

    expect((await sheets.undo(result.bulkId)).json()).toEqual({ restored: 2 });
    expect((await records.products.getById(id)).price).toBe('40');
    expect(await records.products.find({ reader: 'administrator', key: 'onyx' })).toBeUndefined();
    const after = await library.api.services.activity.list({ page: 1, perPage: 5 });
    expect(after.entries[0]?.text).toBe('Undid the import of 2 products');
  });

  test('imports the same file again once it was taken back, which is done once', async () => {
    const { records } = library.api;
    const category = await records.category();
    await records.product({ category: category.id, price: '40' });
    const file = [
      'slug,name,description,category,price,related_products',
      'statuario,Statuario,White,dawn,50,onyx',
      'onyx,Onyx,Green,dawn,60,Statuario',
      ',Jade,Green,dawn,70,',
    ].join('\n');
    const slugs = async () =>
      (await records.products.list({ reader: 'administrator' })).records.map(
        ({ slug, price }) => `${slug} ${price}`,
      );
    const first = await sheets.import('products', file);
    expect(first).toMatchObject({ create: 2, change: 1 });
    const imported = (await slugs()).sort();
    expect(imported).toEqual(['jade 70', 'onyx 60', 'statuario 50']);
    await sheets.undo(first.bulkId);
    expect(await slugs()).toEqual(['statuario 40']);
    expect((await library.request('GET', '/api/trash')).json()).toEqual([]);
    const twice = await sheets.undo(first.bulkId);
    expect([twice.statusCode, twice.json().message]).toEqual([409, 'This has been undone already.']);

    const dry = await sheets.import('products', file, { isDryRun: true });
    expect(dry).toMatchObject({ create: 2, change: 1, same: 0, errors: [] });
    const second = await sheets.import('products', file);
    expect(second).toMatchObject({ status: 200, create: 2, change: 1, errors: [] });
    expect((await slugs()).sort()).toEqual(imported);
    expect((await sheets.undo(second.bulkId)).json()).toEqual({ restored: 3 });
    expect(await slugs()).toEqual(['statuario 40']);
  });

  test('is told why an import cannot be taken back once somebody has changed a record', async () => {
    const { records } = library.api;
    await records.category();
    const { bulkId } = await sheets.import(
      'products',
      'name,description,category\nOnyx,Green,dawn\nJade,Green,dawn',
    );
    const { id } = await records.products.get({ reader: 'administrator', key: 'onyx' });
    await records.products.update({ id, changes: { price: '1' }, author: testAuthor });
    const refused = await sheets.undo(bulkId);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      '"Onyx" has changed since, so it cannot be undone any more.',
    ]);
    expect(await records.products.find({ reader: 'administrator', key: 'jade' })).toBeDefined();
  });

  test('is told of every wrong row, and nothing of the others is stored', async () => {
    const { records } = library.api;
    const category = await records.category();
    const trashed = await records.product({ name: 'Trashed', category: category.id });
    await records.products.trash({ id: trashed.id, author: testAuthor });
    await records.blogPost({ slug: 'veins' });
    const result = await sheets.import(
      'products',
      [
        'id,slug,name,description,category,availability,published,image,related_products',
        ',onyx,Onyx,Green,dawn,Available,yes,,',
        ',onyx,Onyx again,Green,dawn,Available,yes,,',
        ',veins,Veins,Green,dawn,,,,',
        ',about,About,Green,dawn,,,,',
        ',trashed,Back,Green,dawn,,,,',
        '99,ninety,Ninety,Green,dawn,,,,',
        'x,letters,Letters,Green,dawn,,,,',
        ',jade,Jade,Green,dusk,sold,maybe,none.jpg,nothing',
        ',Slab,Slab,Green,dawn,,,,',
      ].join('\n'),
    );
    expect(result).toMatchObject({ status: 400, message: '8 rows are not right, so nothing was imported.' });
    expect(result.errors).toEqual([
      { row: 3, field: 'slug', message: 'Row 2 is the same product' },
      { row: 4, field: 'slug', message: 'The address "veins" is taken' },
      { row: 5, field: 'slug', message: '"about" is an address of the site itself' },
      {
        row: 6,
        field: 'slug',
        message: 'This product is in the trash. Restore it first, or delete it for good',
      },
      { row: 7, field: 'id', message: 'There is no product with the id 99. Leave it empty for a new one' },
      { row: 8, field: 'id', message: 'id is a number' },
      { row: 9, field: 'category', message: 'There is no collection "dusk"' },
      {
        ...{ row: 9, field: 'availability' },
        message: 'Availability is one of: Available, Limited, Out of Stock, Discontinued',
      },
      { row: 9, field: 'published', message: 'Published is yes or no' },
      { row: 9, field: 'image', message: 'There is no picture "none.jpg" in the library' },
      { row: 9, field: 'related_products', message: 'There is no product "nothing"' },
      { row: 10, field: 'slug', message: 'Use lower-case letters, digits and single hyphens' },
    ]);
    expect((await records.products.list({ reader: 'administrator' })).total).toBe(0);
  });
});
