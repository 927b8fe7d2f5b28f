import { beforeEach, expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { openConnection, requestText } from '#tests/support/raw-http.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const openDb = createDatabaseOpener('sqlite');
const renderer = { render: async (request: Request) => new Response(request.url) };
const openApi = createApiOpener({ pages: { renderer, findStyles: () => undefined } });
const local = { host: 'localhost', connection: 'close' };
let url: string;

beforeEach(async () => {
  const api = await openApi(await openDb());
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

async function ask(text: string): Promise<string> {
  const connection = await openConnection(url);
  connection.send(text);
  return connection.ended;
}

test.each([
  ['TRACE', requestText('TRACE /', local), 405],
  ['TRACE of the API', requestText('TRACE /api/products', local), 405],
  ['what pages do not take', requestText('DELETE /about/', local), 405],
  ['a form of the back office', requestText('POST /admin/', { ...local, 'content-length': '0' }), 405],
  ['a method that nobody knows', requestText('BREW /about/', local), 400],
  ['the server as a whole', requestText('OPTIONS *', local), 400],
  ['another server', requestText('GET http://evil.example/about/', local), 400],
  ['another server, without a path', requestText('GET http://evil.example', local), 400],
  ['a tunnel', requestText('GET evil.example:443', local), 400],
  ['no host', requestText('GET /about/', { connection: 'close' }), 400],
  ['an empty host', requestText('GET /about/', { ...local, host: '' }), 400],
  ['a host with a space', requestText('GET /about/', { ...local, host: 'a b' }), 400],
  ['a host with a path', requestText('GET /about/', { ...local, host: 'a/b' }), 400],
  ['a host with a name and password', requestText('GET /about/', { ...local, host: 'a:b@c' }), 400],
  ['a host with markup', requestText('GET /about/', { ...local, host: '<b>' }), 400],
  ['a host with a port beyond all', requestText('GET /about/', { ...local, host: 'a:99999' }), 400],
  ['half an IPv6 address', requestText('GET /about/', { ...local, host: '[::1' }), 400],
  ['two hosts', requestText('GET /about/', { Host: 'a', ...local }), 400],
  ['no HTTP at all', 'hello there\r\n\r\n', 400],
  ['headers without end', requestText('GET /about/', { ...local, long: 'a'.repeat(100_000) }), 431],
  ['a chunk of no size', requestText('POST /about/', { ...local, 'transfer-encoding': 'chunked' }, 'x'), 400],
])('A request for %s is refused, and nothing of the inside is told', async (_name, text, status) => {
  const response = await ask(text);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).not.toMatch(/\bat .*\.(?:ts|js):|node_modules|TypeError/);
});

test.each(['localhost', 'stone.example', 'STONE.example:8080', '127.0.0.1:3000', '[::1]:3000', 'my_stone'])(
  'A request for the host %s is answered',
  async (host) => {
    expect(await ask(requestText('GET /about/', { ...local, host }))).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test('A program of HTTP/1.0 that names no host, such as a watcher, is answered', async () => {
  expect(await ask('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('GET /about/ HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
