import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { addPasskey, factorSite, setUpCodes, signInAs } from '#tests/support/second-factors.ts';
import { halfSignedIn, signedIn } from '#tests/support/signed-in.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { type AccountService, createAccountService } from './accounts.service.ts';
import type { Own } from './self.ts';

const owner = { username: 'Admin', password: 'stone-and-water' };
const other = { username: 'ruth', password: 'chisel-and-dust' };
const home = { ip: '192.0.2.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

describeOnOneEngine('An administrator with a passkey', (openDb) => {
  let db: Db;
  let clock: ReturnType<typeof createTestClock>;
  let service: AccountService;
  let self: Own;
  let added: Awaited<ReturnType<typeof addPasskey>>;

  beforeEach(async () => {
    db = await openDb();
    clock = createTestClock();
    service = createAccountService(db, { ...clock, publicUrl: factorSite });
    await service.ensureFirstAdministrator(owner);
    self = await signInAs(service, owner, home);
    added = await addPasskey(service, self);
  });

  const begin = async (input: object = {}) => ({
    ...(await service.secondFactor.passkeyOptions(input, home)),
  });
  const finish = (input: object) => service.secondFactor.signInWithPasskey(input, home);
  const refusal = { code: 'unauthorised', message: expect.stringContaining('not known here') };

  test('signs in with it alone, by whom it is checked, and sees when it was used last', async () => {
    const options = await begin();
    expect(options).toMatchObject({ rpId: 'stone.example', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    clock.pass(60_000);
    const { token, user } = await finish({ response: added.authenticator.get(options) });
    expect(user).toEqual({ username: 'Admin' });
    const sessions = await service.sessions.listOf(self.id, token);
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ method: 'passkey' });
    expect((await service.factors.read(self)).passkeys).toEqual([
      { ...added.passkey, name: 'Phone', device: 'Firefox on Linux', lastUsedAt: clock.now().toISOString() },
    ]);
  });

  test('is asked for it after the password, or for a recovery code where it is lost', async () => {
    const { ticket, methods } = await halfSignedIn(service.login(owner, home));
    expect(methods).toEqual(['passkey', 'recovery-code']);
    const options = await begin({ ticket });
    expect(options).toMatchObject({ allowCredentials: [{ id: added.authenticator.id }] });
    await finish({ ticket, response: added.authenticator.get(options) });
    const again = await halfSignedIn(service.login(owner, home));
    const code = added.recoveryCodes[0] ?? '';
    await service.secondFactor.signInWithCode({ ticket: again.ticket, code }, home);
  });

  test('has several with names of their own, and with the last one the second factor is gone', async () => {
    const { passkey, recoveryCodes } = await addPasskey(service, self);
    expect(recoveryCodes).toEqual([]);
    await service.passkeys.rename({ name: 'Key on the ring' }, { id: passkey.id, self });
    const names = (await service.factors.read(self)).passkeys.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Key on the ring', 'Phone']);
    await service.passkeys.remove(passkey.id, self);
    await expect(service.passkeys.remove(passkey.id, self)).rejects.toMatchObject({ code: 'not-found' });
    await halfSignedIn(service.login(owner, home));
    await service.passkeys.remove(added.passkey.id, self);
    await signedIn(service.login(owner, home));
    expect(await service.factors.read(self)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  test('may remove it where codes are set up, and is asked for these', async () => {
    await setUpCodes(service, { self, now: clock.now() });
    await service.passkeys.remove(added.passkey.id, self);
    const { methods } = await halfSignedIn(service.login(owner, home));
    expect(methods).toEqual(['time-code', 'recovery-code']);
  });

  test.each([
    ['for another address', { origin: 'https://stone.example.evil.example' }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    ['with a challenge of the thief’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['with the name of another account', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ])('is signed in by no answer %s', async (_how, forged) => {
    const response = added.authenticator.get(await begin(), forged);
    await expect(finish({ response })).rejects.toMatchObject(refusal);
  });

  test('is signed in by each answer once, and by none that took too long', async () => {
    const options = await begin();
    const response = added.authenticator.get(options);
    await finish({ response });
    await expect(finish({ response })).rejects.toMatchObject(refusal);
    await expect(finish({ response: added.authenticator.get(options) })).rejects.toMatchObject(refusal);
    const late = await begin();
    clock.pass(5 * 60_000);
    await expect(finish({ response: added.authenticator.get(late) })).rejects.toMatchObject(refusal);
    await service.factors.removeEnded();
    expect(await db.selectFrom('passkeyChallenges').selectAll().execute()).toEqual([]);
  });

  test('is signed in once by two answers to a challenge at the same moment', async () => {
    const options = await begin();
    const answers = [added.authenticator.get(options), added.authenticator.get(options)];
    const outcomes = await Promise.allSettled(answers.map((response) => finish({ response })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not signed in by a copy of the passkey, whose counter is behind', async () => {
    await finish({ response: added.authenticator.get(await begin(), { counter: 7 }) });
    const copied = added.authenticator.get(await begin(), { counter: 7 });
    await expect(finish({ response: copied })).rejects.toMatchObject(refusal);
    await finish({ response: added.authenticator.get(await begin(), { counter: 8 }) });
    const challenges = [await begin(), await begin()];
    const answers = challenges.map((options) => added.authenticator.get(options, { counter: 9 }));
    const outcomes = await Promise.allSettled(answers.map((response) => finish({ response })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not signed in by the passkey of another account after the password, nor by a challenge for something else', async () => {
    await service.register(other, self);
    const ruth = await addPasskey(service, await signInAs(service, other, home));
    const { ticket } = await halfSignedIn(service.login(owner, home));
    const stolen = ruth.authenticator.get(await begin({ ticket }));
    await expect(finish({ ticket, response: stolen })).rejects.toMatchObject(refusal);
    const alone = ruth.authenticator.get(await begin({ ticket }));
    await expect(finish({ response: alone })).rejects.toMatchObject(refusal);
    const confirming = added.authenticator.get({ ...(await service.confirmation.passkeyOptions(self)) });
    await expect(finish({ response: confirming })).rejects.toMatchObject(refusal);
    const again = added.authenticator.get({ ...(await service.confirmation.passkeyOptions(self)) });
    await expect(finish({ ticket, response: again })).rejects.toMatchObject(refusal);
  });

  test('cannot add the same one twice, nor one for a challenge of somebody else', async () => {
    const options = { ...(await service.passkeys.registrationOptions(self)) };
    expect(options).toMatchObject({ excludeCredentials: [{ id: added.authenticator.id }] });
    const response = added.authenticator.create(options);
    await expect(service.passkeys.add({ response }, self)).rejects.toMatchObject({ code: 'conflict' });
    await service.register(other, self);
    const ruth = await signInAs(service, other, home);
    const hers = added.authenticator.create({ ...(await service.passkeys.registrationOptions(ruth)) });
    await expect(service.passkeys.add({ response: hers }, self)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describeOnOneEngine('A site whose address takes no passkeys', (openDb) => {
  test.each([
    ['http://192.0.2.7:3000', 'is a number'],
    ['https://[2001:db8::1]', 'is a number'],
    ['http://stone.example', 'begins with http://'],
  ])('says why at %s', async (publicUrl, why) => {
    const service = createAccountService(await openDb(), { publicUrl });
    expect((await service.factors.read({ id: 0 })).passkeyObstacle).toContain(why);
    const asking = service.secondFactor.passkeyOptions({}, home);
    await expect(asking).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining(why),
    });
  });

  test('takes them at localhost', async () => {
    const service = createAccountService(await openDb(), { publicUrl: 'http://localhost:3000' });
    expect((await service.factors.read({ id: 0 })).passkeyObstacle).toBeNull();
  });
});
