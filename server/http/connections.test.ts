import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { openConnection, requestText } from '#tests/support/raw-http.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { defaultConnectionLimits } from './connection-limits.ts';

const limits = { ...defaultConnectionLimits, headersMs: 300, bodyMs: 300, checkMs: 50 };
const json = { host: 'localhost', 'content-type': 'application/json' };
// More than the buffers of both systems hold, so that it is still being sent when it is refused.
const tooLarge = 24 * 1024 * 1024;

const openDb = createDatabaseOpener('sqlite');
const openPatient = createApiOpener();
const openImpatient = createApiOpener({ limits: { ...limits, minBytesPerSecond: 10_000 } });
/** However busy the machine is: each byte that arrives is worth a second. */
const openForSlowLines = createApiOpener({ limits: { ...limits, minBytesPerSecond: 1 } });
let api: ApiUnderTest;
let url: string;

/** The status of each response that came over a connection. */
function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}

describe('a client that takes its time', () => {
  beforeEach(async () => {
    api = await openImpatient(await openDb());
    url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });

  test('with its headers is told that they took too long', async () => {
    const connection = await openConnection(url);
    connection.send('GET /api/health HTTP/1.1\r\nhost: loc');
    expect(statusesIn(await connection.ended)).toEqual([408]);
  });

  test('with its body is told so, and two hundred of them keep nobody else waiting', async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => openConnection(url)));
    for (const { send } of slow) {
      send(requestText('POST /api/newsletter', { ...json, 'content-length': 100 }, '{"email'));
    }
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    const responses = await Promise.all(slow.map(({ ended }) => ended));
    expect(new Set(responses.map((text) => String(statusesIn(text))))).toEqual(new Set(['408']));
    expect(responses[0]).toContain('{"message":"The request took too long to arrive. Please try again."}');
  });

  test('with a body that nobody waits for any more is cut off', async () => {
    const connection = await openConnection(url);
    connection.send(requestText('POST /api/nothing', { ...json, 'content-length': 100 }, '{'));
    expect(statusesIn(await connection.ended)).toEqual([404]);
  });
});

describe('a body that is too large', () => {
  beforeEach(async () => {
    api = await openPatient(await openDb());
    url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const chunk = 'a'.repeat(64 * 1024);
  const chunks = Array.from({ length: tooLarge / chunk.length }, () => chunk);
  const chunked = [...chunks.map((text) => `10000\r\n${text}\r\n`), '0\r\n\r\n'];

  test.each([
    ['with its length', { 'content-length': tooLarge }, chunks],
    ['without its length', { 'transfer-encoding': 'chunked' }, chunked],
  ] as const)('is refused with a response, not by a reset, %s', async (_name, length, pieces) => {
    for (const connectionHeader of ['keep-alive', 'close']) {
      const connection = await openConnection(url);
      const headers = { ...json, connection: connectionHeader, ...length };
      connection.send(requestText('POST /api/newsletter', headers));
      for (const piece of pieces) connection.send(piece);
      connection.finish();
      const text = await connection.ended;
      expect(statusesIn(text)).toEqual([413]);
      expect(text).toContain('{"message":"The body is too large."}');
    }
  });

  test('leaves the connection good for the next request', async () => {
    const connection = await openConnection(url);
    connection.send(requestText('POST /api/newsletter', { ...json, 'content-length': tooLarge }));
    for (const piece of chunks) connection.send(piece);
    connection.send(requestText('GET /api/health', { host: 'localhost', connection: 'close' }));
    expect(statusesIn(await connection.ended)).toEqual([413, 200]);
  });

  test('is answered before all of it was sent', async () => {
    const connection = await openConnection(url);
    connection.send(requestText('POST /api/newsletter', { ...json, 'content-length': tooLarge }, chunk));
    expect(await connection.head()).toContain('413 Payload Too Large');
    connection.socket.destroy();
  });

  test('is refused the same way where it is a form with a file, sent by nobody', async () => {
    const connection = await openConnection(url);
    const type = 'multipart/form-data; boundary=x';
    const headers = { host: 'localhost', 'content-type': type, 'content-length': tooLarge };
    connection.send(requestText('POST /api/upload', { ...headers, connection: 'close' }));
    for (const piece of chunks) connection.send(piece);
    expect(statusesIn(await connection.ended)).toEqual([401]);
  });
});

test('A client that goes on sending long after its response is cut off', async () => {
  // Nothing else ends it within the time of the test.
  const patience = { bodyMs: 600_000, keepAliveMs: 600_000, silenceMs: 600_000 };
  const openStingy = createApiOpener({ limits: { ...limits, ...patience, maxUnreadBytes: 100_000 } });
  api = await openStingy(await openDb());
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const connection = await openConnection(url);
  connection.send(requestText('POST /api/nothing', { ...json, 'content-length': 1_000_000_000 }));
  connection.socket.write('a'.repeat(1_000_000));
  await expect(connection.head()).resolves.toContain('404 Not Found');
  await connection.ended.catch(() => {});
  expect(connection.socket.destroyed).toBe(true);
});

test('A client that sends steadily over a slow line gets its file through', async () => {
  api = await openForSlowLines(await openDb());
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { authorization } = await api.signIn();
  const named = '--x\r\ncontent-disposition: form-data; name=';
  const part = `${named}"type"\r\n\r\nblog\r\n${named}"file"; filename="a.txt"\r\n\r\n`;
  const pieces = Array.from({ length: 8 }, () => 'a'.repeat(2_500));
  const body = [part, ...pieces, '\r\n--x--\r\n'];
  const connection = await openConnection(url);
  const type = 'multipart/form-data; boundary=x';
  const length = body.join('').length;
  const headers = { host: 'localhost', authorization, 'content-type': type, 'content-length': length };
  connection.send(requestText('POST /api/upload', headers));
  // Three times as long as a body may take that does not arrive.
  for (const piece of body) {
    connection.send(piece);
    await wait(90);
  }
  expect(await connection.head()).toContain('415 Unsupported Media Type');
});
