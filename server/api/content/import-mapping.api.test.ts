import { beforeEach, expect, test } from 'vitest';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const list = 'Stone,Art. No,Group,About,Old id\nOnyx,LT-1,dawn,Green,7\nJade,LT-2,dawn,Pale,8\n';
const mapping = {
  Stone: 'name',
  'Art. No': 'reference',
  Group: 'category',
  About: 'description',
  'Old id': null,
};

describeOnBothEngines('a list whose columns are called otherwise', (openDb) => {
  const openSheets = createSpreadsheetOpener({ hasCategory: true });
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;

  beforeEach(async () => {
    ({ library, sheets } = await openSheets(await openDb()));
  });

  const products = async () =>
    (await library.api.records.products.list({ reader: 'administrator', sort: 'name' })).records;
  const fieldsOf = async (file: string) => {
    const { columns } = await sheets.import('products', file, { isDryRun: true });
    return Object.fromEntries(columns.map(({ column, field }) => [column, field]));
  };

  test('is suggested what its columns are, imported as an editor maps them, and remembered', async () => {
    const suggested = await sheets.import('products', list, { isDryRun: true });
    expect(suggested.columns).toEqual([
      { column: 'Stone', field: 'name', sample: 'Onyx' },
      { column: 'Art. No', field: null, sample: 'LT-1' },
      { column: 'Group', field: 'category_slug', sample: 'dawn' },
      { column: 'About', field: null, sample: 'Green' },
      { column: 'Old id', field: null, sample: '7' },
    ]);
    const result = await sheets.import('products', list, { mapping });
    expect(result).toMatchObject({ status: 200, create: 2, errors: [] });
    expect(await products()).toMatchObject([
      { name: 'Jade', reference: 'LT-2', description: 'Pale' },
      { name: 'Onyx', reference: 'LT-1', description: 'Green' },
    ]);
    expect(await fieldsOf('stone,ART. NO,Colour,about\nx,y,z,1')).toEqual({
      ...{ stone: 'name', 'ART. NO': 'reference', Colour: null, about: 'description' },
    });
  });

  test('is refused naming a column that the mapping leaves out, and a field that is not there', async () => {
    const { 'Old id': _oldId, ...others } = mapping;
    const refusals = [
      await sheets.import('products', list, { mapping: others }),
      await sheets.import('products', list, { mapping: others, isDryRun: true }),
      await sheets.import('products', list, { mapping: { ...mapping, About: 'abuot' } }),
      await sheets.import('products', list, { mapping: [] as never }),
      await sheets.import('products', list, { mapping, key: 'origin' }),
      await sheets.import('products', list, { mapping, key: 'slug' }),
      await sheets.import('categories', 'name,description\nDusk,Grey', { key: 'reference' }),
      await sheets.import('products', list, { mapping, only_valid: 'perhaps' }),
    ];
    expect(refusals.map(({ status, errors }) => [status, errors])).toEqual([
      [400, { mapping: 'The mapping leaves out "Old id". Give each column a field, or null' }],
      [400, { mapping: 'The mapping leaves out "Old id". Give each column a field, or null' }],
      [400, { mapping: 'There is no field named "abuot"' }],
      [400, { mapping: expect.stringContaining('JSON object') }],
      [400, { key: 'key is one of: id, slug, reference, name' }],
      [400, { key: 'No column is the slug that rows are to be found by' }],
      [400, { key: 'Collections have no reference' }],
      [400, { only_valid: 'only_valid is true or false' }],
    ]);
    const twice = await sheets.import('products', list, { mapping: { ...mapping, 'Old id': 'name' } });
    expect(twice.errors).toEqual([
      { row: 1, field: 'Old id', message: '"Stone" and "Old id" are the same field' },
    ]);
    expect(await products()).toEqual([]);
  });

  test('finds what is there by article code or name, and tells a name that several have', async () => {
    await sheets.import('products', list, { mapping });
    const prices = 'Art. No,price,name\nLT-1,40,Onyx green\nLT-3,50,New\n';
    const byCode = { 'Art. No': 'reference', price: 'price', name: 'name' };
    const changed = await sheets.import('products', prices, {
      ...{ mapping: byCode, key: 'reference', isDryRun: true },
    });
    expect([changed.change, changed.create]).toEqual([1, 0]);
    expect(changed.errors).toMatchObject([{ row: 3 }, { row: 3 }]);

    const byName = await sheets.import('products', 'name,price\nJade,60\n', { key: 'name' });
    expect(byName).toMatchObject({ status: 200, change: 1 });
    await sheets.import('products', 'name,description,category\nJade,Blue,dawn');
    const several = await sheets.import('products', 'name,price\nJade,70\nJade,80\n', { key: 'name' });
    expect(several.errors).toMatchObject([
      { row: 2, message: 'There are several products called "Jade". Give their ids or slugs' },
      { row: 3 },
    ]);
    const taken = await sheets.import('products', 'name,description,category,reference\nA,B,dawn,LT-1\n');
    expect(taken.errors).toEqual([
      { row: 2, field: 'reference', message: 'Another product has the article code "LT-1"' },
    ]);
  });

  test('makes categories that are not there, and undoes them with the rows that needed them', async () => {
    const file = 'name,description,category\nOnyx,Green,New one\nJade,Pale,new ONE\nTuff,Grey,Dawn\n';
    const refused = await sheets.import('products', file);
    expect(refused.errors).toMatchObject([{ row: 2, field: 'category' }, { row: 3 }]);
    const dry = await sheets.import('products', file, { create_categories: 'true', isDryRun: true });
    expect(dry.notices).toEqual([expect.stringContaining('"New one"')]);
    expect(dry.changes[0]?.fields).toContainEqual(expect.objectContaining({ to: 'New one' }));
    const result = await sheets.import('products', file, { create_categories: 'true' });
    expect(result).toMatchObject({ status: 200, create: 3 });
    const names = async () =>
      (await library.request('GET', '/api/categories')).json().map(({ name }: { name: string }) => name);
    expect((await names()).toSorted()).toEqual(['Dawn', 'New one']);
    expect((await sheets.undo(result.bulkId)).json()).toEqual({ restored: 3 });
    expect([await names(), await products()]).toEqual([['Dawn'], []]);
  });

  test('comes in without the rows that are wrong, if that is wanted', async () => {
    const file =
      'name,slug,description,category,related_products\nOnyx,onyx,Green,dawn,\nJade,jade,Pale,none,\nTuff,tuff,Grey,dawn,jade\n';
    const dry = await sheets.import('products', file, { only_valid: 'true', isDryRun: true });
    const result = await sheets.import('products', file, { only_valid: 'true' });
    expect([result.status, result.create, result.errors]).toEqual([200, 1, dry.errors]);
    expect(result.errors).toMatchObject([
      { row: 3, field: 'category' },
      { row: 4, message: 'The row of "jade" is not right' },
    ]);
    expect((await products()).map(({ name }) => name)).toEqual(['Onyx']);
    const none = await sheets.import('products', 'name\nX\n', { only_valid: 'true' });
    expect(none.status).toBe(400);
  });

  test('can be begun from an empty one, and undone from the activity', async () => {
    const template = await library.request('GET', '/api/products/import-template.xlsx');
    const dry = await sheets.import('products', template.rawPayload, { isDryRun: true });
    expect(dry).toMatchObject({ create: 0, errors: [] });
    expect(dry.columns.every(({ field }) => field !== null)).toBe(true);

    const { bulkId } = await sheets.import('products', list, { mapping });
    const [entry] = (await library.request('GET', '/api/activity')).json().entries;
    expect(entry).toMatchObject({ text: 'Imported 2 products', bulkId });
    await sheets.undo(bulkId);
    const after = (await library.request('GET', '/api/activity')).json().entries;
    expect(after.map((one: { bulkId: number | null }) => one.bulkId)).toEqual(after.map(() => null));
  });
});
