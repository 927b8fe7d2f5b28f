import { setTimeout } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { createToken, hashToken } from './session-token.ts';
import {
  deleteEndedSessions,
  deleteSession,
  findSession,
  insertSession,
  markSessionUsed,
} from './sessions.repository.ts';

const dayMs = 24 * 60 * 60_000;
/** A session that nobody uses ends, and one that somebody uses ends as well: a token is not for ever. */
const idleMs = 14 * dayMs;
const lifetimeMs = 30 * dayMs;
/** How exactly the last use is kept: without it every request would write. */
const useGranularityMs = 60_000;
/** Longer than storing takes where nothing is in its way. */
const longestMarkingMs = 250;

export type SessionService = ReturnType<typeof createSessionService>;

/** Who is signed in: random tokens, of which the database keeps hashes. */
export function createSessionService(db: Db, { now }: { now: () => Date }) {
  return {
    /** @returns the token */
    async open(trx: Db, administratorId: number): Promise<string> {
      const token = createToken();
      const moment = now();
      await insertSession(trx, {
        ...{ tokenHash: hashToken(token), administratorId, now: moment.toISOString() },
        expiresAt: new Date(moment.getTime() + lifetimeMs).toISOString(),
      });
      return token;
    },

    /** Whose token it is; undefined for an unknown or ended one. Using it keeps it alive until its end. */
    async findUser(token: string): Promise<{ username: string } | undefined> {
      const tokenHash = hashToken(token);
      const session = await findSession(db, tokenHash);
      if (!session) return undefined;
      const moment = now();
      if (session.lastUsedAt <= idleSince(moment) || session.expiresAt <= moment.toISOString()) {
        await writeUnlessHeldUp(deleteSession(db, tokenHash));
        return undefined;
      }
      if (moment.getTime() - Date.parse(session.lastUsedAt) >= useGranularityMs) {
        await writeUnlessHeldUp(markSessionUsed(db, { tokenHash, now: moment.toISOString() }));
      }
      return { username: session.username };
    },

    /** Ends a session at once, for every process; an unknown token is no error. */
    end: (token: string): Promise<void> => deleteSession(db, hashToken(token)),

    /** Clears away what has ended by itself. */
    async removeEnded(): Promise<void> {
      const moment = now();
      await deleteEndedSessions(db, { unusedSince: idleSince(moment), now: moment.toISOString() });
    },
  };
}

/** Whoever only reads does not wait for what cannot be written just now: the next use is marked then. */
async function writeUnlessHeldUp(writing: Promise<void>): Promise<void> {
  const settled = writing.catch((error: unknown) => {
    if (!isAppError(error)) throw error;
  });
  await Promise.race([settled, setTimeout(longestMarkingMs, undefined, { ref: false })]);
}

function idleSince(moment: Date): string {
  return new Date(moment.getTime() - idleMs).toISOString();
}
