import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createLimits } from '../limits/limits.service.ts';
import { createLoginLimiter } from './login-limiter.ts';

const home = '192.0.2.1';
const elsewhere = '198.51.100.1';
const guess = { account: 'admin', ip: elsewhere };

const isRight = async () => 'signed in';
const isWrong = async () => undefined;

/** Networks that have nothing in common. */
const places = Array.from({ length: 250 }, (_, index) => `203.0.${index}.1`);

describeOnBothEngines('Who guesses at passwords', (openDb) => {
  const date = useMovableDate();
  let db: Db;

  beforeEach(async () => {
    db = await openDb();
  });

  function createLimiter() {
    const limiter = createLoginLimiter(createLimits(db));
    return {
      limiter,
      fail: async (times: number, attempt: { account: string; ip: string }) => {
        for (let count = 0; count < times; count += 1)
          expect(await limiter.attempt(attempt, isWrong)).toBe(undefined);
      },
    };
  }

  test('A stranger who guesses five times has to wait, twice as long after each further guess', async () => {
    const { limiter, fail } = createLimiter();
    await fail(5, guess);
    await expect(limiter.attempt(guess, isRight)).rejects.toMatchObject({
      code: 'too-many',
      retryAfterSeconds: 5,
    });
    date.pass(4_999);
    await expect(limiter.attempt(guess, isRight)).rejects.toThrow();
    date.pass(1);
    await fail(1, guess);
    await expect(limiter.attempt(guess, isRight)).rejects.toMatchObject({ retryAfterSeconds: 10 });
  });

  test('No one waits longer than a quarter of an hour, and after a quiet hour all is forgotten', async () => {
    const { limiter, fail } = createLimiter();
    await fail(5, guess);
    for (let count = 0; count < 20; count += 1) {
      date.pass(15 * 60_000);
      await fail(1, guess);
    }
    await expect(limiter.attempt(guess, isRight)).rejects.toMatchObject({ retryAfterSeconds: 15 * 60 });
    date.pass(60 * 60_000);
    await fail(5, guess);
  });

  test('A stranger who guesses at the owner’s account does not lock the owner out', async () => {
    const { limiter, fail } = createLimiter();
    await fail(5, guess);
    await expect(limiter.attempt(guess, isRight)).rejects.toThrow();
    expect(await limiter.attempt({ account: 'admin', ip: home }, isRight)).toBe('signed in');
  });

  test('A stranger who tries a new name each time has to wait as well', async () => {
    const { limiter, fail } = createLimiter();
    for (let count = 0; count < 30; count += 1) await fail(1, { account: `name${count}`, ip: elsewhere });
    const another = limiter.attempt({ account: 'another', ip: elsewhere }, isRight);
    await expect(another).rejects.toMatchObject({ code: 'too-many' });
  });

  test('An administrator who gets it right starts afresh', async () => {
    const { limiter, fail } = createLimiter();
    for (let round = 0; round < 6; round += 1) {
      await fail(4, guess);
      await limiter.attempt(guess, isRight);
    }
    await fail(5, guess);
    await expect(limiter.attempt(guess, isRight)).rejects.toThrow();
  });

  test('Right passwords at the same moment are all right, as many as they are', async () => {
    const { limiter, fail } = createLimiter();
    await fail(4, guess);
    const right = Array.from({ length: 40 }, () => limiter.attempt(guess, isRight));
    expect(new Set(await Promise.all(right))).toEqual(new Set(['signed in']));
  });

  test('A check that breaks is no failure of whoever signs in', async () => {
    const { limiter } = createLimiter();
    for (let count = 0; count < 40; count += 1) {
      await expect(limiter.attempt(guess, () => Promise.reject(new Error('no database')))).rejects.toThrow(
        'no database',
      );
    }
    expect(await limiter.attempt(guess, isRight)).toBe('signed in');
  });

  test('No place can have more than a hundred attempts wait', async () => {
    const { limiter } = createLimiter();
    const attempts = Array.from({ length: 101 }, () => limiter.attempt(guess, isRight));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'too-many', retryAfterSeconds: 1 } });
  });

  test.each([
    {
      how: 'one after the other',
      guessAll: async (attempt: (ip: string) => Promise<unknown>) => {
        for (const place of places) await attempt(place).catch(() => {});
      },
    },
    {
      how: 'all at once',
      guessAll: (attempt: (ip: string) => Promise<unknown>) => Promise.allSettled(places.map(attempt)),
    },
  ])('Many networks that guess at one account are slowed down, $how', async ({ guessAll }) => {
    const { limiter } = createLimiter();
    let judged = 0;
    const attempt = (ip: string) =>
      limiter.attempt({ account: 'admin', ip }, async () => {
        judged += 1;
        return undefined;
      });
    await guessAll(attempt);
    expect(judged).toBe(20);
    date.pass(4_999);
    await guessAll(attempt);
    expect(judged).toBe(20);
  });

  test('Whoever signed in from a network before does not notice that many places guess at the account', async () => {
    const { limiter, fail } = createLimiter();
    await limiter.attempt({ account: 'admin', ip: home }, isRight);
    for (const ip of places.slice(0, 20)) await fail(1, { account: 'admin', ip });
    await expect(limiter.attempt(guess, isRight)).rejects.toMatchObject({ code: 'too-many' });
    await fail(4, { account: 'admin', ip: home });
    expect(await limiter.attempt({ account: 'admin', ip: home }, isRight)).toBe('signed in');
    expect(await limiter.attempt({ account: 'editor', ip: elsewhere }, isRight)).toBe('signed in');
  });

  test('The owner at a new place waits a minute at most, whatever strangers do meanwhile', async () => {
    const { limiter, fail } = createLimiter();
    for (const ip of places.slice(0, 20)) await fail(1, { account: 'admin', ip });
    for (const ip of places.slice(20, 30)) {
      date.pass(60_000);
      await fail(1, { account: 'admin', ip });
    }
    const owner = { account: 'admin', ip: home };
    await expect(limiter.attempt(owner, isRight)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    for (const ip of places.slice(30)) {
      date.pass(200);
      await limiter.attempt({ account: 'admin', ip }, isWrong).catch(() => {});
    }
    date.pass(60_000 - places.slice(30).length * 200);
    expect(await limiter.attempt(owner, isRight)).toBe('signed in');
  });

  test('A turn that was waited for is good for one guess', async () => {
    const { limiter, fail } = createLimiter();
    for (const ip of places.slice(0, 20)) await fail(1, { account: 'admin', ip });
    await expect(limiter.attempt(guess, isWrong)).rejects.toMatchObject({ retryAfterSeconds: 5 });
    date.pass(5_000);
    await fail(1, guess);
    await expect(limiter.attempt(guess, isWrong)).rejects.toMatchObject({ retryAfterSeconds: 10 });
  });

  test('Whoever is signed in proves the password without waiting for strangers', async () => {
    const { limiter, fail } = createLimiter();
    for (const ip of places.slice(0, 20)) await fail(1, { account: 'admin', ip });
    const self = { account: 'admin', ip: elsewhere, isSignedIn: true };
    expect(await limiter.attempt(self, isRight)).toBe('signed in');
  });

  test('Strangers who guess at codes have one guess among them in a quarter of an hour, and no turns', async () => {
    const limiter = createLoginLimiter(createLimits(db), 'code');
    let judged = 0;
    const attempt = (ip: string) =>
      limiter.attempt({ account: '1', ip }, async () => {
        judged += 1;
        return undefined;
      });
    for (const ip of places.slice(0, 20)) await attempt(ip);
    // Each was told to wait, and has.
    for (let round = 0; round < 10; round += 1) {
      await Promise.allSettled(places.slice(20, 25).map(attempt));
      date.pass(15 * 60_000);
    }
    await Promise.allSettled(places.slice(20, 25).map(attempt));
    expect(judged).toBe(20 + 10);
    await expect(attempt(elsewhere)).rejects.toMatchObject({ retryAfterSeconds: 900 });
  });
});
