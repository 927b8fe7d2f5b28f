import { beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '#people/accounts/permissions.shared.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { endpointRoles } from '#tests/support/endpoint-roles.ts';
import { respell } from '#tests/support/respelled-paths.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { writingEndpoints } from '#tests/support/writing-endpoints.ts';

const openDb = createDatabaseOpener('sqlite');
const openApi = createApiOpener();
const protectedEndpoints = Object.keys(endpointRoles).map((endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ');
  return { method, path: path.replaceAll(/:\w+/g, '1').replace('*', 'x') };
});
/** Headers and parameters by which some servers take a request for another. */
const disguises = [
  ...['x-http-method-override', 'x-http-method', 'x-method-override'].map((name) => ({ [name]: 'DELETE' })),
  ...['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix'].map((name) => ({ [name]: '/api/users' })),
];
let api: ApiUnderTest;

beforeEach(async () => {
  api = await openApi(await openDb());
  await api.signIn();
  const category = await api.records.category();
  await api.records.product({ category: category.id });
});

async function ask(request: { method: string; url: string; headers?: object; payload?: object }) {
  return api.app.inject({ ...request, method: request.method as 'GET', headers: { ...request.headers } });
}

test('A visitor gets nothing from a protected endpoint, however its path is written', async () => {
  const open: string[] = [];
  let asked = 0;
  for (const { method, path } of protectedEndpoints) {
    for (const url of respell(path)) {
      const { statusCode } = await ask({ method, url });
      asked += 1;
      if (![301, 400, 401, 404, 405].includes(statusCode)) open.push(`${method} ${url}: ${statusCode}`);
    }
  }
  expect(open).toEqual([]);
  expect(asked).toBeGreaterThan(2_000);
});

test('A visitor gets nothing by asking for the head or the options of a protected endpoint', async () => {
  const open: string[] = [];
  for (const { method, path } of protectedEndpoints) {
    const head = method === 'GET' ? await ask({ method: 'HEAD', url: path }) : undefined;
    if (head && (head.statusCode !== 401 || head.body !== '')) open.push(`HEAD ${path}: ${head.statusCode}`);
    const { statusCode, headers } = await ask({ method: 'OPTIONS', url: path });
    if (statusCode < 400 || headers['access-control-allow-origin'])
      open.push(`OPTIONS ${path}: ${statusCode}`);
  }
  expect(open).toEqual([]);
});

test('A request is what its first line says, whatever its headers, its address and its form say beside', async () => {
  const before = await countRows(api.db);
  for (const headers of disguises) {
    const read = await ask({ method: 'GET', url: '/api/products/1', headers });
    expect([headers, read.statusCode, read.json().id]).toEqual([headers, 200, 1]);
    const sent = await ask({ method: 'POST', url: '/api/products/1', headers });
    expect([headers, sent.statusCode]).toEqual([headers, 404]);
  }
  const asked = await ask({
    method: 'POST',
    url: '/api/products/1?_method=DELETE',
    payload: { _method: 'DELETE' },
  });
  expect(asked.statusCode).toBe(404);
  expect(await countRows(api.db)).toEqual(before);
});

test.each<Role | 'visitor'>(['visitor', ...roles])(
  'What the role %s may not write is written by no path: one record, many, an import, the order, a document',
  async (role) => {
    const headers = role === 'visitor' ? {} : await api.signIn(role);
    const before = await countRows(api.db, ['sessions', 'limits']);
    const wrong: string[] = [];
    let refused = 0;
    for (const { method, path, body } of writingEndpoints) {
      const allowed = rolesOf(method, path);
      if (!allowed || (role !== 'visitor' && allowed.includes(role))) continue;
      const { statusCode } = await ask({ method, url: `/api/${path}`, headers, payload: body });
      refused += 1;
      if (statusCode !== (role === 'visitor' ? 401 : 403)) wrong.push(`${method} ${path}: ${statusCode}`);
    }
    expect(wrong).toEqual([]);
    expect(await countRows(api.db, ['sessions', 'limits'])).toEqual(before);
    expect(refused).toBeGreaterThan({ visitor: 60, sales: 40, editor: 10, owner: -1 }[role]);
  },
);

/** Who may use the endpoint that a path belongs to; undefined where everybody may. */
function rolesOf(method: string, path: string): readonly Role[] | undefined {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    const isSameLength = wanted.length === parts.length || wanted.at(-1) === '*';
    return isSameLength && wanted.every((part, index) => /^[:*]/.test(part) || part === parts[index]);
  };
  const exact = endpointRoles[`${method} /api/${path}`];
  const entry = Object.entries(endpointRoles).find(
    ([endpoint]) => endpoint.startsWith(`${method} /api/`) && fits(endpoint.slice(`${method} /api/`.length)),
  );
  return exact ?? entry?.[1];
}
