import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { enterInLog } from '../log/write-log.ts';
import { findAdministratorById, lockAdministratorById } from './administrators.repository.ts';
import { deleteEndedChallenges } from './passkey-challenges.repository.ts';
import { findPasskeysOf } from './passkeys.repository.ts';
import { type ShownPasskey, showPasskey } from './passkeys.service.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { findPasskeyObstacle } from './relying-party.ts';
import { removeFactors } from './remove-factors.ts';
import { lockAsOwner } from './role-changes.ts';
import type { Own, Self } from './self.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { deleteEndedTickets } from './tickets.repository.ts';
import { findTimeCodes } from './time-codes.repository.ts';

export type FactorOverview = {
  /** Since when codes of an app are on. */
  timeCodesSince: string | null;
  passkeys: ShownPasskey[];
  recoveryCodesLeft: number;
  /** Why the address of the site takes no passkeys; null where it does. */
  passkeyObstacle: string | null;
  /** Where passkeys work. */
  passkeyOrigin: string;
};

type Parts = { now: () => Date; publicUrl: string };

/** What an account has beside its password, and taking it away from one who has lost it. */
export function createFactorService(db: Db, { now, publicUrl }: Parts) {
  return {
    async read({ id }: Pick<Own, 'id'>): Promise<FactorOverview> {
      const timeCodes = await findTimeCodes(db, id);
      return {
        timeCodesSince: timeCodes?.secret ? timeCodes.confirmedAt : null,
        passkeys: (await findPasskeysOf(db, id)).map(showPasskey),
        recoveryCodesLeft: await countRecoveryCodes(db, id),
        passkeyObstacle: findPasskeyObstacle(publicUrl) ?? null,
        passkeyOrigin: publicUrl,
      };
    },

    renewRecoveryCodes: ({ id }: Own): Promise<string[]> =>
      renewRecoveryCodes(db, { administratorId: id, now: now().toISOString() }),

    /**
     * Takes every second factor from somebody else, and signs them out: whoever has lost a phone has lost what is
     * signed in there as well.
     * @throws AppError `not-found`, or `conflict` for oneself and where there is none
     */
    reset: (id: number, self: Self): Promise<void> =>
      inTransaction(db, async (trx) => {
        const own = await lockAsOwner(trx, self);
        if (own.id === id) throw new AppError('conflict', 'Remove your own on the page of your account.');
        const other = (await lockAdministratorById(trx, id)) && (await findAdministratorById(trx, id));
        if (!other) throw notFound('There is no such administrator.');
        if (!(await removeFactors(trx, id))) throw new AppError('conflict', 'There is no second factor.');
        await deleteSessionsOf(trx, id);
        const entry = { kind: 'people', text: 'Removed the second factor of {person}' } as const;
        await enterInLog(trx, { ...entry, about: other.username, username: own.username });
      }),

    /** Deletes tickets and challenges that have ended. */
    async removeEnded(): Promise<void> {
      const moment = now().toISOString();
      await deleteEndedTickets(db, moment);
      await deleteEndedChallenges(db, moment);
    },
  };
}
