import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener, testAdministrator } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('signing in through the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  const login = (payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });

  beforeEach(async () => {
    api = await openApi(await openDb());
    await api.services.accounts.ensureFirstAdministrator(testAdministrator);
  });

  test('an administrator gets a token, is known by it, chooses a language, and signs out', async () => {
    const response = await login(testAdministrator);
    expect(response.json()).toEqual({ token: expect.any(String), user: { username: 'admin' } });
    const headers = { authorization: `Bearer ${response.json().token}`, 'content-type': 'application/json' };
    const me = await api.app.inject({ url: '/api/auth/me', headers });
    expect([me.statusCode, me.json()]).toEqual([
      200,
      { user: { username: 'admin', role: 'owner', language: null } },
    ]);
    const choose = (language: unknown) =>
      api.app.inject({ method: 'PUT', url: '/api/auth/language', headers, payload: { language } });
    expect([(await choose('de')).statusCode, (await choose('xx')).statusCode]).toEqual([204, 400]);
    const then = await api.app.inject({ url: '/api/auth/me', headers });
    expect(then.json().user.language).toBe('de');
    const out = await api.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect([out.statusCode, out.body]).toEqual([204, '']);
    expect((await api.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
  });

  test('an ended token does not stand in the way of signing in again', async () => {
    expect((await login(testAdministrator, { authorization: 'Bearer ended' })).statusCode).toBe(200);
  });

  test('a wrong password is refused with the message of the sign-in', async () => {
    const response = await login({ ...testAdministrator, password: 'wrong' });
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { message: 'Invalid username or password' },
    ]);
  });

  test('a missing field is named', async () => {
    const response = await login({ username: 'admin' });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['password']]);
  });

  test('guessing is slowed down, with the time to wait', async () => {
    let response = await login({ ...testAdministrator, password: 'wrong' });
    for (let count = 0; count < 6; count += 1)
      response = await login({ ...testAdministrator, password: 'wrong' });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each(['/api/auth/me', '/api/auth/logout'])(
    'a visitor without a token is refused at %s',
    async (url) => {
      const response = await api.app.inject({ method: url.endsWith('me') ? 'GET' : 'POST', url });
      expect([response.statusCode, response.json()]).toEqual([401, { message: 'Please sign in first.' }]);
    },
  );
});
