import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import {
  countAdministrators,
  deleteAdministrator,
  findAdministrator,
  findAdministrators,
  insertAdministrator,
  type ListedAdministrator,
  lockAdministrators,
} from './administrators.repository.ts';
import { newAdministratorSchema } from './credentials.schema.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { generatePassword } from './generate-password.ts';
import { hashPassword } from './password.ts';
import type { CheckPassword } from './password-check.ts';
import { refusePasswordFault, wrongCurrentPassword } from './refusals.ts';
import { replacePassword } from './replace-password.ts';
import type { Self, User } from './self.ts';
import { isSimilarName } from './similar-name.ts';
import { toAdministratorRow } from './to-administrator-row.ts';

/** The accounts themselves: creating the first one and further ones, and deleting them. */
export function createAdministratorService(
  db: Db,
  { now, checkPassword }: { now: () => Date; checkPassword: CheckPassword },
) {
  return {
    ensureFirstAdministrator: createFirstAdministrator(db, now),

    /**
     * A further administrator, added by one who confirms it with the password.
     * @throws AppError `invalid` with a message per field, `conflict` where the name is taken or looks like another, or
     *   `too-many` after repeated failures
     */
    async register(input: unknown, { username, ip }: Self): Promise<{ user: Pick<User, 'username'> }> {
      const { current_password: own, ...account } = parseOrThrow(newAdministratorSchema, input);
      refusePasswordFault({ ...account, field: 'password' });
      if (!(await checkPassword({ username, ip, password: own, isSignedIn: true })))
        throw wrongCurrentPassword();
      const row = await toAdministratorRow(account, now());
      await inTransaction(db, async (trx) => {
        await lockAdministrators(trx);
        const others = await findAdministrators(trx);
        const taken = others.find((other) => isSimilarName(other.username, account.username));
        if (taken) throw nameTaken(taken.username);
        await insertAdministrator(trx, row);
      });
      return { user: { username: account.username } };
    },

    /**
     * Gives an account a generated password and ends its sessions, for an operator with access to the console.
     * @throws AppError `not-found`
     */
    async resetPassword(username: string): Promise<{ username: string; password: string }> {
      const administrator = await findAdministrator(db, foldText(username));
      if (!administrator) throw notFound(`There is no administrator named "${username}".`);
      const password = generatePassword();
      const change = { id: administrator.id, passwordHash: await hashPassword(password) };
      await inTransaction(db, (trx) => replacePassword(trx, { ...change, now: now().toISOString() }));
      return { username: administrator.username, password };
    },

    /** Every administrator, in the order they were created. */
    list: (): Promise<ListedAdministrator[]> => findAdministrators(db),

    /**
     * Deletes another administrator with the sessions.
     * @throws AppError `not-found`, or `conflict` for oneself and for the last one
     */
    remove: (id: number, self: { username: string }): Promise<void> =>
      inTransaction(db, (trx) => removeOther(trx, { id, self })),
  };
}

async function removeOther(trx: Db, { id, self }: { id: number; self: { username: string } }): Promise<void> {
  await lockAdministrators(trx);
  if ((await countAdministrators(trx)) < 2) {
    throw new AppError('conflict', 'The last administrator cannot be deleted.');
  }
  const own = await findAdministrator(trx, foldText(self.username));
  if (!own) throw new AppError('unauthorised', 'Your session has ended. Please sign in again.');
  if (own.id === id) throw new AppError('conflict', 'You cannot delete your own account.');
  if (!(await deleteAdministrator(trx, id))) throw notFound('There is no such administrator.');
}

function nameTaken(existing: string): AppError {
  const message = `There is already an administrator named "${existing}"`;
  return new AppError('conflict', message, { fields: { username: message } });
}
