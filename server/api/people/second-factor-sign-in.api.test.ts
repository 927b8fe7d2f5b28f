import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Own } from '#people/accounts/self.ts';
import { type ApiUnderTest, createApiOpener, testAdministrator } from '#tests/support/api-app.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { addPasskey, codeAt, setUpCodes } from '#tests/support/second-factors.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('signing in with a second factor through the API', (openDb) => {
  const date = useMovableDate();
  let asked: string[] = [];
  const openApi = createApiOpener({
    watch: (db) => db.withPlugin(noteTables((tables) => asked.push(tables))),
  });
  let api: ApiUnderTest;
  let self: Own;

  beforeEach(async () => {
    asked = [];
    api = await openApi(await openDb());
    const { authorization } = await api.signIn();
    const token = authorization.slice('Bearer '.length);
    const user = await api.services.accounts.findUserByToken(token);
    self = { ip: '127.0.0.1', username: 'admin', id: user?.id ?? -1, token };
  });

  const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const response = await api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
    return { status: response.statusCode, body: response.json() };
  };

  test('a right password answers with a ticket, and ticket and code with the token', async () => {
    const { secret } = await setUpCodes(api.services.accounts, { self, now: date.now() });
    date.pass(30_000);
    const half = await post('login', testAdministrator);
    expect([half.status, half.body]).toEqual([
      200,
      { second_factor: 'required', ticket: expect.any(String), methods: ['time-code', 'recovery-code'] },
    ]);
    const sent = { ticket: half.body.ticket, code: codeAt(secret, date.now()) };
    const whole = await post('second-factor', sent);
    expect([whole.status, whole.body]).toEqual([
      200,
      { token: expect.any(String), user: { username: 'admin' } },
    ]);
    const headers = { authorization: `Bearer ${whole.body.token}` };
    expect((await api.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
    const again = await post('second-factor', sent);
    expect([again.status, again.body.code]).toEqual([401, 'ticket_ended']);
  });

  test('a ticket opens nothing by itself', async () => {
    await setUpCodes(api.services.accounts, { self, now: date.now() });
    const { body } = await post('login', testAdministrator);
    const headers = { authorization: `Bearer ${body.ticket}` };
    expect((await api.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
  });

  test('a passkey signs in without name and password', async () => {
    const { authenticator } = await addPasskey(api.services.accounts, self);
    const { body: options } = await post('passkeys/sign-in-options', {});
    const answer = await post('passkeys/sign-in', { response: authenticator.get(options) });
    expect([answer.status, answer.body.user]).toEqual([200, { username: 'admin' }]);
  });

  test('who invents forwarding headers is still one network', async () => {
    await setUpCodes(api.services.accounts, { self, now: date.now() });
    const { body } = await post('login', testAdministrator);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}`, forwarded: `for=203.0.113.${count}` };
      statuses.push((await post('second-factor', { ticket: body.ticket, code: '000000' }, headers)).status);
    }
    const { body: fresh } = await post('login', testAdministrator);
    const headers = { 'x-forwarded-for': '203.0.113.99' };
    statuses.push((await post('second-factor', { ticket: fresh.ticket, code: '000000' }, headers)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('until the password is right, names cannot be told apart by what the server does', async () => {
    await api.signIn('editor');
    await setUpCodes(api.services.accounts, { self, now: date.now() });
    const seen = [];
    for (const username of ['admin', 'editor', 'nobody']) {
      asked = [];
      const { status, body } = await post('login', { username, password: 'wrong-password' });
      seen.push({
        status,
        body,
        asked: asked.filter((tables) => /admin|Codes|passkeys|Tickets/.test(tables)),
      });
    }
    expect(seen[0]).toMatchObject({ status: 401, body: { message: 'Invalid username or password' } });
    expect(seen[0]?.asked.length).toBeGreaterThan(0);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

/** Tells from which tables each query reads or writes. */
function noteTables(note: (tables: string) => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      note(
        `${node.kind} ${[...JSON.stringify(node).matchAll(/"table":.{0,200}?"name":"(\w+)"/g)].map(([, name]) => name)}`,
      );
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
