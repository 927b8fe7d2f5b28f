import type { Db } from '#database/connect.ts';
import { findAccountsWithFactors } from './factors.repository.ts';
import { findPasskeysOf } from './passkeys.repository.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';
import type { FactorMethod } from './sign-in-methods.shared.ts';
import { findTimeCodes } from './time-codes.repository.ts';

/** What an account can prove itself with beside the password; nothing where no second factor is set up. */
export async function findFactorMethods(db: Db, administratorId: number): Promise<FactorMethod[]> {
  const timeCodes = await findTimeCodes(db, administratorId);
  const passkeys = await findPasskeysOf(db, administratorId);
  const hasTimeCodes = typeof timeCodes?.secret === 'string';
  if (!hasTimeCodes && passkeys.length === 0) return [];
  const recoveryCodes = await countRecoveryCodes(db, administratorId);
  return [
    ...(hasTimeCodes ? (['time-code'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery-code'] as const) : []),
  ];
}

/** Which accounts have which second factors, recovery codes aside. */
export async function findFactorsOfAll(db: Db): Promise<(administratorId: number) => FactorMethod[]> {
  const { withTimeCodes, withPasskeys } = await findAccountsWithFactors(db);
  return (id) => [
    ...(withTimeCodes.includes(id) ? (['time-code'] as const) : []),
    ...(withPasskeys.includes(id) ? (['passkey'] as const) : []),
  ];
}
