import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { newPost } from '#tests/support/sample-records.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const openDb = createDatabaseOpener('sqlite');
const openApi = createApiOpener();
const megabyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };
let api: ApiUnderTest;
let owner: { authorization: string };

beforeEach(async () => {
  api = await openApi(await openDb());
  owner = await api.signIn();
});

async function send(path: string, payload: string | Buffer, headers: object = json) {
  const sent = { method: 'POST' as const, url: `/api/${path}`, payload, headers: { ...owner, ...headers } };
  return api.app.inject(sent);
}

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const)(
  'A body that unfolds to a thousand times its size is not unfolded: %s',
  async (encoding, compress) => {
    const body = compress(Buffer.alloc(64 * megabyte, ' '));
    expect(body.length).toBeLessThan(megabyte / 4);
    for (const path of ['newsletter', 'products', 'upload', 'products/import']) {
      const { statusCode } = await send(path, body, { ...json, 'content-encoding': encoding });
      expect([path, statusCode]).toEqual([path, expect.toSatisfy((status) => status >= 400 && status < 500)]);
    }
  },
);

const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

test('Values within values without end are refused, in every field that takes more than a text', async () => {
  const deep = nested('[', '1', ']', 200_000);
  const deepObject = nested('{"a":', '1', '}', 70_000);
  for (const value of [deep, deepObject]) {
    for (const [path, field] of [
      ...[
        ['newsletter', 'email'],
        ['products', 'galleryImages'],
        ['contact', 'lines'],
        ['events', 'events'],
      ],
      ...[
        ['products/import', 'rows'],
        ['products/bulk', 'ids'],
      ],
    ]) {
      const { statusCode } = await send(path ?? '', `{"${field}":${value}}`);
      expect([path, statusCode]).toEqual([path, 400]);
    }
    const document = {
      method: 'PUT' as const,
      url: '/api/site-documents/about',
      headers: { ...owner, ...json },
    };
    const { statusCode } = await api.app.inject({ ...document, payload: `{"value":${value}}` });
    expect(statusCode).toBe(400);
  }
});

test.each([
  ['quotes', nested('<blockquote>', 'x', '</blockquote>', 20_000)],
  ['lists', nested('<ul><li>', 'x', '</li></ul>', 20_000)],
  ['tables', nested('<table><tbody><tr><td>', 'x', '</td></tr></tbody></table>', 5_000)],
  ['what nobody closes', '<b><i>'.repeat(50_000)],
  ['comments that nobody closes', '<!--'.repeat(100_000)],
  ['attributes without end', `<a ${'x="y" '.repeat(60_000)}>x</a>`],
  ['entities without end', '&amp'.repeat(100_000)],
])('An article of %s is stored or refused, and can be read', async (_name, content) => {
  const { statusCode, body } = await send('blog', JSON.stringify({ ...newPost, content }));
  expect(statusCode, body.slice(0, 200)).toBeOneOf([201, 400, 413]);
  if (statusCode === 201)
    expect((await api.app.inject(`/api/blog/${JSON.parse(body).id}`)).statusCode).toBe(200);
});

test('A form of more parts than any form has is refused', async () => {
  const part = '--b\r\ncontent-disposition: form-data; name="type"\r\n\r\nblog\r\n';
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n';
  const long = `--b\r\ncontent-disposition: form-data; name="${'n'.repeat(megabyte)}"\r\n\r\nx\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  for (const parts of [
    part.repeat(20_000),
    file.repeat(20_000),
    long,
    `--b\r\n${'x-a: b\r\n'.repeat(50_000)}\r\n`,
  ]) {
    for (const path of ['upload', 'upload/multiple', 'products/import']) {
      const { statusCode } = await send(path, `${parts}--b--\r\n`, headers);
      expect([path, statusCode]).toEqual([path, expect.toSatisfy((status) => status >= 400 && status < 500)]);
    }
  }
});

test.each([
  ['columns', `${'a,'.repeat(200_000)}b\n`],
  ['quotes', `name\n${'"'.repeat(500_000)}`],
  ['rows without a name', `name,description\n${','.repeat(1)}\n${'\n'.repeat(200_000)}`],
  ['one cell', `name\n${'x'.repeat(4 * megabyte)}`],
])('A table of %s without end is answered with what is wrong', async (_name, table) => {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const { statusCode } = await send('products/import?dry_run=true', `${head}${table}\r\n--b--\r\n`, headers);
  expect(statusCode).toBeOneOf([200, 400, 413]);
});
