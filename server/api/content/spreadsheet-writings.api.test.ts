import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import writeExcel from 'write-excel-file/node';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const folder = resolve(import.meta.dirname, '../../../tests/fixtures/spreadsheets');
const fileOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
const isDryRun = true;

describeOnOneEngine('a list as an administrator has it', (openDb) => {
  const openSheets = createSpreadsheetOpener({ hasCategory: true });
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;

  beforeEach(async () => {
    ({ library, sheets } = await openSheets(await openDb()));
  });

  const read = (key: string) => library.api.records.products.get({ reader: 'administrator', key });

  test('names several finishes in one cell, as in the form, and is exported so that they stay what they are', async () => {
    const result = await sheets.import('products', fileOf('finish-commas.csv'));
    expect(result).toMatchObject({ status: 200, create: 1 });
    const stone = await read('fin-comma-two');
    expect(stone.finishOptions).toEqual(['Polished', 'Honed', 'Leathered']);
    expect(stone.thicknessOptions).toEqual(['18 mm', '20 mm']);
    const lines = 'thickness,finish,name,category,description\n"2,5 cm",Honed,Half,dawn,Thick\n';
    await sheets.import('products', lines);
    expect((await read('half')).thicknessOptions).toEqual(['2,5 cm']);
    const changes = { finishOptions: ['Polished, then brushed'] };
    await library.api.records.products.update({ id: stone.id, changes, author });
    for (const ending of ['csv', 'xlsx'] as const) {
      const table = await sheets.export('products', ending);
      expect(await sheets.import('products', table)).toMatchObject({ same: 2, change: 0, errors: [] });
    }
  });

  test('has numbers in the formats that its author sees', async () => {
    await sheets.import('products', fileOf('formats.xlsx'));
    expect(await read('fmt-stone')).toMatchObject({
      ...{ waterAbsorption: '0.35 %', density: '2,710', mohsHardness: '3.50', origin: '00123' },
      ...{ compressiveStrength: '2,710.50 kg/m³', price: 'INR 350', flexuralStrength: '12.5 %' },
      thicknessOptions: ['20 mm'],
    });
  });

  test.each([
    ['Europe/Lisbon', '2026-03-01T14:30:00.000Z', '2028-01-01T09:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-01T09:00:00.000Z', '2028-01-01T03:30:00.000Z'],
    ['America/New_York', '2026-03-01T19:30:00.000Z', '2028-01-01T14:00:00.000Z'],
  ])('has times as clocks show them in %s', async (timeZone, date, publishAt) => {
    await library.api.services.siteDocuments.save('company', { value: { name: 'Stone', timeZone }, author });
    const result = await sheets.import('blog', fileOf('journal-times.xlsx'));
    expect(result).toMatchObject({ status: 200, create: 2 });
    const { blogPosts } = library.api.records;
    const get = (key: string) => blogPosts.get({ reader: 'administrator', key });
    expect(await get('half-past-two')).toMatchObject({ date, publishAt });
    expect((await get('day-only')).date).toMatch(/^2026-03-01/);
    await sheets.import('blog', 'title,date,content,excerpt\nTyped,2026-03-01 14:30,<p>x</p>,E\n');
    expect((await get('typed')).date).toBe(date);
  });

  test('is the visible sheet, or the one that has fields, or the one that is chosen', async () => {
    const hidden = await sheets.import('products', fileOf('hidden-first.xlsx'), { isDryRun });
    expect(hidden.changes.map(({ title }) => title)).toEqual(['Visible sheet']);
    expect(hidden.sheets).toMatchObject([
      { name: 'Lists', isHidden: true, isRead: false },
      { name: 'Stones', isHidden: false, isRead: true },
    ]);

    const two = fileOf('two-sheets.xlsx');
    const asked = await sheets.import('products', two, { isDryRun });
    expect(asked.changes.map(({ title }) => title)).toEqual(['M1']);
    expect(asked.notices.join()).toMatch(/"Marble" is read.*"Granite"/);
    const refused = await sheets.import('products', two);
    expect(refused).toMatchObject({
      status: 400,
      errors: { sheet: expect.stringMatching(/Marble.*Granite/) },
    });
    const absent = await sheets.import('products', two, { sheet: 'Onyx' });
    expect(absent).toMatchObject({
      status: 400,
      errors: { sheet: expect.stringMatching(/no sheet "Onyx"/) },
    });
    expect(await sheets.import('products', two, { sheet: 'granite' })).toMatchObject({
      status: 200,
      create: 1,
    });
    expect((await read('g1')).name).toBe('G1');
  });

  test('may begin with a sheet for its readers', async () => {
    const cells = (rows: string[][]) => rows.map((row) => row.map((value) => ({ value, type: String })));
    const note = cells([['How to read this list'], ['Ask Rui']]);
    const list = cells([
      ['description', 'name', 'category'],
      ['Text', 'Onyx', 'dawn'],
    ]);
    const book = await writeExcel([
      { sheet: 'Read me', data: note },
      { sheet: 'Stones', data: list },
    ]).toBuffer();
    const result = await sheets.import('products', new Uint8Array(book));
    expect(result).toMatchObject({ status: 200, create: 1 });
    expect(result.notices.join()).toContain('"Read me"');
  });

  test('has titles above, and rows are counted as its program counts them', async () => {
    const result = await sheets.import('products', fileOf('titled-list.csv'), { isDryRun });
    expect(result).toMatchObject({ create: 1, errors: [] });
    expect(result.changes).toMatchObject([{ row: 5, title: 'Titled Stone' }]);
    expect(result.notices.join()).toContain('row 4');
    const other = 'Stones;\n;\ndescription;name;category\nText, with commas, many;;dawn\n';
    const wrong = await sheets.import('products', other, { isDryRun });
    expect(wrong.errors).toMatchObject([{ row: 4, field: 'name' }]);
  });

  test('holds HTML of a shop, which is told and read as its text', async () => {
    const result = await sheets.import('products', fileOf('html-cells.csv'));
    expect(result.notices.join()).toMatch(/"description".*rows? 2, 3/);
    expect(result.notices.join()).toMatch(/"name".*row 3/);
    expect((await read('pricelist-one')).description).toBe('White marble with violet veins & gold.');
    expect(await read('crema-and-noce')).toMatchObject({
      name: 'Crema & Noce',
      description: 'Two words here – there',
    });
    const plain = 'name,description,category\nPlain,"Under 0.5 < 1 & honed, m<sup>2</sup>",dawn\n';
    await sheets.import('products', plain);
    expect((await read('plain')).description).toBe('Under 0.5 < 1 & honed, m²');
  });

  test('names pictures of a ZIP that a Mac has packed', async () => {
    const pictures = fileOf('mac-nfd.zip');
    const result = await sheets.import('products', fileOf('mac-nfd.csv'), { pictures });
    expect(result).toMatchObject({ status: 200, create: 1, pictures: [{ state: 'new', rows: [2] }] });
    expect((await read('nfc-picture')).mainImage).toMatch(/^\/uploads\/products\//);
  });

  test('is in the encoding that is chosen', async () => {
    const text = 'name,description,category\nŻółty,Text,dawn\n';
    const letters = new Map([
      ...([
        ['Ż', 0xaf],
        ['ó', 0xf3],
        ['ł', 0xb3],
      ] as const),
    ]);
    const bytes = Uint8Array.from(
      [...text].map((letter) => letters.get(letter as 'Ż') ?? letter.charCodeAt(0)),
    );
    const titlesIn = async (encoding?: string) => {
      const options = { isDryRun, ...(encoding && { encoding }) };
      return (await sheets.import('products', bytes, options)).changes.map(({ title }) => title);
    };
    expect(await titlesIn()).not.toEqual(['Żółty']);
    expect(await titlesIn('windows-1250')).toEqual(['Żółty']);
    expect(await sheets.import('products', bytes, { encoding: 'klingon' })).toMatchObject({
      ...{ status: 400, errors: { encoding: expect.stringContaining('klingon') } },
    });
  });

  test('would double what is there, which is told before', async () => {
    const list = 'category,name,description\ndawn,Onyx,Green\ndawn,Jade,Green\n';
    expect((await sheets.import('products', list)).notices).toEqual([]);
    const again = await sheets.import('products', `${list}dawn,New,Green\n`, { isDryRun });
    expect(again).toMatchObject({
      create: 3,
      notices: [expect.stringMatching(/^This would double: rows 2, 3 /)],
    });
  });

  test.each([
    ['shopify-products.csv', /^There is no field named "Handle", "Title", .* "Status"$/],
    ['inventory.csv', /^There is no field named .*"Slab/],
  ])('of another program is not imported until its columns are mapped: %s', async (name, message) => {
    const { status, errors } = await sheets.import('products', fileOf(name));
    expect([status, errors]).toEqual([400, [{ row: 1, field: '', message: expect.stringMatching(message) }]]);
  });
});
