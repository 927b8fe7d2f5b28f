import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { type AccountService, createAccountService } from './accounts.service.ts';

const visitor = { ip: '192.0.2.1' };
const stranger = { ip: '198.51.100.1' };
const owner = { username: 'Admin', password: 'stone-and-water' };
const editor = { username: 'editor', password: 'chisel-and-dust' };
const self = { username: owner.username, ...visitor };

describeOnOneEngine('An administrator’s own account', (openDb) => {
  let db: Db;
  let service: AccountService;

  beforeEach(async () => {
    db = await openDb();
    service = createAccountService(db, createTestClock());
    await service.ensureFirstAdministrator(owner);
  });

  const change = (current: string, wanted: string, from = self) =>
    service.changePassword({ current_password: current, new_password: wanted }, from);

  test('A new password ends every session but the new one, in every process, and replaces the old one', async () => {
    const { token } = await signedIn(service.login(owner, visitor));
    const { token: onPhone } = await signedIn(service.login(owner, stranger));
    const { token: fresh } = await change(owner.password, 'marble-and-moss');
    const another = createAccountService(db, createTestClock());
    expect(await another.findUserByToken(token)).toBeUndefined();
    expect(await another.findUserByToken(onPhone)).toBeUndefined();
    expect(await another.findUserByToken(fresh)).toMatchObject({ username: 'Admin', role: 'owner' });
    await expect(another.login(owner, visitor)).rejects.toMatchObject({ code: 'unauthorised' });
    await another.login({ ...owner, password: 'marble-and-moss' }, visitor);
  });

  test('A new password leaves the sessions of others alone', async () => {
    await service.register(editor, self);
    const { token } = await signedIn(service.login(editor, visitor));
    await change(owner.password, 'marble-and-moss');
    expect(await service.findUserByToken(token)).toMatchObject({ username: 'editor', role: 'editor' });
  });

  test('Whoever finds the page open cannot change the password without knowing it, nor guess it', async () => {
    const { token } = await signedIn(service.login(owner, visitor));
    for (let count = 0; count < 5; count += 1) {
      await expect(change('wrong', 'marble-and-moss')).rejects.toMatchObject({
        code: 'invalid',
        fields: { current_password: 'This is not your current password' },
      });
    }
    await expect(change(owner.password, 'marble-and-moss')).rejects.toMatchObject({ code: 'too-many' });
    expect(await service.findUserByToken(token)).toMatchObject({ username: 'Admin', role: 'owner' });
    await service.login(owner, stranger);
  });

  test('A short or missing password is refused by name', async () => {
    await expect(change('', 'short')).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        current_password: 'Enter your current password',
        new_password: 'Use at least 10 characters',
      },
    });
    await expect(service.changePassword(null, self)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('A new password that is easily guessed is refused by name', async () => {
    const refusal = (field: string) => ({ code: 'invalid', fields: { new_password: field } });
    await expect(change(owner.password, 'aaaaaaaaaaaa')).rejects.toMatchObject(
      refusal('Use at least 3 different characters'),
    );
    await expect(change(owner.password, 'ADMIN 12345')).rejects.toMatchObject(
      refusal('Use a password that is not made of the username'),
    );
    await expect(change(owner.password, 'Password123')).rejects.toMatchObject(
      refusal('This is one of the most common passwords. Use another one'),
    );
    await service.login(owner, visitor);
  });

  test('Of two changes at the same moment one counts, and no session of before is left', async () => {
    await service.login(owner, visitor);
    const outcomes = await Promise.allSettled([
      change(owner.password, 'marble-and-moss'),
      change(owner.password, 'granite-and-ice', { ...self, ...stranger }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.selectFrom('sessions').select('tokenHash').execute()).toHaveLength(1);
  });

  test('A password that is reset from the console is new, and ends the sessions', async () => {
    const { token } = await signedIn(service.login(owner, visitor));
    const reset = await service.resetPassword(' ADMIN ');
    expect(reset).toEqual({
      username: 'Admin',
      password: expect.stringMatching(/^(\w{4}-){4}\w{4}$/),
      factors: 'none',
    });
    expect(await service.findUserByToken(token)).toBeUndefined();
    await expect(service.login(owner, visitor)).rejects.toMatchObject({ code: 'unauthorised' });
    await service.login(reset, visitor);
    await expect(service.resetPassword('nobody')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('An administrator deletes another, who is signed out everywhere', async () => {
    await service.register(editor, self);
    const { token } = await signedIn(service.login(editor, visitor));
    const [first, second] = await service.list();
    expect([first?.username, second?.username]).toEqual(['Admin', 'editor']);
    await service.remove(Number(second?.id), self);
    expect(await service.findUserByToken(token)).toBeUndefined();
    await expect(service.login(editor, visitor)).rejects.toMatchObject({ code: 'unauthorised' });
    expect(await service.list()).toHaveLength(1);
  });

  test('No administrator deletes the last one, their own account or one that is not there', async () => {
    const [first] = await service.list();
    const id = Number(first?.id);
    await expect(service.remove(id, self)).rejects.toMatchObject({ code: 'conflict' });
    await service.register(editor, self);
    await expect(service.remove(id, self)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You cannot delete your own account.',
    });
    await expect(service.remove(9999, self)).rejects.toMatchObject({ code: 'not-found' });
    expect(await service.list()).toHaveLength(2);
  });

  test('Two administrators who delete each other at the same moment do not leave nobody', async () => {
    await service.register(editor, self);
    const [first, second] = await service.list();
    const outcomes = await Promise.allSettled([
      service.remove(Number(second?.id), self),
      createAccountService(db).remove(Number(first?.id), { username: 'editor' }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await service.list()).toHaveLength(1);
  });
});
