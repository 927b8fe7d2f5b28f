import { foldText } from '#database/fold-text.ts';
import { hashPassword } from './password.ts';

/** An account as it is stored in its columns. */
export async function toAdministratorRow(account: { username: string; password: string }, now: Date) {
  return {
    username: account.username,
    usernameFolded: foldText(account.username),
    passwordHash: await hashPassword(account.password),
    now: now.toISOString(),
  };
}
