import type { Db } from '#database/connect.ts';
import { savePasswordHash } from './administrators.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

/** Writes a new password and ends every session of the account. */
export async function replacePassword(
  trx: Db,
  change: { id: number; passwordHash: string; now: string },
): Promise<void> {
  await savePasswordHash(trx, change);
  await deleteSessionsOf(trx, change.id);
}
