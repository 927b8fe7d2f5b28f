import { beforeEach, expect, test } from 'vitest';
import type { Own } from '#people/accounts/self.ts';
import { type ApiUnderTest, createApiOpener, testAdministrator } from '#tests/support/api-app.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { addPasskey, codeAt, setUpCodes } from '#tests/support/second-factors.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const minuteMs = 60_000;

/** What needs a fresh proof, written down apart from the endpoints. */
const dangerous = [
  ...['POST /api/auth/register', 'POST /api/users/invitations', 'POST /api/invitations/1/renew'],
  ...['PATCH /api/users/999999', 'DELETE /api/users/999999', 'DELETE /api/users/999999/factors'],
  'PUT /api/users/second-factor-rule',
  ...['POST /api/auth/time-codes', 'DELETE /api/auth/time-codes', 'POST /api/auth/recovery-codes'],
  ...['POST /api/auth/passkeys/registration-options', 'DELETE /api/auth/passkeys/1'],
  ...['POST /api/visitor-data/export', 'POST /api/visitor-data/erase', 'DELETE /api/log/people/1'],
  ...['GET /api/log/export.csv', 'GET /api/newsletter/export', 'GET /api/inbox/export'],
  ...['GET /api/enquiries/export', 'GET /api/messages/export', 'POST /api/backups'],
  ...['POST /api/demo/removal', 'POST /api/demo/removal/undo'],
];

describeOnOneEngine('What is dangerous', (openDb) => {
  const date = useMovableDate();
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let headers: { authorization: string };
  let self: Own;

  beforeEach(async () => {
    api = await openApi(await openDb());
    headers = await api.signIn();
    const token = headers.authorization.slice('Bearer '.length);
    const user = await api.services.accounts.findUserByToken(token);
    self = { ip: '127.0.0.1', username: 'admin', id: user?.id ?? -1, token };
  });

  async function send(endpoint: string, payload: object = {}) {
    const [method, url] = endpoint.split(' ');
    const response = await api.app.inject({ method: method as 'POST', url: url ?? '', headers, payload });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  }

  const invite = () => send('POST /api/users/invitations', { role: 'sales' });

  test('asks for a fresh proof once the sign-in is a quarter of an hour old', async () => {
    date.pass(15 * minuteMs - 1_000);
    expect((await invite()).status).toBe(201);
    date.pass(1_000);
    for (const endpoint of dangerous) {
      const { status, body } = await send(endpoint);
      expect([endpoint, status, body]).toEqual([
        endpoint,
        403,
        {
          message: 'Please confirm first that it is you.',
          code: 'confirmation_required',
          methods: ['password'],
        },
      ]);
    }
    expect((await send('GET /api/users')).status).toBe(200);
  });

  test('is done after the password was given again, for a quarter of an hour and in this session only', async () => {
    const elsewhere = await api.signIn();
    date.pass(20 * minuteMs);
    const wrong = await send('POST /api/auth/confirm', { password: 'not-this-one' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { password: 'This is not your password' }]);
    expect((await invite()).status).toBe(403);
    const right = await send('POST /api/auth/confirm', { password: testAdministrator.password });
    expect(right.body).toEqual({ confirmedUntil: new Date(Date.now() + 15 * minuteMs).toISOString() });
    expect((await invite()).status).toBe(201);
    const other = await api.app.inject({
      ...{ method: 'POST', url: '/api/users/invitations', headers: elsewhere },
      payload: { role: 'sales' },
    });
    expect(other.statusCode).toBe(403);
    date.pass(15 * minuteMs);
    expect((await invite()).status).toBe(403);
  });

  test('is done after a code where there is a second factor, and the password is not enough', async () => {
    const { secret, recoveryCodes } = await setUpCodes(api.services.accounts, { self, now: date.now() });
    date.pass(20 * minuteMs);
    expect((await invite()).body.methods).toEqual(['time-code', 'recovery-code']);
    const password = await send('POST /api/auth/confirm', { password: testAdministrator.password });
    expect([password.status, Object.keys(password.body.errors)]).toEqual([400, ['code']]);
    const change = { current_password: testAdministrator.password, new_password: 'marble-and-moss' };
    expect((await send('PUT /api/auth/password', change)).body.code).toBe('confirmation_required');
    const code = codeAt(secret, date.now());
    expect((await send('POST /api/auth/confirm', { code })).status).toBe(200);
    expect((await send('POST /api/auth/confirm', { code })).status).toBe(400);
    expect((await invite()).status).toBe(201);
    date.pass(20 * minuteMs);
    expect((await send('POST /api/auth/confirm', { code: recoveryCodes[0] ?? '' })).status).toBe(200);
    expect((await send('PUT /api/auth/password', change)).status).toBe(200);
  });

  test('is done after a passkey, of this account and for this', async () => {
    const { authenticator } = await addPasskey(api.services.accounts, self);
    date.pass(20 * minuteMs);
    const { body: forSignIn } = await send('POST /api/auth/passkeys/sign-in-options');
    const wrong = { response: authenticator.get(forSignIn) };
    expect((await send('POST /api/auth/passkeys/confirm', wrong)).status).toBe(400);
    const { body: options } = await send('POST /api/auth/passkeys/confirm-options');
    const response = authenticator.get(options);
    expect((await send('POST /api/auth/passkeys/confirm', { response })).status).toBe(200);
    expect((await invite()).status).toBe(201);
  });

  test('is not guessed open: codes and passwords are limited here as well', async () => {
    const guess = async (given: object) => {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await send('POST /api/auth/confirm', given)).status);
      }
      return statuses;
    };
    expect(await guess({ password: 'wrong-password' })).toEqual([400, 400, 400, 400, 400, 429]);
    await setUpCodes(api.services.accounts, { self, now: date.now() });
    expect(await guess({ code: '000000' })).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('who changes the own password at an old session gives it as a proof, where there is no second factor', async () => {
    date.pass(20 * minuteMs);
    const change = { current_password: testAdministrator.password, new_password: 'marble-and-moss' };
    expect((await send('PUT /api/auth/password', change)).status).toBe(200);
  });
});
