import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type TimeCodes = Selectable<Tables['timeCodes']>;

export async function findTimeCodes(db: Db, administratorId: number): Promise<TimeCodes | undefined> {
  return db
    .selectFrom('timeCodes')
    .selectAll()
    .where('administratorId', '=', administratorId)
    .executeTakeFirst();
}

/** Keeps a secret that is still to be confirmed beside the one that is on. */
export async function savePendingSecret(
  db: Db,
  pending: { administratorId: number; pendingSecret: string; pendingAt: string },
): Promise<void> {
  const { administratorId, ...values } = pending;
  await db
    .insertInto('timeCodes')
    .values({ ...pending, secret: null, lastStep: 0, confirmedAt: null })
    .onConflict((conflict) => conflict.column('administratorId').doUpdateSet(values))
    .execute();
}

/** Turns a secret on that was to be confirmed. @returns whether it still was */
export async function confirmPendingSecret(
  db: Db,
  change: { administratorId: number; pendingSecret: string; lastStep: number; now: string },
): Promise<boolean> {
  const { administratorId, pendingSecret, lastStep, now } = change;
  const result = await db
    .updateTable('timeCodes')
    .set({ secret: pendingSecret, lastStep, confirmedAt: now, pendingSecret: null, pendingAt: null })
    .where('administratorId', '=', administratorId)
    .where('pendingSecret', '=', pendingSecret)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/**
 * Uses a time step up, in one statement: of two codes of the same step, wherever they arrive, one counts.
 * @returns whether this one did
 */
export async function claimTimeStep(
  db: Db,
  claim: { administratorId: number; secret: string; step: number },
): Promise<boolean> {
  const result = await db
    .updateTable('timeCodes')
    .set({ lastStep: claim.step })
    .where('administratorId', '=', claim.administratorId)
    .where('secret', '=', claim.secret)
    .where('lastStep', '<', claim.step)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @returns whether there were any that were on */
export async function deleteTimeCodes(db: Db, administratorId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('timeCodes')
    .where('administratorId', '=', administratorId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return typeof row?.confirmedAt === 'string';
}

/** Forgets secrets that nobody confirmed. */
export async function deletePendingSecrets(db: Db, before: string): Promise<void> {
  await db.deleteFrom('timeCodes').where('secret', 'is', null).where('pendingAt', '<=', before).execute();
  await db
    .updateTable('timeCodes')
    .set({ pendingSecret: null, pendingAt: null })
    .where('pendingAt', '<=', before)
    .execute();
}
