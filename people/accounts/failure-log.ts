import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { isAppError } from '#errors/app-error.ts';
import type { Counters } from '../limits/counters.ts';
import type { Limits } from '../limits/limits.service.ts';
import { networkOf } from '../limits/network-of.ts';
import { enterInLog, strangerName } from '../log/write-log.ts';
import { findAdministrator } from './administrators.repository.ts';

const hourMs = 60 * 60_000;
/** Of one network at one account, within an hour: these attempts are entered, the others are in their number. */
const enteredAttempts = [1, 10, 100, 1_000];
/** Of all networks, within an hour: whoever guesses from everywhere does not fill the log. */
const maxEntered = 60;

/** Enters that sign-ins failed, but not each of them. What was typed as a name is not kept: it may be a password. */
export function createFailureLog(db: Db, limits: Limits) {
  const passwords = {
    ...wrongPassword,
    counters: limits.counters({ name: 'log-failures', lifetimeMs: hourMs }),
  };
  const codes = { ...wrongCode, counters: limits.counters({ name: 'log-wrong-codes', lifetimeMs: hourMs }) };
  const everywhere = limits.counters({ name: 'log-failures-all', lifetimeMs: hourMs });

  async function describe(kind: Words & { counters: Counters }, pair: string): Promise<string | undefined> {
    const { points: attempts } = await kind.counters.add(pair);
    if (!enteredAttempts.includes(attempts)) return undefined;
    const { points: entered } = await everywhere.add('all');
    if (entered === maxEntered + 1)
      return 'More sign-ins fail than are written down: the next ones within the hour are left out';
    if (entered > maxEntered) return undefined;
    return attempts === 1 ? kind.one : kind.many(attempts);
  }

  return {
    async enter({ username, ip }: { username: string; ip: string }): Promise<void> {
      const account = await findAdministrator(db, foldText(username));
      // All names that nobody has count as one.
      const what = await describe(passwords, JSON.stringify([networkOf(ip), account?.id ?? null]));
      if (what === undefined) return;
      const about = account?.username;
      const text = `${what}${about === undefined ? ', under a name that nobody has' : ', as {person}'}`;
      // A wrong password stays a wrong password where the log cannot be written at the moment.
      await enterInLog(db, { kind: 'signIn', text, about, username: strangerName }).catch(ignoreOutage);
    },

    /** Whoever gave it knows the password, or has the session: the account's owner should hear of it. */
    async enterWrongCode({ id, username, ip }: { id: number; username: string; ip: string }): Promise<void> {
      const what = await describe(codes, JSON.stringify([networkOf(ip), id]));
      if (what === undefined) return;
      const entry = { kind: 'signIn', text: `${what}, as {person}`, about: username } as const;
      await enterInLog(db, { ...entry, username: strangerName }).catch(ignoreOutage);
    },
  };
}

export type FailureLog = ReturnType<typeof createFailureLog>;

type Words = { one: string; many: (count: number) => string };

const wrongPassword: Words = {
  one: 'A sign-in failed',
  many: (count) => `${count} sign-ins failed within an hour`,
};
const wrongCode: Words = {
  one: 'The second factor was wrong after the right password',
  many: (count) => `The second factor was wrong ${count} times within an hour after the right password`,
};

function ignoreOutage(error: unknown): void {
  if (!isAppError(error)) throw error;
}
