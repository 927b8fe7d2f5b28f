import { beforeEach, describe, expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { openConnection } from '#tests/support/raw-http.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const openDb = createDatabaseOpener('sqlite');
const openApi = createApiOpener();
/** What another server might take for a part of the body before it. */
const hidden = 'GET /api/health?hidden HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
const post = 'POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const get = 'GET /api/health HTTP/1.1\r\n';
let url: string;

beforeEach(async () => {
  const { app } = await openApi(await openDb());
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

async function statusesOf(text: string): Promise<number[]> {
  const connection = await openConnection(url);
  connection.send(Buffer.from(text, 'latin1'));
  connection.finish();
  const answered = await connection.ended;
  return [...answered.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}

describe('A request that two servers would read differently', () => {
  const chunked = 'transfer-encoding: chunked\r\n';
  test.each([
    ['a length and chunks', `${post}content-length: 5\r\n${chunked}\r\n0\r\n\r\n`],
    ['chunks and a length', `${post}${chunked}content-length: 5\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${post}content-length: 0\r\ncontent-length: 5\r\n\r\n`],
    ['two lengths in one', `${post}content-length: 0, 5\r\n\r\n`],
    ['a length with a sign', `${post}content-length: +0\r\n\r\n`],
    ['a negative length', `${post}content-length: -1\r\n\r\n`],
    ['a length in hexadecimal', `${post}content-length: 0x0\r\n\r\n`],
    ['a length beyond all numbers', `${post}content-length: 99999999999999999999999\r\n\r\n`],
    ['an empty length', `${post}content-length:\r\n\r\n`],
    ['an encoding that is none', `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['chunks that are not the last encoding', `${post}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['a name with a space after it', `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a name with a space in it', `${get}ho st: localhost\r\nhost: localhost\r\n\r\n`],
    ['a name with a tab', `${post}\ttransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['no name', `${get}host: localhost\r\n: x\r\n\r\n`],
    ['a name with a null byte', `${get}host: localhost\r\nx\0: x\r\n\r\n`],
    ['a value with a null byte', `${get}host: localhost\r\nx: a\0b\r\n\r\n`],
    ['a value with a lone return', `${get}host: localhost\r\nx: a\rcontent-length: 5\r\n\r\n`],
    ['a folded header', `${get}host: localhost\r\nx: a\r\n transfer-encoding: chunked\r\n\r\n`],
    ['a chunk of no number', `${post}${chunked}\r\nx\r\n\r\n`],
    ['a chunk with a prefix', `${post}${chunked}\r\n0x0\r\n\r\n`],
    ['a chunk with a sign', `${post}${chunked}\r\n-1\r\n\r\n`],
    ['a chunk beyond all numbers', `${post}${chunked}\r\nfffffffffffffffff0\r\n\r\n`],
    ['a chunk that is longer than it says', `${post}${chunked}\r\n1\r\nabc\r\n0\r\n\r\n`],
    ['a version that nobody speaks', 'GET /api/health HTTP/1.9\r\nhost: localhost\r\n\r\n'],
    ['the next version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version of the beginnings', 'GET /api/health\r\n\r\n'],
    ['a space in its path', 'GET /api/health x HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['a lone line feed in its first line', 'GET /api/health\nx: HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ])('is refused with its connection, and what comes after it is not read: %s', async (_name, text) => {
    expect(await statusesOf(text + hidden)).toEqual([400]);
  });

  test('is read once where it is right: a body that looks like a request is a body', async () => {
    const body = JSON.stringify({ email: hidden });
    const text = `${post}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
    expect(await statusesOf(text)).toEqual([400]);
    const pieces = `${post}${'transfer-encoding: chunked\r\n'}connection: close\r\n\r\n`;
    const size = body.length.toString(16);
    expect(await statusesOf(`${pieces}${size}\r\n${body}\r\n0\r\n\r\n`)).toEqual([400]);
  });

  test('that brings a body where none belongs leaves the next one as it is', async () => {
    const body = '{"a":1}';
    const text = `${get}host: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}${hidden}`;
    expect(await statusesOf(text)).toEqual([200, 200]);
  });
});

test.each([
  ...['/%c0%af', '/%c0%ae%c0%ae/', '/%e0%80%af', '/%f0%80%80%af', '/%ed%a0%80', '/%f5%80%80%80', '/%ff%fe'],
  ...['/%00', '/api/products/%00', '/a%00.data', '/%', '/%4', '/%zz', '/api/products/%zz', '/%u002f'],
  ...['/caf%e9/', '/cafe%cc%81/', '/caf%c3%a9/', '/%e2%80%ae/', '/%ef%bb%bf/', '/api/products/%f0%9f%8c%8d'],
  ...[
    `/${'a/'.repeat(2_000)}`,
    `/${'%61'.repeat(2_000)}`,
    `/?${'a=1&'.repeat(3_000)}`,
    `/?q=${'%f0%9f%8c%8d'.repeat(500)}`,
  ],
])('An address in strange letters is answered, and not with a failure: %.40s', async (path) => {
  const [status = 0, ...more] = await statusesOf(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  );
  expect(more).toEqual([]);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
});
