import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import { findAdministrators } from './administrators.repository.ts';
import { openNameComparison } from './similar-name.ts';

/** @throws AppError `conflict` where a name is taken or looks like another */
export async function refuseTakenName(trx: Db, username: string): Promise<void> {
  const isSimilarName = await openNameComparison();
  const others = await findAdministrators(trx);
  const taken = others.find((other) => isSimilarName(other.username, username));
  if (!taken) return;
  const message = `There is already an administrator named "${taken.username}"`;
  throw new AppError('conflict', message, { fields: { username: message } });
}
