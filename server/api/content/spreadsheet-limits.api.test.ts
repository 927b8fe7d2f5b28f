import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { makeZip } from '#tests/support/zips.ts';

const row = 'name,description,category,image\nOnyx,Green,dawn,';
const megabyte = 1024 * 1024;

describe('a spreadsheet that is no ordinary one', () => {
  const openDb = createDatabaseOpener('sqlite');
  const openSheets = createSpreadsheetOpener({ hasCategory: true });
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;

  beforeEach(async () => {
    ({ library, sheets } = await openSheets(await openDb()));
  });

  const countProducts = async () =>
    (await library.api.records.products.list({ reader: 'administrator' })).total;

  test('of 200 MB is read to its end without being kept, and refused', async () => {
    const result = await sheets.import('products', Buffer.alloc(200 * megabyte, 'name,price\n'));
    expect([result.status, result.message]).toEqual([413, 'A CSV or XLSX file has at most 25 MB']);
  });

  test('is refused with a word about what is wrong with it', async () => {
    const none = await sheets.import('products', 'a,b\n1,2');
    expect(none.errors).toEqual([{ row: 1, field: '', message: 'There is no field named "a", "b"' }]);
    const messages = [
      (await sheets.import('products', '')).message,
      (await sheets.import('products', 'created_at\n1')).message,
      (await sheets.import('products', 'name,'.repeat(400))).message,
      (await sheets.import('products', 'name,Name\n1,2')).errors[0]?.message,
      (await sheets.import('products', 'name,description,category\nOnyx,Green,dawn,what?')).errors[0]
        ?.message,
      (await sheets.import('products', `${row}x.png`, { pictures: Buffer.from('x') })).message,
    ];
    expect(messages).toEqual([
      'The file is empty',
      'The first row names no field. It holds names such as name, slug, description',
      'At most 300 columns; the first row has 401',
      '"name" and "Name" are the same field',
      'Column D has no name in the first row, but holds something here',
      'This is no ZIP, or a damaged one',
    ]);
    expect(await countProducts()).toBe(0);
  });

  test('with a picture that unfolds to far more than it weighs stores nothing', async () => {
    const head = await drawHalves().png().toBuffer();
    const pictures = await makeZip({
      'bomb.png': Buffer.concat([head, Buffer.alloc(60 * megabyte)]),
      'large.png': Buffer.concat([head, Buffer.alloc(20 * megabyte)]),
    });
    expect(pictures.byteLength).toBeLessThan(megabyte);
    const bomb = await sheets.import('products', `${row}bomb.png`, { pictures });
    expect(bomb.errors).toEqual([
      { row: 2, field: 'image', message: 'bomb.png: File size must be less than 50MB' },
    ]);
    const large = await sheets.import('products', `${row}large.png`, { pictures });
    expect(large.errors[0]?.message).toBe('large.png: File size must be less than 16MB');
    expect(await countProducts()).toBe(0);
    await library.expectNothingKept();
  });

  test('that is cut off while it arrives never begins', async () => {
    const { port } = await listen();
    const socket = connect(port, '127.0.0.1');
    const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${row}\r\n`;
    socket.write(
      `POST /api/products/import HTTP/1.1\r\nHost: a\r\nAuthorization: ${library.headers.authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length + 1000}\r\n\r\n${body}`,
    );
    await expect.poll(() => library.api.app.server.listening).toBe(true);
    socket.destroy();
    await once(socket, 'close');
    const whole = await sheets.import('products', `${row}`.replace('Onyx', 'Jade'));
    expect([whole.status, await countProducts()]).toEqual([200, 1]);
  });

  test('goes on when whoever asked for it at once has gone, and tells how it ended', async () => {
    const response = await library.api.app.inject({
      ...{ method: 'POST', url: '/api/products/import' },
      headers: { ...library.headers, prefer: 'respond-async' },
      payload: { rows: [{ name: 'Onyx', description: 'Green', category: 'dawn' }] },
    });
    expect([response.statusCode, response.json()]).toMatchObject([202, { isDryRun: false }]);
    const job = async () => (await library.request('GET', String(response.headers.location))).json();
    await expect.poll(async () => (await job()).state).toBe('done');
    expect((await job()).result).toMatchObject({ create: 1, errors: [], bulkId: expect.any(Number) });
    expect(await countProducts()).toBe(1);
    expect((await library.request('GET', '/api/imports/none')).statusCode).toBe(404);
  });

  test('of the grid changes only the cells it has, and none where a record has changed since', async () => {
    const { id, version } = await library.api.records.product({ category: 1, origin: 'Carrara' });
    const send = (rows: object[]) => library.request('POST', '/api/products/import', { rows });
    const first = await send([{ id, version, price: '40' }]);
    expect(first.json()).toMatchObject({ change: 1, errors: [] });
    const late = await send([{ id, version, price: '50' }]);
    expect([late.statusCode, late.json().errors]).toEqual([
      409,
      [{ row: 1, field: '', message: 'Somebody else has changed this product meanwhile.' }],
    ]);
    const cells = await library.request('GET', '/api/products/cells?columns=name,price,origin');
    expect(cells.json()).toEqual({
      columns: ['name', 'origin', 'price'],
      rows: [{ id, version: version + 1, cells: ['Statuario', 'Carrara', '40'] }],
    });
    const wrong = await send([
      { id, colour: 'red' },
      { id, featured: 'perhaps' },
    ]);
    expect(wrong.statusCode).toBe(400);
  });

  async function listen(): Promise<{ port: number }> {
    await library.api.app.listen({ port: 0, host: '127.0.0.1' });
    return library.api.app.server.address() as { port: number };
  }
});
