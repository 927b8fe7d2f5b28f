import type { Removal } from './removal.ts';

/** Guessing at passwords. */
export const ofPasswords: readonly Removal[] = [
  {
    defence: 'passwords: whoever guesses at one account from one network waits',
    file: 'accounts/login-limiter.ts',
    takes: 'Promise.all([byPair.count(pair), byNetwork.count(network)])',
    leaves: 'byNetwork.count(network)',
    test: 'accounts/login-limiter.test.ts',
  },
  {
    defence: 'passwords: whoever tries many names from one network waits',
    file: 'accounts/login-limiter.ts',
    takes: 'Promise.all([byPair.count(pair), byNetwork.count(network)])',
    leaves: 'byPair.count(pair)',
    test: 'accounts/login-limiter.test.ts',
  },
  {
    defence: 'passwords: many networks that guess at one account wait',
    file: 'accounts/login-limiter.ts',
    takes: 'if (admission?.isAdmitted === false) throw tooMany(admission.waitMs);',
    test: 'accounts/login-limiter.test.ts',
  },
  {
    defence: 'passwords: nobody locks the owner out of a known network',
    file: 'accounts/account-limiter.ts',
    takes: `if (outcome === 'right') await familiar.set(pair, { points: 1 });`,
    test: 'accounts/login-limiter.test.ts',
  },
  {
    defence: 'passwords: attempts of one moment are checked one after the other',
    file: 'accounts/login-limiter.ts',
    takes: 'return queue.run(network, () => judge(attempt, check));',
    leaves: 'return judge(attempt, check);',
    test: 'accounts/accounts.service.test.ts',
  },
  {
    defence: 'passwords: all instances count together',
    file: 'limits/limits.service.ts',
    takes:
      'counters: (kind: { name: string; lifetimeMs: number }): Counters => createCounters({ ...kind, client }),',
    leaves:
      'counters: (kind: { name: string; lifetimeMs: number }): Counters => createCounters({ ...kind, client: undefined }),',
    test: 'accounts/several-processes.test.ts',
  },
  {
    defence: 'passwords: attempts of one moment on several instances are all counted',
    file: 'limits/counters.ts',
    takes: 'if (client) return prolongCounter(client, change).catch(() => {});',
    leaves: 'if (client) return prolongInMemory(key, seconds);',
    test: 'limits/counters.test.ts',
  },
  {
    defence: 'passwords: attempts of one moment on one instance are all counted',
    file: 'limits/counters.ts',
    takes: 'await prolonging.ended();',
    test: 'limits/counters.test.ts',
  },
  {
    defence: 'passwords: a name that nobody has costs as much time as a wrong password',
    file: 'accounts/password-check.ts',
    takes: 'const isRight = await verifyPassword(password, administrator?.passwordHash);',
    leaves:
      'const isRight = administrator !== undefined && (await verifyPassword(password, administrator.passwordHash));',
    test: 'accounts/accounts.service.test.ts',
  },
  {
    defence: 'passwords: only the hash of a token is kept',
    file: 'accounts/session-token.ts',
    takes: `return createHash('sha256').update(token).digest('hex');`,
    leaves: 'return token;',
    test: 'accounts/accounts.service.test.ts',
  },
];
