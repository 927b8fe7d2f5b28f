import { beforeEach, expect, test } from 'vitest';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Image Src,SEO Title,Status',
  'viola,Calacatta Viola,"<p>White marble.</p><p>Violet veins.</p>",Carrara,Marble,white,TRUE,Finish,Polished,Thickness,20 mm,CV-20,145.00,https://cdn.example/1.jpg,Viola,active',
  'viola,,,,,,,,Honed,,20 mm,CV-20-H,149.00,https://cdn.example/2.jpg,,',
  'viola,,,,,,,,Honed,,30 mm,CV-30-H,159.00,https://cdn.example/3.jpg,,',
  'Old_Onyx,Onyx,,Carrara,Onyx,,TRUE,Thickness,30 mm,,,ON-1,80.00,,,draft',
].join('\n');

const wooCommerce = [
  'ID,Type,SKU,Name,Published,Is featured?,Short description,Description,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
  '11,variable,JD,Jade,1,1,Pale green,"<p>Long text</p>",,"Stone > Dawn, Sale","https://cdn.example/a.jpg, https://cdn.example/b.jpg",,Finish,"Polished, Honed"',
  '12,variation,JD-1,Jade - Polished,1,0,,,40,,,JD,Finish,Polished',
  '13,simple,TF,Tuff,-1,0,,,30,Dawn,,,,',
].join('\n');

describeOnOneEngine('an export of a shop', (openDb) => {
  const openSheets = createSpreadsheetOpener({ hasCategory: true });
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;

  beforeEach(async () => {
    ({ library, sheets } = await openSheets(await openDb()));
  });

  /** As an editor does who takes what is suggested. */
  const importAsSuggested = async (file: string) => {
    const options = { create_categories: 'true' };
    const dry = await sheets.import('products', file, { ...options, isDryRun: true });
    const mapping = Object.fromEntries(dry.columns.map(({ column, field }) => [column, field]));
    return { dry, mapping, result: await sheets.import('products', file, { ...options, mapping }) };
  };
  const product = async (slug: string) =>
    library.api.records.products.get({ reader: 'administrator', key: slug });
  const urls = (result: { pictures: object[] }, field: string) =>
    result.pictures
      .filter((one) => Reflect.get(one, 'field') === field)
      .map((one) => Reflect.get(one, 'url'));

  test('of Shopify has one product for the rows of a handle, with its options and pictures', async () => {
    const { dry, mapping, result } = await importAsSuggested(shopify);
    expect(mapping).toMatchObject({
      ...{ Handle: 'slug', Title: 'name', 'Body (HTML)': 'long_description', Type: 'category_slug' },
      ...{ 'Option1 Value': 'finish_options', 'Option2 Value': 'thickness_options', 'Option1 Name': null },
      ...{ 'Variant SKU': 'reference', 'Variant Price': 'price', 'Image Src': 'main_image', Tags: null },
    });
    expect([dry.errors, result.status, result.create]).toEqual([[], 200, 2]);
    expect(dry.notices[0]).toBe('This is an export of Shopify: 4 rows are 2 products.');
    expect(await product('viola')).toMatchObject({
      ...{ name: 'Calacatta Viola', reference: 'CV-20', price: '145.00', published: true },
      ...{ description: 'White marble. Violet veins.', longDescription: 'White marble.\n\nViolet veins.' },
      ...{ finishOptions: ['Polished', 'Honed'], thicknessOptions: ['20 mm', '30 mm'] },
      category: { name: 'Marble' },
    });
    expect(await product('old-onyx')).toMatchObject({
      ...{ description: 'Onyx', published: false, finishOptions: [], thicknessOptions: ['30 mm'] },
    });
    expect(urls(result, 'Image Src')).toEqual(['https://cdn.example/1.jpg']);
    expect(urls(result, 'gallery_images')).toEqual([
      'https://cdn.example/2.jpg',
      'https://cdn.example/3.jpg',
    ]);

    const again = await sheets.import('products', shopify, { mapping, key: 'reference', isDryRun: true });
    expect(again).toMatchObject({ create: 0, errors: [] });
    expect((await sheets.undo(result.bulkId)).json()).toEqual({ restored: 2 });
    expect((await library.request('GET', '/api/categories')).json()).toHaveLength(1);
  });

  test('of WooCommerce has its variations in their product, and its numbers are none of this site', async () => {
    const { mapping, result } = await importAsSuggested(wooCommerce);
    expect(mapping).toMatchObject({ ID: null, SKU: 'reference', Categories: 'category_slug' });
    expect([result.status, result.create, result.errors]).toEqual([200, 2, []]);
    expect(await product('jade')).toMatchObject({
      ...{ reference: 'JD', price: '40', featured: true, description: 'Pale green' },
      ...{ finishOptions: ['Polished', 'Honed'], category: { name: 'Dawn' } },
    });
    expect(await product('tuff')).toMatchObject({ published: false, description: 'Tuff' });
    expect(urls(result, 'gallery_images')).toEqual(['https://cdn.example/b.jpg']);
  });
});
