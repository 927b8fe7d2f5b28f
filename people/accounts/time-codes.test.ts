import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { codeAt, setUpCodes, signInAs } from '#tests/support/second-factors.ts';
import { halfSignedIn, signedIn } from '#tests/support/signed-in.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { type AccountService, createAccountService } from './accounts.service.ts';
import type { Own } from './self.ts';

const owner = { username: 'Admin', password: 'stone-and-water' };
const home = { ip: '192.0.2.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const stepMs = 30_000;

describeOnOneEngine('An administrator with codes of an app', (openDb) => {
  let db: Db;
  let clock: ReturnType<typeof createTestClock>;
  let service: AccountService;
  let self: Own;
  let secret: string;
  let recoveryCodes: string[];

  beforeEach(async () => {
    db = await openDb();
    clock = createTestClock();
    service = createAccountService(db, {
      ...clock,
      publicUrl: 'https://stone.example',
      factorKey: 'k'.repeat(32),
    });
    await service.ensureFirstAdministrator(owner);
    self = await signInAs(service, owner, home);
    ({ secret, recoveryCodes } = await setUpCodes(service, { self, now: clock.now() }));
    clock.pass(stepMs);
  });

  const login = () => halfSignedIn(service.login(owner, home));
  const give = (ticket: string, code: string) => service.secondFactor.signInWithCode({ ticket, code }, home);
  const signIn = async (code: string) => give((await login()).ticket, code);
  const codeNow = (steps = 0) => codeAt(secret, new Date(clock.now().getTime() + steps * stepMs));

  test('signs in with password and code, and the list of sessions says so', async () => {
    const answer = await login();
    expect(answer).toEqual({
      second_factor: 'required',
      ticket: expect.any(String),
      methods: ['time-code', 'recovery-code'],
    });
    const { token, user } = await give(answer.ticket, codeNow());
    expect(user).toEqual({ username: 'Admin' });
    expect(await service.findUserByToken(token)).toMatchObject({ username: 'Admin', isConfirmed: true });
    const [session] = (await service.sessions.listOf(self.id, token)).filter(({ isCurrent }) => isCurrent);
    expect(session).toMatchObject({ method: 'time-code', network: '192.0.2.x', device: 'Firefox on Linux' });
  });

  test('may have a clock that is one step ahead or behind, and no more', async () => {
    await expect(signIn(codeNow(-2))).rejects.toMatchObject({ code: 'unauthorised' });
    await expect(signIn(codeNow(2))).rejects.toMatchObject({ code: 'unauthorised' });
    clock.pass(10 * stepMs);
    await signIn(codeNow(-1));
    await signIn(codeNow());
    await signIn(codeNow(1));
  });

  test('uses each code once, also the one that turned them on, and none that is older', async () => {
    const code = codeNow();
    await expect(signIn(codeNow(-1))).rejects.toMatchObject({
      code: 'unauthorised',
      data: { code: 'wrong_code' },
    });
    await signIn(code);
    await expect(signIn(code)).rejects.toMatchObject({ code: 'unauthorised' });
    await expect(signIn(codeNow(-1))).rejects.toMatchObject({ code: 'unauthorised' });
  });

  test('has ten recovery codes, each good once however it is typed, and is told how many are left', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    await signIn(first.toUpperCase().replaceAll('-', ' '));
    await expect(signIn(first)).rejects.toMatchObject({ code: 'unauthorised' });
    expect(await service.factors.read(self)).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await service.factors.renewRecoveryCodes(self);
    await expect(signIn(second)).rejects.toMatchObject({ code: 'unauthorised' });
    await signIn(renewed[0] ?? '');
    expect(await service.factors.read(self)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('moves to another phone, and the first one counts until a code of the other is given', async () => {
    const { secret: other, qr, uri } = await service.timeCodes.begin(self);
    expect([qr, uri]).toEqual([
      expect.stringMatching(/^<svg /),
      expect.stringContaining('stone.example:Admin'),
    ]);
    await signIn(codeNow());
    // Six digits, six letters of more bytes, and six halves of three letters.
    for (const code of ['000000', 'ᖪﱫ⦉ﻡ한글', '🗣𐴇𐄕']) {
      await expect(service.timeCodes.confirm({ code }, self)).rejects.toMatchObject({ code: 'invalid' });
    }
    const moved = await service.timeCodes.confirm({ code: codeAt(other, clock.now()) }, self);
    expect(moved).toEqual({ recoveryCodes: null });
    clock.pass(stepMs);
    await expect(signIn(codeNow())).rejects.toMatchObject({ code: 'unauthorised' });
    await signIn(codeAt(other, clock.now()));
  });

  test('does without again, and the recovery codes go with them', async () => {
    await service.timeCodes.remove(self);
    await signedIn(service.login(owner, home));
    expect(await service.factors.read(self)).toMatchObject({ timeCodesSince: null, recoveryCodesLeft: 0 });
    await expect(service.factors.renewRecoveryCodes(self)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is not asked for codes that were never confirmed, and confirms none that waited too long', async () => {
    await service.timeCodes.remove(self);
    const { secret: late } = await service.timeCodes.begin(self);
    await signedIn(service.login(owner, home));
    clock.pass(31 * 60_000);
    const confirming = service.timeCodes.confirm({ code: codeAt(late, clock.now()) }, self);
    await expect(confirming).rejects.toMatchObject({ code: 'conflict' });
    await service.factors.removeEnded();
    expect(await db.selectFrom('timeCodes').selectAll().execute()).toEqual([]);
  });

  test('finds neither secret nor recovery codes in a copy of the database', async () => {
    await service.timeCodes.begin(self);
    const stored = JSON.stringify([
      await db.selectFrom('timeCodes').selectAll().execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(recoveryCodes[0]);
    expect(stored).toContain('sealed:');
  });

  test('is told where the server lost its key, and signs in with a recovery code', async () => {
    service = createAccountService(db, clock);
    const attempt = signIn(codeNow());
    await expect(attempt).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining('SECOND_FACTOR_KEY'),
    });
    await signIn(recoveryCodes[0] ?? '');
  });

  test('keeps codes from before the server had a key', async () => {
    const plain = createAccountService(db, clock);
    await plain.timeCodes.remove(self);
    const { secret: older } = await setUpCodes(plain, { self, now: clock.now() });
    clock.pass(stepMs);
    await signIn(codeAt(older, clock.now()));
  });
});
