import { beforeEach, expect, test } from 'vitest';
import { createTestClock } from '#tests/support/clock.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { type AccountService, createAccountService } from './accounts.service.ts';

const owner = { username: 'Admin', password: 'stone-and-water' };
const laptop = { ip: '192.0.2.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const phone = {
  ip: '192.0.2.2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
};
const minuteMs = 60_000;

describeOnOneEngine('The sessions of an administrator', (openDb) => {
  let service: AccountService;
  let clock: ReturnType<typeof createTestClock>;
  let id: number;

  beforeEach(async () => {
    clock = createTestClock();
    service = createAccountService(await openDb(), clock);
    await service.ensureFirstAdministrator(owner);
    id = (await service.list())[0]?.id ?? -1;
  });

  test('are listed with device and last use, the one that asks marked', async () => {
    const { token } = await signedIn(service.login(owner, laptop));
    clock.pass(minuteMs);
    await service.login(owner, phone);
    const [newest, other] = await service.sessions.listOf(id, token);
    expect([newest, other]).toMatchObject([
      { device: 'Safari on iPhone', isCurrent: false },
      { device: 'Firefox on Linux', isCurrent: true },
    ]);
    clock.pass(5 * minuteMs);
    await service.findUserByToken(token);
    expect((await service.sessions.listOf(id, token))[0]).toEqual({
      ...other,
      lastUsedAt: clock.now().toISOString(),
    });
  });

  test('end one by one, and all others at once', async () => {
    const { token } = await signedIn(service.login(owner, laptop));
    const { token: onPhone } = await signedIn(service.login(owner, phone));
    const { token: third } = await signedIn(service.login(owner, phone));
    const known = await service.sessions.listOf(id, onPhone);
    const ending = known.find(({ isCurrent }) => isCurrent)?.id ?? '';
    await service.sessions.endOne(id, ending);
    expect(await service.findUserByToken(onPhone)).toBeUndefined();
    await expect(service.sessions.endOne(id, ending)).rejects.toMatchObject({ code: 'not-found' });
    await service.sessions.endOthers(id, token);
    expect(await service.findUserByToken(third)).toBeUndefined();
    expect(await service.findUserByToken(token)).toMatchObject({ username: 'Admin' });
  });

  test('of one are not ended by the id of another', async () => {
    const { token } = await signedIn(service.login(owner, laptop));
    const [session] = await service.sessions.listOf(id, token);
    const attempt = service.sessions.endOne(id + 1, session?.id ?? '');
    await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
    expect(await service.findUserByToken(token)).toBeDefined();
  });

  test('that have ended by themselves are not listed', async () => {
    await service.login(owner, phone);
    clock.pass(14 * 24 * 60 * minuteMs);
    expect(await service.sessions.listOf(id, '')).toEqual([]);
  });
});
