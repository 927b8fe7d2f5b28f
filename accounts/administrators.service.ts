import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { enterInLog } from '#logbook/write-log.ts';
import {
  findAdministrator,
  findAdministrators,
  insertAdministrator,
  type ListedAdministrator,
} from './administrators.repository.ts';
import { confirmForOwner } from './confirm-for-owner.ts';
import { newAdministratorSchema } from './credentials.schema.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { generatePassword } from './generate-password.ts';
import { roleChangeSchema } from './invitation.schema.ts';
import { hashPassword } from './password.ts';
import type { CheckPassword } from './password-check.ts';
import { refusePasswordFault, wrongCurrentPassword } from './refusals.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { replacePassword } from './replace-password.ts';
import { changeRole, lockAsOwner, removeOther } from './role-changes.ts';
import type { Self, User } from './self.ts';
import { toAdministratorRow } from './to-administrator-row.ts';

/** The accounts themselves: creating the first one and further ones, their roles, and deleting them. */
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
      await addAdministrator(db, { account, username, now: now() });
      return { user: { username: account.username } };
    },

    /**
     * Gives an account a generated password and ends its sessions, for an operator with access to the console.
     * @throws AppError `not-found`
     */
    resetPassword: (username: string) => giveNewPassword(db, { username, now: now() }),

    /** Every administrator, in the order they were created. */
    list: (): Promise<ListedAdministrator[]> => findAdministrators(db),

    /**
     * Deletes another administrator with the sessions.
     * @returns whom
     * @throws AppError `not-found`, or `conflict` for oneself: so an owner always remains
     */
    remove: (id: number, self: { username: string }): Promise<User> =>
      inTransaction(db, (trx) => removeOther(trx, { id, self, now: now().toISOString() })),

    /**
     * Gives an administrator another role, from the next request on.
     * @throws AppError `not-found`, `invalid` with a message per field, or `conflict` for the last owner
     */
    async changeRole(id: number, input: unknown, self: Self): Promise<User> {
      const { role, current_password: password } = parseOrThrow(roleChangeSchema, input);
      await confirmForOwner(checkPassword, { role, password, self });
      return inTransaction(db, (trx) => changeRole(trx, { id, role, self, now: now().toISOString() }));
    },
  };
}

async function giveNewPassword(
  db: Db,
  { username, now }: { username: string; now: Date },
): Promise<{ username: string; password: string }> {
  const administrator = await findAdministrator(db, foldText(username));
  if (!administrator) throw notFound(`There is no administrator named "${username}".`);
  const password = generatePassword();
  const change = { id: administrator.id, passwordHash: await hashPassword(password) };
  await inTransaction(db, async (trx) => {
    await replacePassword(trx, { ...change, now: now.toISOString() });
    const text = 'Gave {person} a new password by the command on the server';
    await enterInLog(trx, { kind: 'server', text, about: administrator.username });
  });
  return { username: administrator.username, password };
}

async function addAdministrator(
  db: Db,
  {
    account,
    username,
    now,
  }: { account: Parameters<typeof toAdministratorRow>[0]; username: string; now: Date },
): Promise<void> {
  const row = await toAdministratorRow(account, now);
  await inTransaction(db, async (trx) => {
    await lockAsOwner(trx, { username });
    await refuseTakenName(trx, account.username);
    await insertAdministrator(trx, row);
    const text = `Added the account {person} (${row.role})`;
    await enterInLog(trx, { kind: 'people', text, about: row.username, username });
  });
}
