import type { Db } from '#database/connect.ts';

/** A session with the administrator it belongs to. */
export type Session = { administratorId: number; username: string; lastUsedAt: string };

export async function insertSession(
  db: Db,
  session: { tokenHash: string; administratorId: number; now: string },
): Promise<void> {
  const { now, ...values } = session;
  await db
    .insertInto('sessions')
    .values({ ...values, createdAt: now, lastUsedAt: now })
    .execute();
}

export async function findSession(db: Db, tokenHash: string): Promise<Session | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administratorId')
    .select(['sessions.administratorId', 'administrators.username', 'sessions.lastUsedAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export async function markSessionUsed(db: Db, use: { tokenHash: string; now: string }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: use.now })
    .where('tokenHash', '=', use.tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Db, administratorId: number): Promise<void> {
  await db.deleteFrom('sessions').where('administratorId', '=', administratorId).execute();
}

export async function deleteSessionsUnusedSince(db: Db, cutoff: string): Promise<void> {
  await db.deleteFrom('sessions').where('lastUsedAt', '<=', cutoff).execute();
}
