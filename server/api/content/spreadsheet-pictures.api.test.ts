import { beforeEach, expect, test } from 'vitest';
import { isFetched } from '#content/spreadsheets/import-result.ts';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { makeMp4 } from '#tests/support/sample-videos.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';
import { makeZip } from '#tests/support/zips.ts';

const rows = (...pictures: string[]) =>
  [
    'name,description,category,image',
    ...pictures.map((one, index) => `Stone ${index},Green,dawn,${one}`),
  ].join('\n');

describeOnEachStorage('pictures that a spreadsheet names', (openDb, openStorage) => {
  const openSheets = createSpreadsheetOpener({ hasCategory: true, openStorage });
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

  test('are found by names with inches and accents, however these are spelt', async () => {
    const inches = await library.uploadPicture('12" Tile.png');
    const accents = await library.uploadPicture('Grün Öland.png'.normalize('NFD'));
    const named = ['"12"" tile.png"', 'Grün Öland.png'];
    const result = await sheets.import('products', rows(...named));
    expect(result).toMatchObject({ status: 200, create: 2, errors: [] });
    expect([await imageOf('stone-0'), await imageOf('stone-1')]).toEqual([inches, accents]);
    const search = async (text: string) => {
      const query = new URLSearchParams({ page: '1', search: text });
      const headers = await library.api.signIn();
      const found = await library.api.app.inject({ url: `/api/images?${query}`, headers });
      return found.json<{ path: string }[]>().map(({ path }) => path);
    };
    expect(await search('12" tile.png')).toEqual([inches]);
    expect(await search('Grün Öland')).toEqual([accents]);
  });

  test('are told by row where there is none, or more than one', async () => {
    await library.uploadPicture('slab.png');
    await library.uploadPicture('slab.png');
    const result = await sheets.import(
      'products',
      rows(
        'none.png',
        '/uploads/products/no.png',
        'slab.png',
        'http://else.example/a.jpg',
        'https://127.1/a.jpg',
      ),
    );
    expect(result.errors).toEqual([
      { row: 2, field: 'image', message: 'There is no picture "none.png" in the library' },
      { row: 3, field: 'image', message: 'There is no picture "/uploads/products/no.png" in the library' },
      {
        row: 4,
        field: 'image',
        message: 'The library has several files named "slab.png"; give the path of one',
      },
      { row: 5, field: 'image', message: 'Only addresses that start with https:// are fetched' },
      {
        row: 6,
        field: 'image',
        message: 'The address leads into a private network, from which nothing is fetched',
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
    expect(dry).toMatchObject({ create: 1, errors: [], notices: [] });
    expect(dry.pictures).toEqual([
      { name: 'Slab.png', state: 'new', rows: [2], message: '' },
      { name: 'other.png', state: 'unused', rows: [], message: '' },
    ]);
    await library.expectNothingKept();

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
    const again = await sheets.import('products', withSlug, { pictures });
    expect(again).toMatchObject({ same: 1, change: 0 });
    expect(again.pictures[0]).toEqual({ name: 'Slab.png', state: 'known', rows: [2], message: '' });
    expect(library.filesIn('uploading')).toEqual([]);
  });

  test('of a ZIP that cannot be used are told row by row, by the dry run as by the import', async () => {
    const slab = await drawHalves().png().toBuffer();
    const pictures = await makeZip({
      'slab.png': slab,
      'broken.png': slab.subarray(0, 80),
      'text.png': Buffer.from('x'),
      'a/twice.png': slab,
      'b/Twice.png': slab,
      'film.mp4': makeMp4(),
    });
    const file = rows('slab.png', 'broken.png', 'text.png', 'twice.png', 'none.png', 'film.mp4', 'text.png');
    const dry = await sheets.import('products', file, { pictures, isDryRun: true });
    const wrong = dry.errors.map(({ row, field, message }) => `${row} ${field} ${message}`);
    expect(wrong).toEqual([
      expect.stringMatching(/^3 image broken.png: This picture is damaged/),
      expect.stringMatching(/^4 image text.png: Please select a valid/),
      '5 image The ZIP holds several files named "twice.png"',
      '6 image There is no picture "none.png" in the library or the ZIP',
      expect.stringMatching(/^7 image film.mp4: Please select a valid image file/),
      expect.stringMatching(/^8 image text.png: Please select a valid/),
    ]);
    expect(dry.changes.map(({ row }) => row)).toEqual([2]);
    const archived = dry.pictures.filter((picture) => !isFetched(picture));
    expect(archived.map(({ name, state, rows: named }) => `${name} ${state} ${named}`)).toEqual([
      'slab.png new 2',
      'broken.png refused 3',
      'text.png refused 4,8',
      'twice.png refused 5',
      'Twice.png refused 5',
      'film.mp4 refused 7',
    ]);
    const result = await sheets.import('products', file, { pictures });
    expect([result.status, result.errors]).toEqual([400, dry.errors]);
    const categories = 'name,description,image\nDusk,Grey,film.mp4\n';
    const film = await sheets.import('categories', categories, { pictures, isDryRun: true });
    expect(film.errors).toEqual([{ row: 2, field: 'image', message: '"film.mp4" is no image' }]);
    expect((await library.api.records.products.list({ reader: 'administrator' })).total).toBe(0);
    await library.expectNothingKept();
  });

  test('that were stored already are removed where the rest cannot be written', async () => {
    const pictures = await makeZip({ 'slab.png': await drawHalves().png().toBuffer() });
    // What a record was before is written with it.
    await library.api.db.schema.dropTable('revisions').execute();
    const result = await sheets.import('products', rows('slab.png'), { pictures });
    expect(result.status).toBe(500);
    expect((await library.api.records.products.list({ reader: 'administrator' })).total).toBe(0);
    await library.expectNothingKept();
  });
});
