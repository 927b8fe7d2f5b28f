import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const openApi = createApiOpener();
const openDb = createDatabaseOpener('sqlite');
let api: ApiUnderTest;
let ask: Awaited<ReturnType<typeof askThroughPort>>;

beforeEach(async () => {
  api = await openApi(await openDb());
  ask = await askThroughPort(api.app);
  const { id: category } = await api.records.category({ name: 'Dawn' });
  await api.records.product({ name: 'Onyx', category, description: 'Honey '.repeat(90) });
});

const whole = (encoding = 'br') => ask('/api/products', { headers: { 'accept-encoding': encoding } });

test('a response that goes out again is what went out before, in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    await whole(encoding);
    const [composed, again] = [await whole(encoding), await whole(encoding)];
    expect(again.bytes.equals(composed.bytes)).toBe(true);
    const { date: _date, ...headers } = again.headers;
    expect(headers).toMatchObject({ 'server-timing': 'cache;desc=hit', connection: 'keep-alive' });
    expect({ ...composed.headers, date: '' }).toEqual({ ...headers, date: '' });
  }
});

test('its date is that of the request', async () => {
  await whole();
  await whole();
  const composed = await whole();
  const later = () => new Date(Date.now() + 2_000).toUTCString();
  const now = Date.now;
  Date.now = () => now() + 90_000;
  try {
    const again = await whole();
    const passed = Date.parse(String(again.headers.date)) - Date.parse(String(composed.headers.date));
    expect(passed).toBeGreaterThanOrEqual(89_000);
    expect(Date.parse(String(again.headers.date))).toBeLessThanOrEqual(Date.parse(later()));
  } finally {
    Date.now = now;
  }
});

test('requests sent at once are answered in their order, and the last connection is closed as it asks', async () => {
  for (let count = 0; count < 3; count += 1) await whole('identity');
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  const line = (method: string, path: string, more = '') =>
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
  socket.write(
    line('GET', '/api/products/nothing') +
      line('GET', '/api/products') +
      line('HEAD', '/api/products') +
      line('GET', '/api/products', 'connection: close\r\n'),
  );
  await once(socket, 'close');
  const heads = text.match(/HTTP\/1\.1 \d+|connection: \S+/gi);
  expect(heads?.map((one) => one.toLowerCase())).toEqual([
    ...['http/1.1 404', 'connection: keep-alive', 'http/1.1 200', 'connection: keep-alive'],
    ...['http/1.1 200', 'connection: keep-alive', 'http/1.1 200', 'connection: close'],
  ]);
  expect(text.match(/"Onyx"/g)).toHaveLength(2);
});

test('what is written is in the next response', async () => {
  for (let count = 0; count < 3; count += 1) await whole();
  await api.services.products.update({ id: 1, changes: { name: 'Jade' }, author });
  expect((await whole()).text).toContain('Jade');
});
