import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { enterInLog } from '../log/write-log.ts';
import { lockAdministratorById } from './administrators.repository.ts';
import { findFactorMethods } from './factor-methods.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-codes.repository.ts';

type Account = { administratorId: number; now: string };

/** The first second factor comes with recovery codes. @returns them; null where the account has some */
export async function addMissingRecoveryCodes(trx: Db, account: Account): Promise<string[] | null> {
  if ((await countRecoveryCodes(trx, account.administratorId)) > 0) return null;
  return storeRecoveryCodes(trx, account);
}

/** Recovery codes are good for nothing without a second factor. */
export async function dropRecoveryCodesOfNone(trx: Db, administratorId: number): Promise<void> {
  const methods = await findFactorMethods(trx, administratorId);
  if (methods.length === 0) await deleteRecoveryCodes(trx, administratorId);
}

/** Ten new ones in place of those that are left. @throws AppError `conflict` where there is no second factor */
export function renewRecoveryCodes(db: Db, account: Account): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    await lockAdministratorById(trx, account.administratorId);
    const methods = await findFactorMethods(trx, account.administratorId);
    if (methods.length === 0) throw new AppError('conflict', 'Set up codes of an app or a passkey first.');
    await enterInLog(trx, { kind: 'signIn', text: 'Made new recovery codes' });
    return storeRecoveryCodes(trx, account);
  });
}

async function storeRecoveryCodes(trx: Db, { administratorId, now }: Account): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(trx, { administratorId, hashes: codes.map(hashRecoveryCode), now });
  return codes;
}
