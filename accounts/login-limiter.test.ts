import { expect, test } from 'vitest';
import { createLoginLimiter } from './login-limiter.ts';

const home = '192.0.2.1';
const elsewhere = '198.51.100.1';

function createLimiter() {
  let nowMs = 0;
  const limiter = createLoginLimiter(() => new Date(nowMs));
  return {
    limiter,
    pass: (ms: number) => {
      nowMs += ms;
    },
    fail: (times: number, attempt: { account: string; address: string }) => {
      for (let count = 0; count < times; count += 1) limiter.begin(attempt);
    },
  };
}

test('A stranger who guesses five times has to wait, twice as long after each further guess', () => {
  const { limiter, pass, fail } = createLimiter();
  const guess = { account: 'admin', address: elsewhere };
  fail(5, guess);
  expect(() => limiter.begin(guess)).toThrow(
    expect.objectContaining({ code: 'too-many', retryAfterSeconds: 5 }),
  );
  pass(4_999);
  expect(() => limiter.begin(guess)).toThrow();
  pass(1);
  limiter.begin(guess);
  expect(() => limiter.begin(guess)).toThrow(expect.objectContaining({ retryAfterSeconds: 10 }));
});

test('No one waits longer than a quarter of an hour, and after a quiet hour all is forgotten', () => {
  const { limiter, pass, fail } = createLimiter();
  const guess = { account: 'admin', address: elsewhere };
  fail(5, guess);
  for (let count = 0; count < 20; count += 1) {
    pass(15 * 60_000);
    limiter.begin(guess);
  }
  expect(() => limiter.begin(guess)).toThrow(expect.objectContaining({ retryAfterSeconds: 15 * 60 }));
  pass(60 * 60_000);
  fail(5, guess);
});

test('A stranger who guesses at the owner’s account does not lock the owner out', () => {
  const { limiter, fail } = createLimiter();
  fail(5, { account: 'admin', address: elsewhere });
  expect(() => limiter.begin({ account: 'admin', address: elsewhere })).toThrow();
  limiter.begin({ account: 'admin', address: home }).succeed();
});

test('A stranger who tries a new name each time has to wait as well', () => {
  const { limiter } = createLimiter();
  for (let count = 0; count < 30; count += 1) limiter.begin({ account: `name${count}`, address: elsewhere });
  expect(() => limiter.begin({ account: 'another', address: elsewhere })).toThrow(
    expect.objectContaining({ code: 'too-many' }),
  );
});

test('An administrator who gets it right starts afresh', () => {
  const { limiter, fail } = createLimiter();
  const attempt = { account: 'admin', address: home };
  for (let round = 0; round < 10; round += 1) {
    fail(2, attempt);
    limiter.begin(attempt).succeed();
  }
  fail(5, attempt);
  expect(() => limiter.begin(attempt)).toThrow();
});
