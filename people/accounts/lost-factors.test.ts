import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { addPasskey, factorSite, setUpCodes, signInAs } from '#tests/support/second-factors.ts';
import { halfSignedIn, signedIn } from '#tests/support/signed-in.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { type AccountService, createAccountService } from './accounts.service.ts';
import type { Own } from './self.ts';

const owner = { username: 'Admin', password: 'stone-and-water' };
const ruth = { username: 'ruth', password: 'chisel-and-dust' };
const home = { ip: '192.0.2.1' };

describeOnOneEngine('Whoever has lost phone and recovery codes', (openDb) => {
  let db: Db;
  let clock: ReturnType<typeof createTestClock>;
  let service: AccountService;
  let self: Own;
  let hers: Own;

  beforeEach(async () => {
    db = await openDb();
    clock = createTestClock();
    service = createAccountService(db, { ...clock, publicUrl: factorSite });
    await service.ensureFirstAdministrator(owner);
    self = await signInAs(service, owner, home);
    await service.register(ruth, self);
    hers = await signInAs(service, ruth, home);
    await setUpCodes(service, { self: hers, now: clock.now() });
    await addPasskey(service, hers);
  });

  const entries = async () =>
    (await db.selectFrom('logEntries').select('text').execute()).map(({ text }) => text);

  test('is let in by an owner, signed out where the phone still was, and it is in the log', async () => {
    const factorsOf = await service.factors.findOfAll();
    expect([factorsOf(self.id), factorsOf(hers.id)]).toEqual([[], ['time-code', 'passkey']]);
    const { ticket } = await halfSignedIn(service.login(ruth, home));
    await service.factors.reset(hers.id, self);
    expect(await service.findUserByToken(hers.token)).toBeUndefined();
    const late = service.secondFactor.signInWithCode({ ticket, code: '123456' }, home);
    await expect(late).rejects.toMatchObject({ data: { code: 'ticket_ended' } });
    await signedIn(service.login(ruth, home));
    expect(await entries()).toContain('Removed the second factor of {person}');
    await expect(service.factors.reset(hers.id, self)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is not let in by an editor, and an owner does not do it to the own account by accident', async () => {
    await expect(service.factors.reset(self.id, hers)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(service.factors.reset(self.id, self)).rejects.toMatchObject({ code: 'conflict' });
    await expect(service.factors.reset(9_999, self)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('keeps the second factor where the operator resets the password alone', async () => {
    const { password, factors } = await service.resetPassword('ruth');
    expect(factors).toBe('kept');
    await halfSignedIn(service.login({ username: 'ruth', password }, home));
  });

  test('is let in by the operator at the server, and it is in the log', async () => {
    const { password, factors } = await service.resetPassword('ruth', { removesFactors: true });
    expect(factors).toBe('removed');
    await signedIn(service.login({ username: 'ruth', password }, home));
    expect(await entries()).toContain('Removed the second factor of {person} by the command on the server');
    expect(await service.resetPassword('ruth', { removesFactors: true })).toMatchObject({ factors: 'none' });
  });

  test('is found in the log by what was done with the second factor, in words', async () => {
    const { recoveryCodes } = { recoveryCodes: await service.factors.renewRecoveryCodes(hers) };
    const { ticket } = await halfSignedIn(service.login(ruth, home));
    const wrong = service.secondFactor.signInWithCode({ ticket, code: '000000' }, home);
    await expect(wrong).rejects.toMatchObject({ code: 'unauthorised' });
    await service.secondFactor.signInWithCode({ ticket, code: recoveryCodes[0] ?? '' }, home);
    await service.timeCodes.remove(hers);
    expect(await entries()).toEqual(
      expect.arrayContaining([
        ...['Set up codes of an app', 'Added a passkey', 'Made new recovery codes'],
        'The second factor was wrong after the right password, as {person}',
        'Signed in with password and recovery code; 9 are left',
        'Removed the codes of the app',
      ]),
    );
  });
});
