import { describe, expect, test } from 'vitest';
import writeExcel from 'write-excel-file/node';
import yazl from 'yazl';
import { bytesOfZip } from '#tests/support/zips.ts';
import { readTable, writeTable } from './table-thread.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

describe('a CSV file is read as its author sees it', () => {
  const rows = [
    ['name', 'origin'],
    ['Verde Guatemala', 'Udaipur'],
    ['Café "Noir"', 'two\nlines'],
  ];
  const text = (separator: string) =>
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');

  test.each([
    ['commas', bytesOf(text(','))],
    ['semicolons', bytesOf(text(';'))],
    ['tabs', bytesOf(text('\t'))],
    ['a mark of the encoding', bytesOf(`\uFEFF${text(',')}`)],
    ['a separator that it names', bytesOf(`sep=;\r\n${text(';')}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text('\t')}`, 'utf16le'))],
    ['UTF-16 the other way round', new Uint8Array(Buffer.from(`\uFEFF${text('\t')}`, 'utf16le').swap16())],
    ['UTF-16 that does not say so', new Uint8Array(Buffer.from(text('\t'), 'utf16le'))],
  ])('with %s', async (_what, bytes) => {
    expect(await readTable(bytes)).toEqual({ rows, header: 0, errors: [], notices: [], sheets: [] });
  });

  test('in Windows-1252, with a word about it', async () => {
    const { rows: read, notices } = await readTable(new Uint8Array(Buffer.from(text(';'), 'latin1')));
    expect(read).toEqual(rows);
    expect(notices).toEqual([expect.stringContaining('Windows-1252')]);
  });

  test.each([
    ['is cut off within a cell', bytesOf('name,origin\n"Onyx'), /cut off/],
    ['is a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 0]), /neither a CSV nor an XLSX/],
    ['is an old Excel file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /old Excel file/],
    ['has too many rows', bytesOf(`name\n${'x\n'.repeat(10_002)}`), /At most 10,000 rows/],
  ])('or refused where it %s', async (_what, bytes, message) => {
    await expect(readTable(bytes)).rejects.toThrow(message);
  });
});

describe('an XLSX file', () => {
  async function* pieces(rows: string[][]) {
    yield rows;
  }

  /** A workbook whose sheet holds this XML. */
  async function workbook(
    cells: string,
    more = '',
    entries: Record<string, Buffer> = {},
  ): Promise<Uint8Array> {
    const zip = new yazl.ZipFile();
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const files: Record<string, string> = {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData>${more}</worksheet>`,
    };
    for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
    for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(bytes, name);
    return new Uint8Array(await bytesOfZip(zip));
  }
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const header = `<row r="1">${text('A1', 'name')}${text('B1', 'price')}</row>`;

  test('comes back as it was written', async () => {
    const rows = [
      ['id', 'name'],
      ['1', '=1+1'],
      ['', ' <b>&amp;</b> '],
      ['3', 'two\nlines'],
    ];
    expect((await readTable(await writeTable(pieces(rows), 'Products'))).rows).toEqual(rows);
  });

  test('gives the values of formulas, numbers, flags and days', async () => {
    const cells = `${header}<row r="2">${text('A2', 'Onyx')}<c r="B2"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>`;
    expect((await readTable(await workbook(cells))).rows[1]).toEqual(['Onyx', '0.3']);
    const day = { value: new Date(Date.UTC(2026, 2, 1)), type: Date, format: 'yyyy-mm-dd' } as const;
    const bytes = await writeExcel([
      [{ value: 'date', type: String }],
      [day],
      [{ value: true, type: Boolean }],
    ]).toBuffer();
    expect((await readTable(new Uint8Array(bytes))).rows.slice(1)).toEqual([['2026-03-01'], ['true']]);
  });

  test('names merged cells, formulas without a value and errors, which would empty fields', async () => {
    const cells = `${header}<row r="2">${text('A2', 'Onyx')}<c r="B2"><f>A1</f></c></row><row r="3"><c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`;
    const merged = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
    expect((await readTable(await workbook(cells, merged))).errors).toEqual([
      { row: 2, field: 'name', message: 'The cells A2:A3 are merged. Unmerge them, and fill in each' },
      {
        ...{ row: 2, field: 'price' },
        message: 'The cell holds a formula without its value. Open the file in a spreadsheet and save it',
      },
      { row: 3, field: 'price', message: 'The cell holds an error: #DIV/0!' },
    ]);
  });

  test.each(['XFD1048576', 'KN1048576', 'AMJ200000'])(
    'with a cell far from its list, %s, is refused at once and in words, not for want of memory',
    async (at) => {
      const far = `${header}<row r="${at.replace(/\D/g, '')}">${text('B3', 'x').replace('B3', at)}</row>`;
      await expect(readTable(await workbook(far))).rejects.toThrow(
        /^The sheet "S" reaches to the cell \w+\. Delete/,
      );
    },
  );

  test('that unfolds to far more than it weighs is refused before it is read', async () => {
    const bomb = await workbook(header, '', { 'xl/bomb.xml': Buffer.alloc(210 * 1024 * 1024) });
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    await expect(readTable(bomb)).rejects.toThrow(/unfolds to more/);
  });

  test('of more parts than any spreadsheet has is refused before they are read', async () => {
    const parts = Array.from({ length: 500 }, (_, number) => [`xl/media/${number}`, Buffer.alloc(1)]);
    const crowded = await workbook(header, '', Object.fromEntries(parts));
    await expect(readTable(crowded)).rejects.toThrow(/unfolds to more/);
  });

  test('that says it unfolds to less than it does is refused', async () => {
    const bytes = Buffer.from(await workbook(header, '', { 'xl/bomb.xml': Buffer.alloc(1024 * 1024) }));
    // The size that the archive's directory tells.
    for (
      let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')
    ) {
      if (bytes.readUInt32LE(at + 24) === 1024 * 1024) bytes.writeUInt32LE(10, at + 24);
    }
    await expect(readTable(new Uint8Array(bytes))).rejects.toThrow(/damaged/);
  });

  test('that is another kind of archive is refused', async () => {
    const zip = new yazl.ZipFile();
    zip.addBuffer(Buffer.from('x'), 'a.txt');
    await expect(readTable(new Uint8Array(await bytesOfZip(zip)))).rejects.toThrow(/no XLSX/);
  });
});
