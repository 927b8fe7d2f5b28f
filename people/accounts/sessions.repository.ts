import type { Db } from '#database/connect.ts';
import type { Role } from './permissions.shared.ts';
import type { SignInMethod } from './sign-in-methods.shared.ts';

/** A session with the administrator it belongs to. */
export type Session = {
  id: string;
  administratorId: number;
  username: string;
  role: Role;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  confirmedAt: string;
  /** Whether codes of an app or a passkey are set up. */
  hasFactor: boolean;
  /** Who must have one, and since when; null where nobody must. */
  ruleScope: string | null;
  ruleHoldsFrom: string | null;
};

export type ListedSession = {
  id: string;
  tokenHash: string;
  device: string;
  network: string;
  method: SignInMethod | '';
  createdAt: string;
  lastUsedAt: string;
};

/** Whoever signs in has proved itself with it. */
export async function insertSession(
  db: Db,
  session: {
    tokenHash: string;
    id: string;
    device: string;
    network: string;
    method: SignInMethod;
    administratorId: number;
    now: string;
    expiresAt: string;
  },
): Promise<void> {
  const { now, ...values } = session;
  await db
    .insertInto('sessions')
    .values({ ...values, createdAt: now, lastUsedAt: now, confirmedAt: now })
    .execute();
}

export async function findSession(db: Db, tokenHash: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administratorId')
    .select(['sessions.id', 'sessions.administratorId', 'administrators.username', 'administrators.role'])
    .select(['sessions.createdAt', 'sessions.lastUsedAt', 'sessions.expiresAt', 'sessions.confirmedAt'])
    .leftJoin('secondFactorRule', (join) => join.on('secondFactorRule.id', '=', 1))
    .select(['secondFactorRule.scope as ruleScope', 'secondFactorRule.holdsFrom as ruleHoldsFrom'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('timeCodes')
          .select('timeCodes.administratorId')
          .whereRef('timeCodes.administratorId', '=', 'sessions.administratorId')
          .where('timeCodes.secret', 'is not', null),
      ).as('hasTimeCodes'),
      exists(
        selectFrom('passkeys')
          .select('passkeys.id')
          .whereRef('passkeys.administratorId', '=', 'sessions.administratorId'),
      ).as('hasPasskeys'),
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hasTimeCodes, hasPasskeys, ...session } = row;
  return { ...session, hasFactor: Boolean(hasTimeCodes) || Boolean(hasPasskeys) };
}

export async function markSessionUsed(db: Db, use: { tokenHash: string; now: string }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: use.now })
    .where('tokenHash', '=', use.tokenHash)
    .execute();
}

/** @returns whether the session was still there */
export async function markSessionConfirmed(
  db: Db,
  proof: { tokenHash: string; now: string },
): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ confirmedAt: proof.now })
    .where('tokenHash', '=', proof.tokenHash)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @returns whether there was one */
export async function deleteSession(db: Db, tokenHash: string): Promise<boolean> {
  const result = await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Those that have not ended, the one used last first. */
export async function findSessionsOf(
  db: Db,
  administratorId: number,
  moments: { unusedSince: string; now: string },
): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'tokenHash', 'device', 'network', 'method', 'createdAt', 'lastUsedAt'])
    .where('administratorId', '=', administratorId)
    .where('lastUsedAt', '>', moments.unusedSince)
    .where('expiresAt', '>', moments.now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** @returns whether the administrator had such a session */
export async function deleteSessionOf(
  db: Db,
  { administratorId, id }: { administratorId: number; id: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('administratorId', '=', administratorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Every session of the administrator but one. @returns how many */
export async function deleteSessionsBut(
  db: Db,
  { administratorId, tokenHash }: { administratorId: number; tokenHash: string },
): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('administratorId', '=', administratorId)
    .where('tokenHash', '!=', tokenHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteSessionsOf(db: Db, administratorId: number): Promise<void> {
  await db.deleteFrom('sessions').where('administratorId', '=', administratorId).execute();
}

export async function deleteEndedSessions(
  db: Db,
  moments: { unusedSince: string; now: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('lastUsedAt', '<=', moments.unusedSince), where('expiresAt', '<=', moments.now)]),
    )
    .execute();
}
