import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { type AccountService, createAccountService } from './accounts.service.ts';
import type { Role } from './permissions.shared.ts';

const visitor = { ip: '192.0.2.1' };
const first = { username: 'Admin', password: 'stone-and-water' };
const second = { username: 'second', password: 'chisel-and-dust' };
const self = { username: first.username, ...visitor };

describeOnOneEngine('The role of an administrator', (openDb) => {
  let db: Db;
  let service: AccountService;

  beforeEach(async () => {
    db = await openDb();
    service = createAccountService(db, createTestClock());
    await service.ensureFirstAdministrator(first);
  });

  async function add(role: Role): Promise<number> {
    await service.register({ ...second, role }, self);
    return idOf(second.username);
  }
  async function idOf(username: string): Promise<number> {
    return (await service.list()).find((user) => user.username === username)?.id ?? -1;
  }
  const rolesNow = async () => (await service.list()).map(({ role }) => role);

  test('is the owner’s for the first one', async () => {
    expect(await rolesNow()).toEqual(['owner']);
  });

  test('counts from the next request on, for whoever is signed in', async () => {
    const id = await add('owner');
    const { token } = await signedIn(service.login(second, visitor));
    expect(await service.findUserByToken(token)).toMatchObject({ role: 'owner' });
    await service.changeRole(id, { role: 'sales' }, self);
    expect(await service.findUserByToken(token)).toMatchObject({ role: 'sales' });
    expect(await createAccountService(db, createTestClock()).findUserByToken(token)).toMatchObject({
      role: 'sales',
    });
  });

  test('is kept by the last owner', async () => {
    await add('editor');
    const attempt = service.changeRole(await idOf('Admin'), { role: 'editor' }, self);
    await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
    expect(await rolesNow()).toEqual(['owner', 'editor']);
  });

  test('is one of those there are', async () => {
    const id = await add('editor');
    const attempt = service.changeRole(id, { role: 'god' }, self);
    await expect(attempt).rejects.toMatchObject({ fields: { role: expect.stringContaining('editor') } });
    await expect(service.changeRole(999, { role: 'sales' }, self)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test.each(['demote', 'delete'] as const)(
    'leaves an owner where two %s each other at the same moment',
    async (deed) => {
      const ids = [await add('owner'), await idOf('Admin')];
      const other = createAccountService(db, createTestClock());
      const own = { username: second.username, ip: '198.51.100.1' };
      const act = (accounts: AccountService, id = -1, by = self) =>
        deed === 'delete' ? accounts.remove(id, by) : accounts.changeRole(id, { role: 'sales' }, by);
      const outcomes = await Promise.allSettled([act(service, ids[0]), act(other, ids[1], own)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await rolesNow()).filter((role) => role === 'owner')).toHaveLength(1);
    },
  );

  test('leaves an owner where both owners step back at the same moment', async () => {
    const ids = [await add('owner'), await idOf('Admin')];
    const step = (id = -1, by = self) => service.changeRole(id, { role: 'editor' }, by);
    const outcomes = await Promise.allSettled([
      step(ids[0], { username: second.username, ip: '198.51.100.1' }),
      step(ids[1]),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await rolesNow()).sort()).toEqual(['editor', 'owner']);
  });

  test('is asked again where somebody lost it since the request was let in', async () => {
    const id = await add('owner');
    await service.changeRole(id, { role: 'editor' }, self);
    const late = { username: second.username, ...visitor };
    const admin = await idOf('Admin');
    for (const attempt of [
      () => service.remove(admin, late),
      () => service.changeRole(admin, { role: 'sales' }, late),
      () => service.invitations.invite({ role: 'sales' }, late),
      () => service.register({ username: 'third', password: 'marble-and-moss' }, late),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
    }
  });
});
