import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { isAppError } from '#errors/app-error.ts';
import type { Limits } from '#limits/limits.service.ts';
import { networkOf } from '#limits/network-of.ts';
import { enterInLog, strangerName } from '#logbook/write-log.ts';
import { findAdministrator } from './administrators.repository.ts';

const hourMs = 60 * 60_000;
/** Of one network at one account, within an hour: these attempts are entered, the others are in their number. */
const enteredAttempts = [1, 10, 100, 1_000];
/** Of all networks, within an hour: whoever guesses from everywhere does not fill the log. */
const maxEntered = 60;

/** Enters that sign-ins failed, but not each of them. What was typed as a name is not kept: it may be a password. */
export function createFailureLog(db: Db, limits: Limits) {
  const byPair = limits.counters({ name: 'log-failures', lifetimeMs: hourMs });
  const everywhere = limits.counters({ name: 'log-failures-all', lifetimeMs: hourMs });

  async function describe(pair: string): Promise<string | undefined> {
    const { points: attempts } = await byPair.add(pair);
    if (!enteredAttempts.includes(attempts)) return undefined;
    const { points: entered } = await everywhere.add('all');
    if (entered === maxEntered + 1)
      return 'More sign-ins fail than are written down: the next ones within the hour are left out';
    if (entered > maxEntered) return undefined;
    return attempts === 1 ? 'A sign-in failed' : `${attempts} sign-ins failed within an hour`;
  }

  return {
    async enter({ username, ip }: { username: string; ip: string }): Promise<void> {
      const account = await findAdministrator(db, foldText(username));
      // All names that nobody has count as one.
      const what = await describe(JSON.stringify([networkOf(ip), account?.id ?? null]));
      if (what === undefined) return;
      const about = account?.username;
      const text = `${what}${about === undefined ? ', under a name that nobody has' : ', as {person}'}`;
      // A wrong password stays a wrong password where the log cannot be written at the moment.
      await enterInLog(db, { kind: 'signIn', text, about, username: strangerName }).catch(ignoreOutage);
    },
  };
}

function ignoreOutage(error: unknown): void {
  if (!isAppError(error)) throw error;
}
