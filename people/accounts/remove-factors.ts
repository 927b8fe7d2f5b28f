import type { Db } from '#database/connect.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import { deleteRecoveryCodes } from './recovery-codes.repository.ts';
import { deleteTicketsOf } from './tickets.repository.ts';
import { deleteTimeCodes } from './time-codes.repository.ts';

/** Codes, passkeys and recovery codes of an account. @returns whether it had a second factor */
export async function removeFactors(trx: Db, administratorId: number): Promise<boolean> {
  const hadTimeCodes = await deleteTimeCodes(trx, administratorId);
  const passkeys = await deletePasskeysOf(trx, administratorId);
  await deleteRecoveryCodes(trx, administratorId);
  await deleteTicketsOf(trx, administratorId);
  return hadTimeCodes || passkeys > 0;
}
