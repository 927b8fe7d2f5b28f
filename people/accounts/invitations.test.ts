import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { type AccountService, createAccountService } from './accounts.service.ts';
import type { HandedOut } from './invitations.service.ts';

const visitor = { ip: '192.0.2.1', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
const owner = { username: 'Admin', password: 'stone-and-water' };
const self = { username: owner.username, ...visitor };
const meera = { username: 'Meera', password: 'chisel-and-dust' };
const dayMs = 24 * 60 * 60_000;

describeOnOneEngine('An invitation', (openDb) => {
  let db: Db;
  let service: AccountService;
  let clock: ReturnType<typeof createTestClock>;

  beforeEach(async () => {
    db = await openDb();
    clock = createTestClock();
    service = createAccountService(db, { ...clock, publicUrl: 'https://stone.example' });
    await service.ensureFirstAdministrator(owner);
  });

  const invite = (more: object = {}) => service.invitations.invite({ role: 'editor', ...more }, self);
  const tokenOf = ({ invitation }: HandedOut) => new URL(invitation.url).hash.slice(1);
  const accept = (token: string, account = meera) =>
    service.invitations.accept({ token, ...account }, visitor);

  test('lets somebody in with the role it names, signed in', async () => {
    const handedOut = await invite({ name: 'Meera' });
    expect(handedOut).toMatchObject({
      isMailed: false,
      invitation: { role: 'editor', name: 'Meera', invitedBy: 'Admin', hasEnded: false },
    });
    expect(handedOut.invitation.url).toMatch(/^https:\/\/stone\.example\/admin\/invitation\/#[\w-]{43}$/);
    const token = tokenOf(handedOut);
    expect(await service.invitations.read({ token }, visitor)).toEqual({
      ...{ role: 'editor', name: 'Meera', invitedBy: 'Admin' },
    });
    const accepted = await accept(token);
    expect(await service.findUserByToken(accepted.token)).toMatchObject({
      username: 'Meera',
      role: 'editor',
    });
    await service.login(meera, visitor);
    expect(await service.invitations.listOpen()).toEqual([]);
  });

  test('works once, also for two who use it at the same moment', async () => {
    const token = tokenOf(await invite());
    const outcomes = await Promise.allSettled([accept(token), accept(token, { ...meera, username: 'Ravi' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const used = { code: 'conflict', message: expect.stringContaining('used already') };
    await expect(accept(token, { ...meera, username: 'Zoe' })).rejects.toMatchObject(used);
    await expect(service.invitations.read({ token }, visitor)).rejects.toMatchObject(used);
    expect(await service.list()).toHaveLength(2);
  });

  test('ends after seven days and says so, until it is renewed', async () => {
    const handedOut = await invite();
    const token = tokenOf(handedOut);
    clock.pass(7 * dayMs - 1);
    await service.invitations.read({ token }, visitor);
    clock.pass(1);
    const ended = { code: 'conflict', message: expect.stringContaining('has ended') };
    await expect(service.invitations.read({ token }, visitor)).rejects.toMatchObject(ended);
    await expect(accept(token)).rejects.toMatchObject(ended);
    expect(await service.invitations.listOpen()).toMatchObject([{ hasEnded: true }]);
    const again = await service.invitations.renew(handedOut.invitation.id, self);
    await expect(accept(token)).rejects.toMatchObject({ code: 'not-found' });
    await accept(tokenOf(again));
  });

  test('that was withdrawn lets nobody in, and says so', async () => {
    const handedOut = await invite();
    const { id } = handedOut.invitation;
    await service.invitations.withdraw(id);
    await expect(accept(tokenOf(handedOut))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('withdrawn'),
    });
    await expect(service.invitations.withdraw(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(service.invitations.renew(id, self)).rejects.toMatchObject({ code: 'not-found' });
  });

  test.each(['demoted', 'deleted'])('of an owner who is %s since lets nobody in', async (deed) => {
    const other = { username: 'other', password: 'marble-and-moss', role: 'owner' as const };
    await service.register(other, self);
    const handedOut = await service.invitations.invite({ role: 'sales' }, { username: 'other', ...visitor });
    const id = (await service.list())[1]?.id ?? -1;
    await (deed === 'deleted' ? service.remove(id, self) : service.changeRole(id, { role: 'sales' }, self));
    await expect(accept(tokenOf(handedOut))).rejects.toMatchObject({ code: 'conflict' });
  });

  test('stays open where the name or the password will not do', async () => {
    const token = tokenOf(await invite());
    await expect(accept(token, { ...meera, username: 'Adm1n' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { username: 'There is already an administrator named "Admin"' },
    });
    await expect(accept(token, { ...meera, password: 'short' })).rejects.toMatchObject({
      fields: { password: 'Use at least 10 characters' },
    });
    await expect(accept(token, { ...meera, password: 'Meera-2026!' })).rejects.toMatchObject({
      fields: { password: 'Use a password that is not made of the username' },
    });
    await accept(token);
  });

  test('cannot be made with what it does not know, nor be guessed at for long', async () => {
    await expect(invite({ role: 'king' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(invite({ email: 'nobody' })).rejects.toMatchObject({
      fields: { email: expect.any(String) },
    });
    const guess = () => service.invitations.read({ token: 'guess' }, { ip: '203.0.113.9' });
    for (let count = 0; count < 20; count += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(guess()).rejects.toMatchObject({ code: 'too-many' });
  });

  test('keeps nothing that opens the site in the database, and goes 90 days after its end', async () => {
    const token = tokenOf(await invite());
    expect(JSON.stringify(await db.selectFrom('invitations').selectAll().execute())).not.toContain(token);
    clock.pass(97 * dayMs);
    await service.invitations.removeOld();
    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([]);
  });
});
