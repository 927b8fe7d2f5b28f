import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#content/kit/zoned-days.shared.ts';
import { findAdministrator } from '#people/accounts/administrators.repository.ts';
import { type Role, roles } from '#people/accounts/permissions.shared.ts';
import type { Own } from '#people/accounts/self.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { endpointRoles } from '#tests/support/endpoint-roles.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { addPasskey, codeAt, setUpCodes } from '#tests/support/second-factors.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

type Headers = { authorization: string };
const dayMs = 24 * 60 * 60_000;
const path = '/api/users/second-factor-rule';
const today = () => new Date().toISOString().slice(0, 10);

describeOnOneEngine('Who must have a second factor', (openDb) => {
  const date = useMovableDate();
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let owner: Headers;

  beforeEach(async () => {
    api = await openApi(await openDb());
    owner = await api.signIn();
  });

  async function selfOf({ authorization }: Headers): Promise<Own> {
    const token = authorization.slice('Bearer '.length);
    const user = await api.services.accounts.findUserByToken(token);
    return { ip: '127.0.0.1', username: user?.username ?? '', id: user?.id ?? -1, token };
  }

  const setUp = async (headers: Headers) =>
    setUpCodes(api.services.accounts, { self: await selfOf(headers), now: new Date() });
  const put = (payload: object, headers = owner) =>
    api.app.inject({ method: 'PUT', url: path, headers, payload });
  const get = (url: string, headers: Headers) => api.app.inject({ url, headers });

  /** The owner has one, and says since when others must. */
  async function demand(scope: string, from = today()): Promise<void> {
    await setUp(owner);
    expect((await put({ scope, from })).statusCode).toBe(200);
  }

  test('is for an owner to say who has one, with a day that is not over and within a year', async () => {
    const refused = await put({ scope: 'everybody', from: today() });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Set up a second factor of your own first, so that you know it works here.',
    ]);
    await setUp(owner);
    for (const from of [addDays(today(), -2), addDays(today(), 400), 'tomorrow', undefined]) {
      const { statusCode, body } = await put({ scope: 'everybody', ...(from && { from }) });
      expect([from, statusCode, body]).toEqual([from, 400, expect.stringContaining('"from"')]);
    }
    expect((await put({ scope: 'strangers', from: today() })).statusCode).toBe(400);
    await api.signIn('sales');
    const from = addDays(today(), 14);
    expect((await put({ scope: 'everybody', from })).json()).toMatchObject({
      ...{ scope: 'everybody', from, holds: false },
      lacking: ['sales'],
    });
    expect((await get('/api/log', owner)).json().entries[0].text).toBe(
      `Required a second factor of everybody from ${from} on`,
    );
    expect((await put({ scope: 'nobody' })).json()).toMatchObject({
      scope: 'nobody',
      from: null,
      lacking: [],
    });
    expect(await api.services.log.verify()).toMatchObject({ faults: [] });
  });

  test.each(roles)(
    'holds from its day on for sessions of the role %s that are open, at every endpoint',
    async (role) => {
      const colleague = await api.signIn(role === 'owner' ? 'editor' : role);
      // A second owner, who has none.
      if (role === 'owner') await makeOwner('editor');
      const from = addDays(today(), 3);
      await demand('everybody', from);
      expect((await get('/api/activity', colleague)).statusCode).toBe(200);
      expect((await get('/api/auth/factors', colleague)).json().requiredFrom).toBe(from);
      date.pass(4 * dayMs);
      const wrong: string[] = [];
      let count = 0;
      for (const endpoint of Object.keys(endpointRoles)) {
        const [method, url = ''] = endpoint.split(' ');
        // It ends the session.
        if (/logout$/.test(url)) continue;
        const isOwn = url.startsWith('/api/auth/') && url !== '/api/auth/register';
        const request = { method: method as 'GET', url: url.replaceAll(/:\w+/g, '999999').replace('*', 'x') };
        const response = await api.app.inject({ ...request, headers: colleague });
        const isHeld = response.statusCode === 403 && response.body.includes('"second_factor_required"');
        if (isHeld === isOwn) wrong.push(`${endpoint}: ${response.statusCode}`);
        count += 1;
      }
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(80);
      expect((await get('/api/activity', owner)).statusCode).toBe(200);
    },
  );

  test('refuses whoever has none also what visitors may read: a list without drafts would pass for a whole one', async () => {
    const colleague = await api.signIn('editor');
    const { id } = await api.records.blogPost({ published: false });
    const listed = async (headers: Headers) =>
      (await get('/api/blog', headers)).json().map((post: { id: number }) => post.id);
    expect(await listed(colleague)).toEqual([id]);
    await demand('everybody');
    expect((await get('/api/blog', colleague)).json().code).toBe('second_factor_required');
    expect(await listed(owner)).toEqual([id]);
    expect((await api.app.inject('/api/blog')).json()).toEqual([]);
  });

  test('lets on whoever sets one up, codes or a passkey, without signing in again, and holds them once it is gone', async () => {
    const colleague = await api.signIn('editor');
    const other = await api.signIn('sales');
    await demand('everybody');
    expect((await get('/api/activity', colleague)).statusCode).toBe(403);
    const begun = await api.app.inject({ method: 'POST', url: '/api/auth/time-codes', headers: colleague });
    const code = codeAt(begun.json().secret, new Date());
    const url = '/api/auth/time-codes/confirm';
    const confirmed = await api.app.inject({ method: 'POST', url, headers: colleague, payload: { code } });
    expect(confirmed.json().recoveryCodes).toHaveLength(10);
    expect((await get('/api/activity', colleague)).statusCode).toBe(200);
    await addPasskey(api.services.accounts, await selfOf(other));
    expect((await get('/api/activity', other)).statusCode).toBe(200);
    await api.app.inject({ method: 'DELETE', url: '/api/auth/time-codes', headers: colleague });
    expect((await get('/api/activity', colleague)).statusCode).toBe(403);
    await put({ scope: 'nobody' });
    expect((await get('/api/activity', colleague)).statusCode).toBe(200);
  });

  test('for owners alone leaves others as they are, until they are made one', async () => {
    const colleague = await api.signIn('editor');
    await demand('owners');
    expect((await get('/api/activity', colleague)).statusCode).toBe(200);
    expect((await get('/api/auth/factors', colleague)).json().requiredFrom).toBeNull();
    await makeOwner('editor');
    expect((await get('/api/activity', colleague)).statusCode).toBe(403);
  });

  test('shuts nobody out: after the command at the server the password leads to setting one up', async () => {
    await demand('everybody');
    const { username } = await selfOf(owner);
    const reset = await api.services.accounts.resetPassword(username, { removesFactors: true });
    const login = { username, password: reset.password };
    const { token } = (
      await api.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
    ).json();
    const headers = { authorization: `Bearer ${token}` };
    expect((await get('/api/users', headers)).json().code).toBe('second_factor_required');
    await setUp(headers);
    expect((await get('/api/users', headers)).statusCode).toBe(200);
  });

  async function makeOwner(username: string): Promise<void> {
    const found = await findAdministrator(api.db, username);
    const self = await selfOf(owner);
    await api.services.accounts.changeRole(found?.id ?? -1, { role: 'owner' satisfies Role }, self);
  }
});
