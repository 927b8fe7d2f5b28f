import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createAccountService } from './accounts.service.ts';

const visitor = { ip: '192.0.2.1' };
const stranger = { ip: '198.51.100.1' };
const owner = { username: 'Admin', password: 'stone-and-water' };
const dayMs = 24 * 60 * 60_000;

async function createOwnedService(db: Db, clock = createTestClock()) {
  const service = createAccountService(db, clock);
  await service.ensureFirstAdministrator(owner);
  return service;
}

describeOnBothEngines('Who administrates', (openDb) => {
  test('The first start makes an administrator and tells a generated password once', async () => {
    const db = await openDb();
    const service = createAccountService(db);
    const made = await service.ensureFirstAdministrator({ username: 'admin' });
    const password = made?.generatedPassword;
    expect(made).toEqual({
      username: 'admin',
      generatedPassword: expect.stringMatching(/^(\w{4}-){4}\w{4}$/),
    });
    expect(await service.ensureFirstAdministrator({ username: 'admin' })).toBeUndefined();
    await expect(service.login({ username: 'admin', password }, visitor)).resolves.toMatchObject({
      user: { username: 'admin' },
    });
  });

  test('A password that was given is not told again', async () => {
    const made = await createAccountService(await openDb()).ensureFirstAdministrator(owner);
    expect(made).toEqual({ username: 'Admin', generatedPassword: undefined });
  });

  test('A password that everybody tries makes no administrator', async () => {
    const service = createAccountService(await openDb());
    const given = { username: 'Admin', password: 'password123' };
    await expect(service.ensureFirstAdministrator(given)).rejects.toMatchObject({
      fields: { password: 'This is one of the most common passwords. Use another one' },
    });
    await expect(service.ensureFirstAdministrator({ username: 'Admin' })).resolves.toBeDefined();
  });

  test('An administrator who exists keeps the password whatever a later start is given', async () => {
    const service = await createOwnedService(await openDb());
    const later = { username: 'someone', password: 'another password' };
    expect(await service.ensureFirstAdministrator(later)).toBeUndefined();
    await expect(service.login(later, visitor)).rejects.toMatchObject({ code: 'unauthorised' });
    await service.login(owner, visitor);
  });

  test('Of two processes that start at the same moment only one makes the administrator', async () => {
    const db = await openDb();
    const requested = ['admin', 'admin', 'owner', 'editor'];
    const made = await Promise.all(
      requested.map((username) => createAccountService(db).ensureFirstAdministrator({ username })),
    );
    expect(made.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await db.selectFrom('administrators').select('id').execute()).toHaveLength(1);
  });

  test('An administrator signs in with the name in any capitals and is known by the token', async () => {
    const service = await createOwnedService(await openDb());
    const { token, user } = await signedIn(service.login({ ...owner, username: ' ADMIN ' }, visitor));
    expect(user).toEqual({ username: 'Admin' });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await service.findUserByToken(token)).toMatchObject({ username: 'Admin', role: 'owner' });
  });

  test('Neither the password nor the token can be read in the database', async () => {
    const db = await openDb();
    const service = await createOwnedService(db);
    const { token } = await signedIn(service.login(owner, visitor));
    const stored = JSON.stringify([
      await db.selectFrom('administrators').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(owner.password);
  });

  test('A wrong password and an unknown name read the same', async () => {
    const service = await createOwnedService(await openDb());
    const refusal = { code: 'unauthorised', message: 'Invalid username or password' };
    await expect(service.login({ ...owner, password: 'wrong' }, visitor)).rejects.toMatchObject(refusal);
    await expect(service.login({ ...owner, username: 'nobody' }, visitor)).rejects.toMatchObject(refusal);
  });

  test('An unknown name costs the same work as a wrong password, so that time tells no names', async () => {
    const service = await createOwnedService(await openDb());
    const costOf = async (username: string) => {
      const before = process.cpuUsage();
      for (let count = 0; count < 3; count += 1)
        await service.login({ username, password: 'wrong' }, visitor).catch(() => {});
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known = await costOf(owner.username);
    // Without the derivation it is a small part of it.
    expect(await costOf('nobody')).toBeGreaterThan(known / 3);
  });

  test('A sign-in without name or password is told what is missing', async () => {
    const service = await createOwnedService(await openDb());
    await expect(service.login({ username: ' ' }, visitor)).rejects.toMatchObject({
      code: 'invalid',
      fields: { username: 'Enter the username', password: 'Enter the password' },
    });
    await expect(service.login(null, visitor)).rejects.toMatchObject({ code: 'invalid' });
    await expect(service.login({ ...owner, username: 'a\u0000b' }, visitor)).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('A stranger who keeps guessing has to wait, even with many guesses at once; the owner does not', async () => {
    const service = await createOwnedService(await openDb());
    const guesses = Array.from({ length: 8 }, () => service.login({ ...owner, password: 'wrong' }, stranger));
    const outcomes = await Promise.allSettled(guesses);
    const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
    expect(codes.filter((code) => code === 'unauthorised')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-many')).toHaveLength(3);
    await expect(service.login(owner, stranger)).rejects.toMatchObject({ retryAfterSeconds: 5 });
    await service.login(owner, visitor);
  });

  test('Ten sign-ins with the right password at the same moment all succeed', async () => {
    const service = await createOwnedService(await openDb());
    const signIns = Array.from({ length: 10 }, () => signedIn(service.login(owner, visitor)));
    const tokens = (await Promise.all(signIns)).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(10);
  });

  test('An administrator stays signed in while the token is used, and not after 14 days without', async () => {
    const db = await openDb();
    const clock = createTestClock();
    const service = await createOwnedService(db, clock);
    const { token } = await signedIn(service.login(owner, visitor));
    // All of it within the 30 days after which every session ends.
    clock.pass(dayMs);
    expect(await service.findUserByToken(token)).toMatchObject({ username: 'Admin', role: 'owner' });
    clock.pass(14 * dayMs - 1);
    expect(await service.findUserByToken(token)).toMatchObject({ username: 'Admin', role: 'owner' });
    clock.pass(14 * dayMs);
    expect(await service.findUserByToken(token)).toBeUndefined();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('An administrator signs in again after 30 days, however much the token is used', async () => {
    const db = await openDb();
    const clock = createTestClock();
    const service = await createOwnedService(db, clock);
    const { token } = await signedIn(service.login(owner, visitor));
    for (let day = 1; day < 30; day += 1) {
      clock.pass(dayMs);
      expect(await service.findUserByToken(token)).toMatchObject({ username: 'Admin', role: 'owner' });
    }
    clock.pass(dayMs - 1);
    expect(await createAccountService(db, clock).findUserByToken(token)).toMatchObject({
      username: 'Admin',
      role: 'owner',
    });
    clock.pass(1);
    expect(await service.findUserByToken(token)).toBeUndefined();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('Signing in clears away sessions that have expired', async () => {
    const db = await openDb();
    const clock = createTestClock();
    const service = await createOwnedService(db, clock);
    const { token } = await signedIn(service.login(owner, visitor));
    for (let round = 0; round < 3; round += 1) {
      await service.findUserByToken(token);
      await service.login(owner, visitor);
      clock.pass(10 * dayMs);
    }
    await service.login(owner, visitor);
    expect(await db.selectFrom('sessions').select('tokenHash').execute()).toHaveLength(2);
  });

  test('An administrator who signs out is signed out at once, in every process, and only there', async () => {
    const db = await openDb();
    const service = await createOwnedService(db);
    const { token } = await signedIn(service.login(owner, visitor));
    const { token: onPhone } = await signedIn(service.login(owner, visitor));
    await service.logout(token);
    await service.logout(token);
    expect(await createAccountService(db, createTestClock()).findUserByToken(token)).toBeUndefined();
    expect(await service.findUserByToken(onPhone)).toMatchObject({ username: 'Admin', role: 'owner' });
    expect(await service.findUserByToken('')).toBeUndefined();
    expect(await service.findUserByToken('made\u0000up')).toBeUndefined();
  });

  test('A name of 80 characters can be made, by the operator as well, and signed in with', async () => {
    const db = await openDb();
    const service = createAccountService(db);
    const long = { username: 'a'.repeat(80), password: owner.password };
    await service.ensureFirstAdministrator(long);
    await expect(service.login(long, visitor)).resolves.toMatchObject({ user: { username: long.username } });
    await expect(service.login({ ...long, username: 'a'.repeat(81) }, visitor)).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
