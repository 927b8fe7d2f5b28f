import { foldText } from '#database/fold-text.ts';
import { hashPassword } from './password.ts';
import type { Role } from './permissions.shared.ts';

/** An account as it is stored in its columns. */
export async function toAdministratorRow(
  account: { username: string; password: string; role: Role },
  now: Date,
) {
  return {
    username: account.username,
    usernameFolded: foldText(account.username),
    role: account.role,
    passwordHash: await hashPassword(account.password),
    now: now.toISOString(),
  };
}
