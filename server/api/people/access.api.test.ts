import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '#people/accounts/permissions.shared.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { endpointRoles } from '#tests/support/endpoint-roles.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { controlAccess } from '../../http/access.ts';
import { handleErrors } from '../../http/errors.ts';
import { api } from '../api.ts';

/** None of them is there, so that nothing is done where something is allowed. */
const absentId = '999999';

describeOnOneEngine('Every endpoint of the API', (openDb) => {
  const openApi = createApiOpener();
  let opened: ApiUnderTest;
  let app: FastifyInstance;
  let endpoints: string[];

  beforeEach(async () => {
    const db = await openDb();
    opened = await openApi(db);
    endpoints = [];
    app = Fastify();
    handleErrors(app);
    app.addHook('onRoute', ({ method, url, config }) => {
      const isOpen = config?.access === 'everybody' || config?.access === 'readers';
      for (const one of [method].flat()) if (!isOpen && one !== 'HEAD') endpoints.push(`${one} ${url}`);
    });
    await app.register(api, { prefix: '/api', services: opened.services, db, version: '1.2.3' });
    await app.ready();
    return () => app.close();
  });

  async function request(endpoint: string, role: Role) {
    const [method, path = ''] = endpoint.split(' ');
    const url = path.replaceAll(/:\w+/g, absentId).replace('*', 'x');
    // A session each: one of the endpoints ends it.
    return app.inject({ method: method as 'GET', url, headers: await opened.signIn(role) });
  }

  test('is written down with the roles that may use it', () => {
    expect(endpoints.toSorted()).toEqual(Object.keys(endpointRoles).toSorted());
  });

  test.each(roles)('lets the role %s do what is written down, and answers 403 to all else', async (role) => {
    const faults: string[] = [];
    for (const endpoint of endpoints) {
      const { statusCode } = await request(endpoint, role);
      const isAllowed = endpointRoles[endpoint]?.includes(role) ?? false;
      const isRight = isAllowed ? statusCode !== 401 && statusCode !== 403 : statusCode === 403;
      if (!isRight) faults.push(`${endpoint}: ${statusCode}`);
    }
    expect(faults).toEqual([]);
    expect(endpoints.length).toBeGreaterThan(80);
  });

  test('says in its refusal who may', async () => {
    const response = await request('GET /api/users', 'editor');
    expect(response.json()).toEqual({ message: 'Your account may not do this. It is for owners.' });
  });

  test('knows nobody by what a browser sends of its own accord, or another site can write into an address', async () => {
    const token = (await opened.signIn('owner')).authorization.replace('Bearer ', '');
    const cookies = ['authToken', 'token', 'session', 'authorization'].map((name) => `${name}=${token}`);
    const asked = [
      ...cookies.map((cookie) => ({ url: '/api/users', headers: { cookie } })),
      { url: '/api/users', headers: { authorization: `Basic ${btoa(`owner:${token}`)}` } },
      ...['authToken', 'token', 'access_token'].map((name) => ({ url: `/api/users?${name}=${token}` })),
    ];
    for (const one of asked) {
      const { statusCode } = await app.inject({ method: 'GET', ...one });
      expect([one, statusCode]).toEqual([one, expect.toBeOneOf([400, 401])]);
    }
  });

  test('does not start where it does not say who may use it', () => {
    const forgetful = Fastify();
    controlAccess(forgetful, { services: opened.services });
    expect(() => forgetful.get('/secrets', async () => 'all')).toThrow(/does not say who may use it/);
  });
});
