import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '#media/fetching/public-address.ts';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { createSpreadsheetOpener, type SpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const id = '7a1f7f0e-9f0a-4f6e-8a59-0d3f5b0c6d11';

describeOnBothEngines('pictures that an import names by addresses', (openDb) => {
  const fetchAllow = new Set<string>();
  const openSheets = createSpreadsheetOpener({ hasCategory: true, fetchAllow });
  let library: LibraryUnderTest;
  let sheets: SpreadsheetCaller;
  let shop: string;
  let answer: RequestListener;

  beforeEach(async () => {
    answer = async (request, response) => {
      if (request.url?.startsWith('/to/')) {
        return response.writeHead(302, { location: decodeURIComponent(request.url.slice(4)) }).end();
      }
      if (request.url === '/text.jpg') return response.end('no picture');
      if (!request.url?.endsWith('.png')) return response.writeHead(404).end();
      const width = 8 + request.url.length;
      return response.end(await drawHalves({ width, height: 8 }).png().toBuffer());
    };
    const server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop = `http://${host}`;
    fetchAllow.add(host);
    ({ library, sheets } = await openSheets(await openDb()));
  });

  const rows = (...cells: [string, string][]) =>
    [
      'name,description,category,image,gallery_images',
      ...cells.map(([image, gallery], index) => `Stone ${index},Green,dawn,${image},"${gallery}"`),
    ].join('\n');
  const product = async (slug: string) =>
    library.api.records.products.get({ reader: 'administrator', key: slug });
  const fetchAll = async () => {
    const { signal } = new AbortController();
    while (await library.api.services.pictureFetches.fetchNext(signal));
  };
  const picturesOf = async () => (await library.request('GET', `/api/imports/${id}`)).json().result.pictures;

  test('come to the library and to their records in the order of the cell, and stay what was imported', async () => {
    const known = await library.uploadPicture('known.png');
    const gallery = `${shop}/a.png\n${known}\n${shop}/bb.png`;
    const file = rows([`${shop}/main.png`, gallery], [`${shop}/main.png`, '']);
    const result = await sheets.import('products', file, { id });
    expect(result.pictures).toMatchObject([
      { row: 2, field: 'image', url: `${shop}/main.png`, state: 'waiting', message: '' },
      { row: 2, field: 'gallery_images', url: `${shop}/a.png`, state: 'waiting' },
      { row: 2, field: 'gallery_images', url: `${shop}/bb.png`, state: 'waiting' },
      { row: 3, field: 'image', url: `${shop}/main.png`, state: 'waiting' },
    ]);
    expect(await product('stone-0')).toMatchObject({ mainImage: '', galleryImages: [known] });

    await fetchAll();
    const pictures = await picturesOf();
    const [main, a, bb, again] = pictures.map(({ path }: { path: string }) => path);
    expect(pictures).toMatchObject(pictures.map(() => ({ state: 'fetched', message: '' })));
    expect(await product('stone-0')).toMatchObject({ mainImage: main, galleryImages: [a, known, bb] });
    expect(await product('stone-1')).toMatchObject({ mainImage: main });
    expect(again).toBe(main);

    const same = await sheets.import('products', file, { key: 'name', isDryRun: true });
    expect(same).toMatchObject({ create: 0, change: 0, same: 2 });
    expect((await sheets.undo(result.bulkId)).json()).toEqual({ restored: 2 });
  });

  test('that arrive at one record together are all in it, and are undone with it', async () => {
    const usual = answer;
    const held: (() => void)[] = [];
    answer = (request, response) => {
      held.push(() => usual(request, response));
      if (held.length === 3) for (const release of held) release();
    };
    const gallery = [1, 22, 333].map((name) => `${shop}/${name}.png`);
    const { bulkId } = await sheets.import('products', rows(['', gallery.join('\n')]), { id });
    const { signal } = new AbortController();
    await Promise.all(gallery.map(() => library.api.services.pictureFetches.fetchNext(signal)));
    const paths = (await picturesOf()).map(({ path }: { path: string }) => path);
    expect((await product('stone-0')).galleryImages).toEqual(paths);
    expect((await sheets.undo(bulkId)).json()).toEqual({ restored: 1 });
  });

  test('that fail are told by row, and a redirect into a private network is not followed', async () => {
    const inside = encodeURIComponent('http://localhost:1/secret.png');
    const https = encodeURIComponent('https://[::ffff:10.0.0.1]/secret.png');
    const file = rows(
      ...[`${shop}/none.jpg`, `${shop}/text.jpg`, `${shop}/to/${inside}`, `${shop}/to/${https}`].map(
        (url): [string, string] => [url, ''],
      ),
      [`${shop}/to/${encodeURIComponent('/good.png')}`, ''],
    );
    await sheets.import('products', file, { id });
    await fetchAll();
    const told = (await picturesOf()).map(({ row, state, message }: Record<string, string>) => [
      row,
      state,
      message,
    ]);
    expect(told).toEqual([
      [2, 'failed', 'There is no picture at this address: the other site answers 404'],
      [3, 'failed', expect.stringContaining('Please select a valid image')],
      [4, 'failed', 'It is redirected. Only addresses that start with https:// are fetched'],
      [5, 'failed', expect.stringContaining('leads into a private network')],
      [6, 'fetched', ''],
    ]);
    expect((await product('stone-2')).mainImage).toBe('');
  });

  test('leave alone what somebody chose meanwhile, and what was undone', async () => {
    const { bulkId } = await sheets.import('products', rows([`${shop}/main.png`, '']), { id });
    const own = await library.uploadPicture('own.png');
    const { id: productId } = await product('stone-0');
    await library.request('PUT', `/api/products/${productId}`, { main_image: own });
    await fetchAll();
    expect((await product('stone-0')).mainImage).toBe(own);
    expect(await picturesOf()).toMatchObject([
      { state: 'fetched', message: 'The record has another picture by now; this one is in the library' },
    ]);
    expect((await sheets.undo(bulkId)).statusCode).toBe(409);

    const second = await sheets.import(
      'products',
      rows([`${shop}/second.png`, '']).replaceAll('Stone', 'Tuff'),
    );
    await sheets.undo(second.bulkId);
    expect(await library.api.services.pictureFetches.findNextDue()).toBeUndefined();
  });

  test('wait where the other site is out of order, and are fetched by whoever comes after', async () => {
    const usual = answer;
    answer = (_request, response) => void response.writeHead(503).end();
    await sheets.import('products', rows([`${shop}/main.png`, '']), { id });
    await fetchAll();
    expect(await picturesOf()).toMatchObject([
      { state: 'waiting', message: 'The other site answers with the error 503' },
    ]);
    answer = usual;
    expect(await library.api.services.pictureFetches.findNextDue()).toEqual(expect.any(String));
  });
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ],
])('%s is no address that anything is fetched from', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
