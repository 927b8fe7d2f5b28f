import { setTimeout } from 'node:timers/promises';
import { aheadMs } from '#database/ahead-of-clock.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { isAppError, notFound } from '#errors/app-error.ts';
import { shortenNetwork } from '../limits/network-of.ts';
import { enterInLog } from '../log/write-log.ts';
import { findAdministratorById } from './administrators.repository.ts';
import { describeDevice } from './describe-device.ts';
import { concerns, type FactorScope } from './factor-rule.shared.ts';
import type { Origin, SignedIn } from './self.ts';
import { createSessionId, createToken, hashToken } from './session-token.ts';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionsBut,
  findSession,
  findSessionsOf,
  insertSession,
  type ListedSession,
  markSessionConfirmed,
  markSessionUsed,
  type Session,
} from './sessions.repository.ts';
import type { SignInMethod } from './sign-in-methods.shared.ts';

const dayMs = 24 * 60 * 60_000;
/** A session ends when it is not used for a while, and after a maximum lifetime even if it is used. */
const idleMs = 14 * dayMs;
const lifetimeMs = 30 * dayMs;
/** Precision of the stored time of last use: without it every request would write. */
const useGranularityMs = 60_000;
/** For so long a session counts as one that has proved itself. */
const confirmedMs = 15 * 60_000;
/** Longer than storing takes when nothing blocks it. */
const longestMarkingMs = 250;

/** A session as it is listed. */
export type ShownSession = Omit<ListedSession, 'tokenHash'> & { isCurrent: boolean };

type NewSession = { administratorId: number; method: SignInMethod; origin: Origin };

export type SessionService = ReturnType<typeof createSessionService>;

/** Sessions: random tokens, of which the database keeps hashes. */
export function createSessionService(db: Db, { now }: { now: () => Date }) {
  return {
    /** @returns the token */
    open: (trx: Db, session: NewSession) => openSession(trx, { ...session, moment: now() }),

    /**
     * The administrator a token belongs to; undefined for an unknown or expired one. Using it extends it up to its
     * limit.
     */
    findUser: (token: string) => findSignedIn(db, { token, moment: now() }),

    /** Notes that its user has just proved to be the account's owner. @returns until when that counts */
    confirm: (token: string): Promise<string> => confirmSession(db, { token, moment: now() }),

    /** Ends a session at once, for every process; an unknown token is no error. */
    end: (token: string): Promise<void> => inTransaction(db, (trx) => signOut(trx, token)),

    /**
     * An administrator's sessions, the one used last first.
     * @param token of the session that asks
     */
    async listOf(administratorId: number, token: string): Promise<ShownSession[]> {
      const moment = now();
      const moments = { unusedSince: idleSince(moment), now: moment.toISOString() };
      const found = await findSessionsOf(db, administratorId, moments);
      const own = hashToken(token);
      return found.map(({ tokenHash, ...shown }) => ({ ...shown, isCurrent: tokenHash === own }));
    },

    /** @throws AppError `not-found` */
    async endOne(administratorId: number, id: string): Promise<void> {
      await inTransaction(db, (trx) => endOne(trx, { administratorId, id }));
    },

    /** Ends all of an administrator's sessions but the one that asks. */
    endOthers: (administratorId: number, token: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        const count = await deleteSessionsBut(trx, { administratorId, tokenHash: hashToken(token) });
        if (count > 0) await enterEnd(trx, { administratorId, what: 'all other sessions' });
      }),

    /** Deletes expired sessions. */
    removeEnded: (moment = now()): Promise<void> =>
      deleteEndedSessions(db, { unusedSince: idleSince(moment), now: moment.toISOString() }),
  };
}

async function confirmSession(db: Db, { token, moment }: { token: string; moment: Date }): Promise<string> {
  await markSessionConfirmed(db, { tokenHash: hashToken(token), now: moment.toISOString() });
  return new Date(moment.getTime() + confirmedMs).toISOString();
}

async function signOut(trx: Db, token: string): Promise<void> {
  const isEnded = await deleteSession(trx, hashToken(token));
  if (isEnded) await enterInLog(trx, { kind: 'signIn', text: 'Signed out' });
}

async function endOne(trx: Db, session: { administratorId: number; id: string }): Promise<void> {
  const isEnded = await deleteSessionOf(trx, session);
  if (!isEnded) throw notFound('This session has ended already.');
  await enterEnd(trx, { administratorId: session.administratorId, what: 'a session' });
}

async function enterEnd(
  trx: Db,
  { administratorId, what }: { administratorId: number; what: string },
): Promise<void> {
  const whose = await findAdministratorById(trx, administratorId);
  await enterInLog(trx, { kind: 'signIn', text: `Ended ${what} of {person}`, about: whose?.username ?? '' });
}

async function openSession(
  trx: Db,
  { administratorId, method, origin, moment }: NewSession & { moment: Date },
): Promise<string> {
  const token = createToken();
  await insertSession(trx, {
    ...{ tokenHash: hashToken(token), id: createSessionId(), administratorId, method },
    ...{ device: describeDevice(origin.userAgent), network: shortenNetwork(origin.ip) },
    now: moment.toISOString(),
    expiresAt: new Date(moment.getTime() + lifetimeMs).toISOString(),
  });
  return token;
}

async function findSignedIn(
  db: Db,
  { token, moment }: { token: string; moment: Date },
): Promise<SignedIn | undefined> {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash);
  // What a clock opened that was ahead would last until the clock is there again.
  const isAhead = session && Date.parse(session.createdAt) - moment.getTime() > aheadMs;
  if (!session || isAhead) return undefined;
  if (session.lastUsedAt <= idleSince(moment) || session.expiresAt <= moment.toISOString()) {
    await writeUnlessHeldUp(deleteSession(db, tokenHash));
    return undefined;
  }
  if (moment.getTime() - Date.parse(session.lastUsedAt) >= useGranularityMs) {
    await writeUnlessHeldUp(markSessionUsed(db, { tokenHash, now: moment.toISOString() }));
  }
  const { administratorId: id, username, role, confirmedAt } = session;
  const isConfirmed = confirmedAt > new Date(moment.getTime() - confirmedMs).toISOString();
  return { id, username, role, isConfirmed, lacksFactor: lacksFactor(session, moment) };
}

/** Whether the account must have a second factor by now, and has none. */
function lacksFactor(session: Session, moment: Date): boolean {
  const { hasFactor, ruleScope, ruleHoldsFrom, role } = session;
  if (hasFactor || ruleScope === null || ruleHoldsFrom === null) return false;
  return ruleHoldsFrom <= moment.toISOString() && concerns(ruleScope as FactorScope, role);
}

/** A read does not wait if the write is blocked at the moment: the next use is recorded then. */
async function writeUnlessHeldUp(writing: Promise<unknown>): Promise<void> {
  const settled = writing.catch((error: unknown) => {
    if (!isAppError(error)) throw error;
  });
  await Promise.race([settled, setTimeout(longestMarkingMs, undefined, { ref: false })]);
}

function idleSince(moment: Date): string {
  return new Date(moment.getTime() - idleMs).toISOString();
}
