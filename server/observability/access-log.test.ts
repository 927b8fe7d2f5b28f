import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { watchRequests } from '../http/watch-requests.ts';
import { clientAddressOf, shortenAddress } from './client-address.ts';
import { maskText, maskUrl } from './masked-url.shared.ts';

const openDb = createDatabaseOpener('sqlite');
let written = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += chunk;
    done();
  },
});
const open = createApiOpener({
  ...watchRequests({ trustProxy: ['127.0.0.1'], hasAccessLog: true }, stream),
  logStream: stream,
});

const lines = () =>
  written
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('each request has a line, those that are answered from memory as well, with the id that a proxy gave it', async () => {
  const api = await open(await openDb());
  const ask = await askThroughPort(api.app);
  const headers = { 'x-request-id': 'proxy-4711', 'x-forwarded-for': '198.51.100.77' };
  await ask('/api/categories?q=Jane+Doe');
  await ask('/api/categories');
  expect((await ask('/api/categories', { headers })).headers['server-timing']).toBe('cache;desc=hit');
  const { authorization } = await api.signIn('sales');
  const { headers: told } = await ask('/api/counts', { headers: { ...headers, authorization } });
  expect(told['x-request-id']).toBe('proxy-4711');
  await expect.poll(() => lines().length).toBe(4);
  expect(lines()).toMatchObject([
    { method: 'GET', path: '/api/categories?q=*', status: 200, client: '127.0.0.0' },
    { path: '/api/categories', status: 200 },
    { path: '/api/categories', status: 200, reqId: 'proxy-4711', client: '198.51.100.0' },
    { path: '/api/counts', status: 200, reqId: 'proxy-4711', user: 'sales' },
  ]);
  expect(written).not.toMatch(/Jane|198\.51\.100\.77/);
  expect(lines().every(({ bytes, ms }) => Number(bytes) > 100 && Number(ms) >= 0)).toBe(true);
  const ids = lines().map(({ reqId }) => reqId);
  expect(new Set(ids).size).toBe(3);
});

test('what fails is quoted by the id that its line in the log has', async () => {
  const api = await open(await openDb());
  await api.db.schema.dropTable('subscribers').execute();
  const { headers, payload } = await api.app.inject({
    ...{ method: 'POST', url: '/api/newsletter', payload: { email: 'reader@post.example' } },
    headers: { 'x-request-id': 'not well formed' },
  });
  const id = String(headers['x-request-id']);
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(JSON.parse(payload)).toMatchObject({ message: expect.stringContaining(id), request_id: id });
  const line = written.split('\n').find((one) => one.includes('request failed') && one.includes(id));
  expect(line).toBeDefined();
});

test.each([
  ['/shortlist/k3J9x0aQ/?utm_source=letter', '/shortlist/*/?utm_source=letter'],
  ['/shortlist/k3J9x0aQ/list.pdf', '/shortlist/*/list.pdf'],
  ['/shortlist/k3J9x0aQ.data', '/shortlist/*.data'],
  ['/api/shortlists/k3J9x0aQ', '/api/shortlists/*'],
  ['/onyx/?preview=s3cret&page=2', '/onyx/?preview=*&page=2'],
  ['/search/?q=Jane&page=2', '/search/?q=*&page=2'],
  ['/?Jane%20Doe', '/?*'],
  ['/api/auth/sessions/a1b2', '/api/auth/sessions/*'],
])('%s is kept as %s', (url, kept) => {
  expect(maskUrl(url)).toBe(kept);
});

test('the log of errors hides what the other one hides, in addresses and in the words of errors', async () => {
  const api = await open(await openDb());
  await api.db.schema.dropTable('shared_shortlists').execute();
  const id = 'ab12'.repeat(8);
  written = '';
  expect((await api.app.inject(`/api/shortlists/${id}?q=Jane`)).statusCode).toBe(500);
  expect(written).toContain('"url":"/api/shortlists/*?q=*"');
  expect(written).not.toMatch(/ab12ab12|Jane/);
});

test.each([
  ['No route for "/shortlist/k3J9x0aQ/?q=Jane"', 'No route for "/shortlist/*/?q=*"'],
  ['connect postgres://site:s3cret@db/ashlar', 'connect postgres://*@db/ashlar'],
  ['refused: Bearer abc.def-1', 'refused: Bearer *'],
  ['at load (build/program/main.js:10:5)', 'at load (build/program/main.js:10:5)'],
])('an error that says %s is kept as %s', (text, kept) => {
  expect(maskText(text)).toBe(kept);
});

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2::7', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['unknown', ''],
])('%s is kept as %s', (address, kept) => {
  expect(shortenAddress(address)).toBe(kept);
});

test('who is asked for by forwarders is the nearest that is not trusted', () => {
  const request = {
    headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    socket: { remoteAddress: '10.0.0.1' },
  };
  const asked = (hops: number) => clientAddressOf(request as never, (_address, hop) => hop < hops);
  expect([0, 1, 2, 9].map(asked)).toEqual(['10.0.0.1', '198.51.100.7', '203.0.113.9', '203.0.113.9']);
});
