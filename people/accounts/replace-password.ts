import type { Db } from '#database/connect.ts';
import { savePasswordHash } from './administrators.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { deleteTicketsOf } from './tickets.repository.ts';

/** Writes a new password and ends every session of the account, and every sign-in that waits for its second factor. */
export async function replacePassword(
  trx: Db,
  change: { id: number; passwordHash: string; now: string },
): Promise<void> {
  await savePasswordHash(trx, change);
  await deleteSessionsOf(trx, change.id);
  await deleteTicketsOf(trx, change.id);
}
