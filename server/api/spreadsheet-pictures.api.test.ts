import { beforeEach, expect, test } from 'vitest';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { makeZip } from '#tests/support/zips.ts';

const rows = (...pictures: string[]) =>
  [
    'name,description,category,image',
    ...pictures.map((one, index) => `Stone ${index},Green,dawn,${one}`),
  ].join('\n');

describeOnBothEngines('pictures that a spreadsheet names', (openDb) => {
  const openSheets = createSpreadsheetOpener({ hasCategory: true });
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;

  beforeEach(async () => {
    ({ library, sheets } = await openSheets(await openDb()));
  });

  const imageOf = async (slug: string) =>
    (await library.api.records.products.get({ reader: 'administrator', key: slug })).mainImage;

  test('are found in the library by path and by file name, as they were uploaded or are stored', async () => {
    const path = await library.uploadPicture('My Slab.png');
    const result = await sheets.import('products', rows(path, 'My Slab.png', 'my-slab.png'));
    expect(result).toMatchObject({ status: 200, create: 3, errors: [] });
    expect([await imageOf('stone-0'), await imageOf('stone-1'), await imageOf('stone-2')]).toEqual([
      path,
      path,
      path,
    ]);
  });

  test('are told by row where there is none, or more than one', async () => {
    await library.uploadPicture('slab.png');
    await library.uploadPicture('slab.png');
    const result = await sheets.import('products', rows('none.png', '/uploads/products/no.png', 'slab.png'));
    expect(result.errors).toEqual([
      { row: 2, field: 'image', message: 'There is no picture "none.png" in the library' },
      { row: 3, field: 'image', message: 'There is no picture "/uploads/products/no.png" in the library' },
      {
        row: 4,
        field: 'image',
        message: 'The library has several files named "slab.png"; give the path of one',
      },
    ]);
  });

  test('come from a ZIP, cleaned like any upload; importing the same again changes nothing', async () => {
    const slab = await drawHalves().png().toBuffer();
    const other = await drawHalves({ width: 90, height: 30 }).png().toBuffer();
    const pictures = await makeZip({
      'photos/Slab.png': slab,
      'other.png': other,
      '__MACOSX/._Slab.png': slab,
    });
    const dry = await sheets.import('products', rows('Slab.png'), { pictures, isDryRun: true });
    expect(dry).toMatchObject({
      create: 1,
      errors: [],
      notices: ['No row names these of the ZIP: other.png'],
    });
    expect(await library.list()).toEqual([]);

    const result = await sheets.import('products', rows('Slab.png'), { pictures });
    expect(result).toMatchObject({ status: 200, create: 1 });
    expect(await imageOf('stone-0')).toBe('/uploads/products/slab.png');
    const [image] = await library.list();
    expect(image).toMatchObject({
      width: 60,
      used: true,
      usage: [{ name: 'Stone 0', field: 'Main picture' }],
    });
    const withSlug = rows('Slab.png').replace('name,', 'slug,name,').replace('Stone 0,', 'stone-0,Stone 0,');
    expect(await sheets.import('products', withSlug, { pictures })).toMatchObject({ same: 1, change: 0 });
    expect(library.filesIn('uploading')).toEqual([]);
  });

  test('that are none leave nothing behind, of the pictures before them neither', async () => {
    const slab = await drawHalves().png().toBuffer();
    const pictures = await makeZip({
      'slab.png': slab,
      'broken.png': slab.subarray(0, 80),
      'text.png': Buffer.from('x'),
    });
    for (const name of ['broken.png', 'text.png']) {
      const result = await sheets.import('products', rows('slab.png', name), { pictures });
      expect([result.status, result.errors]).toEqual([
        409,
        [{ row: 3, field: 'image', message: expect.stringContaining(`${name}: `) }],
      ]);
    }
    expect((await library.api.records.products.list({ reader: 'administrator' })).total).toBe(0);
    await library.expectNothingKept();
  });
});
