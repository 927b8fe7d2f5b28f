import { beforeEach, expect, test } from 'vitest';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { makeZip } from '#tests/support/zips.ts';

const yard = [
  'Slab No.,Material,Block No,Bundle #,L,H,Thk,Surface',
  'C-2041/07,statuario,C-2041,12,290,185.5,2,Polished',
  'C-2041/08,statuario,C-2041,12,288,"185,5","1,2",Polished',
].join('\n');

describeOnBothEngines('a list of slabs', (openDb) => {
  const openSheets = createSpreadsheetOpener();
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;

  beforeEach(async () => {
    ({ library, sheets } = await openSheets(await openDb()));
    await library.makeProduct({ published: true });
  });

  const slabs = async () => (await library.request('GET', '/api/slabs?sort=number')).json();
  const sizes = async () =>
    (await slabs()).map((slab: Record<string, unknown>) => [
      slab.number,
      slab.length_mm,
      slab.height_mm,
      slab.thickness_mm,
    ]);
  const list = (head: string, ...cells: string[]) =>
    [`number,product,${head}`, ...cells.map((text, index) => `A-${index + 1},statuario,${text}`)].join('\n');
  const mapped = async (file: string) => {
    const { columns } = await sheets.import('slabs', file, { isDryRun: true });
    return Object.fromEntries(columns.map(({ column, field }) => [column, field]));
  };

  test("is understood in a yard's own words, and asked for its unit before anything is written", async () => {
    const mapping = await mapped(yard);
    expect(mapping).toEqual({
      ...{ 'Slab No.': 'slug', Material: 'product_slug', 'Block No': 'block', 'Bundle #': 'bundle' },
      ...{ L: 'length_mm', H: 'height_mm', Thk: 'thickness_mm', Surface: 'finish' },
    });
    const dry = await sheets.import('slabs', yard, { isDryRun: true });
    expect(dry.columns.filter(({ unit }) => unit === null).map(({ column }) => column)).toEqual([
      ...['L', 'H', 'Thk'],
    ]);
    expect([dry.create, dry.errors[0]]).toEqual([
      0,
      {
        ...{ row: 1, field: 'L' },
        message:
          'Say in which unit "L" (290) is: mm, cm, m, in. In millimetres these slabs would be very small',
      },
    ]);
    const refused = await sheets.import('slabs', yard, { mapping, only_valid: 'true' });
    expect([refused.status, refused.errors]).toEqual([
      400,
      {
        unit: expect.stringMatching(/^Say in which unit "L" \(290\), "H" \(185.5\) is: mm/),
        units: expect.stringMatching(/^Say in which unit "Thk" \(2\) is: mm/),
      },
    ]);
    const half = await sheets.import('slabs', yard, { mapping, unit: 'in' });
    expect([half.status, Object.keys(half.errors)]).toEqual([400, ['units']]);
    expect(await slabs()).toEqual([]);

    const told = { mapping, unit: 'cm', units: { Thk: 'cm' } };
    const result = await sheets.import('slabs', yard, told);
    expect(result).toMatchObject({ status: 200, create: 2 });
    expect(result.notices).toEqual(['Sizes are read in these units: "L", "H", "Thk": cm.']);
    expect(await sizes()).toEqual([
      ['C-2041/07', 2_900, 1_855, 20],
      ['C-2041/08', 2_880, 1_855, 12],
    ]);
    const again = await sheets.import('slabs', yard, told);
    expect([again.same, again.change]).toEqual([2, 0]);
    const exported = await sheets.import('slabs', await sheets.export('slabs', 'xlsx'));
    expect([exported.status, exported.same]).toEqual([200, 2]);
  });

  test('has its slab numbers in the column that is called so, and in the one of bare numbers only without it', async () => {
    const counted = 'No.,Slab No.,Block,L,H,Thk\n1,C-2041/07,C-2041,2900,1855,20';
    expect(await mapped(counted)).toMatchObject({ 'No.': null, 'Slab No.': 'slug', Block: 'block' });
    expect(await mapped(counted.replace('Slab No.', 'Colour'))).toMatchObject({ 'No.': 'slug' });
  });

  test('tells the units of its columns by their names, of cells by their own, and otherwise is told them', async () => {
    const head = 'Length in inches,Height (cm),Thickness [mm]';
    await sheets.import('slabs', list(head, '114 1/2,170,20', '12.5,90.25,3 cm', '10,1.8m,3/4"'));
    expect(await sizes()).toEqual([
      ['A-1', 2_908, 1_700, 20],
      ['A-2', 318, 903, 30],
      ['A-3', 254, 1_800, 19],
    ]);
    const mixed = list('Length,Height,Thickness', '114,70,2');
    const units = { Length: 'in', Height: 'in', Thickness: 'cm' };
    const changed = await sheets.import('slabs', mixed, { units });
    expect([changed.status, (await sizes())[0]]).toEqual([200, ['A-1', 2_896, 1_778, 20]]);
  });

  test.each([
    ['in millimetres', '2900,1800,20', {}, [2_900, 1_800, 20]],
    ['in millimetres with thousands', '"2,900","1 800",20', {}, [2_900, 1_800, 20]],
    ['in metres', '2.900,1.800,0.02', { unit: 'm', units: { Thickness: 'm' } }, [2_900, 1_800, 20]],
    ['in inches', '114,70.5,0.75', { unit: 'in', units: { Thickness: 'in' } }, [2_896, 1_791, 19]],
    ['in inches, 2 cm thick', '114,70.5,2', { unit: 'in', units: { Thickness: 'cm' } }, [2_896, 1_791, 20]],
    ['in centimetres with the thickness in millimetres', '290,180,20', { unit: 'cm' }, [2_900, 1_800, 20]],
    [
      'of small pieces in millimetres',
      '400,250,6',
      { unit: 'mm', units: { Thickness: 'mm' } },
      [400, 250, 6],
    ],
  ])('is read %s', async (_name, cells, options, expected) => {
    const result = await sheets.import('slabs', list('Length,Height,Thickness', cells), options);
    expect([result.status, (await sizes())[0]?.slice(1)]).toEqual([200, expected]);
  });

  test('is refused with a unit that there is none, and with sizes that are none', async () => {
    const file = list('Length,Height,Thickness', '290,180,2');
    const [unit, units] = [
      await sheets.import('slabs', file, { unit: 'ft' }),
      await sheets.import('slabs', file, { units: { Length: 'ft' } }),
    ];
    expect([unit.status, unit.message]).toEqual([400, 'unit is one of: mm, cm, m, in']);
    expect([units.status, units.message]).toEqual([400, expect.stringContaining('units is a JSON object')]);
    const wrong = await sheets.import('slabs', list('length_mm,height_mm,thickness_mm', '2 x 3,,1/0'));
    expect(wrong.errors.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'length_mm: Length (mm) is a whole number',
      'height_mm: Height is required',
      'thickness_mm: Thickness (mm) is a whole number',
    ]);
  });

  test('gives each slab the picture that the ZIP has under its number, whatever folder, case and ending', async () => {
    const picture = await drawHalves().png().toBuffer();
    const other = await drawHalves({ width: 90, height: 40 }).png().toBuffer();
    const pictures = await makeZip({
      'photos/c-2041_07.JPG': picture,
      'front.png': other,
      'A-9.png': other,
      'X-1.jpeg': picture,
      'notes.txt': Buffer.from('x'),
      '__MACOSX/photos/._c-2041_07.JPG': picture,
    });
    const file = [
      'number,product,length_mm,height_mm,thickness_mm,image',
      'C-2041/07,statuario,2900,1800,20,',
      'A-9,statuario,2900,1800,20,front.png',
      'A-10,statuario,2900,1800,20,',
    ].join('\n');
    const dry = await sheets.import('slabs', file, { pictures, isDryRun: true });
    const expected = {
      warnings: [{ row: 4, field: 'number', message: 'The ZIP has no picture of it, such as "A-10.jpg"' }],
      pictures: [
        { name: 'c-2041_07.JPG', state: 'new', rows: [2], message: '' },
        { name: 'front.png', state: 'new', rows: [3], message: '' },
        { name: 'A-9.png', state: 'unused', rows: [], message: '' },
        { name: 'X-1.jpeg', state: 'unused', rows: [], message: '' },
        { name: 'notes.txt', state: 'unused', rows: [], message: '' },
      ],
    };
    expect(dry).toMatchObject({ create: 3, errors: [], ...expected });
    await library.expectNothingKept();
    expect(await sheets.import('slabs', file, { pictures })).toMatchObject({ create: 3, ...expected });
    const images = async () => (await slabs()).map((slab: Record<string, unknown>) => slab.main_image);
    expect(await images()).toEqual(['/uploads/slabs/front.png', '', '/uploads/slabs/c-2041-07.png']);
    expect(await library.list()).toHaveLength(2);

    const again = await sheets.import('slabs', file, { pictures });
    expect([again.same, again.warnings]).toEqual([3, expected.warnings]);
    expect(await library.list()).toHaveLength(2);
  });

  test("takes no picture of the library for a slab's because it has the same name", async () => {
    await library.uploadPicture('7.png', { width: 20, height: 20 });
    const pictures = await makeZip({ '7.png': await drawHalves().png().toBuffer() });
    const file = 'number,product,length_mm,height_mm,thickness_mm\n7,statuario,2900,1800,20\n';
    await sheets.import('slabs', file, { pictures });
    expect((await slabs())[0].main_image).toBe('/uploads/slabs/7.png');
    const sized = await sheets.import('slabs', file.replace('2900', '3000'), {
      pictures: await makeZip({ 'other.png': Buffer.from('x') }),
    });
    expect([sized.change, sized.warnings]).toEqual([1, []]);
  });

  test('gives a slab the picture of the ZIP although another row names that of the library by the same name', async () => {
    const known = await library.uploadPicture('7.png', { width: 20, height: 20 });
    const pictures = await makeZip({ '7.png': await drawHalves().png().toBuffer() });
    const file = [
      'number,product,length_mm,height_mm,thickness_mm,image',
      'A,statuario,2900,1800,20,7.png',
      '7,statuario,2900,1800,20,',
    ].join('\n');
    const result = await sheets.import('slabs', file, { pictures });
    expect(result.pictures).toEqual([{ name: '7.png', state: 'new', rows: [2, 3], message: '' }]);
    const images = (await slabs()).map((slab: Record<string, unknown>) => slab.main_image);
    expect(images).toEqual(['/uploads/slabs/7.png', known]);
  });

  test('is refused whole where nobody can tell which row or which picture is meant', async () => {
    const picture = await drawHalves().png().toBuffer();
    const pictures = await makeZip({ 'A-1.png': picture, 'a-1.webp': picture, 'A-2.jpg': Buffer.from('x') });
    const sized = 'length_mm,height_mm,thickness_mm';
    const [one = '', two = '', three = ''] = list(sized, '2900,1800,20', '2900,1800,20').split('\n');
    const result = await sheets.import('slabs', [one, two, three, 'a-1,statuario,1,1,1'].join('\n'), {
      pictures,
    });
    expect([result.status, result.errors.map(({ row, message }) => `${row}: ${message}`)]).toEqual([
      400,
      [
        '2: The ZIP holds several pictures of "A-1"',
        expect.stringMatching(/^3: A-2.jpg: Please select a valid/),
        '4: Row 2 is the same slab',
      ],
    ]);
    expect(await slabs()).toEqual([]);
    await library.expectNothingKept();
    const [sold = '', odd = ''] = list(sized, '2900,1800,20', '0,1,1').split('\n').slice(1);
    const valid = await sheets.import('slabs', [one, sold, odd].join('\n'), {
      pictures: await makeZip({ 'A-2.png': picture }),
      only_valid: 'true',
    });
    expect([valid.create, await library.list()]).toEqual([1, []]);
    const damaged = (await makeZip({ 'A-1.png': picture })).subarray(0, 60);
    const broken = await sheets.import('slabs', [one, two].join('\n'), { pictures: damaged });
    expect([broken.status, broken.message]).toEqual([400, 'This is no ZIP, or a damaged one']);
  });

  test('finds a slab by its number in whichever case', async () => {
    const file = list('length_mm,height_mm,thickness_mm', '2900,1800,20');
    await sheets.import('slabs', file);
    const dry = await sheets.import('slabs', file.replace('A-1', 'a-1').replace('2900', '3000'));
    expect([dry.create, dry.change, dry.errors]).toEqual([0, 1, []]);
    expect(await sizes()).toEqual([['a-1', 3_000, 1_800, 20]]);
  });
});
