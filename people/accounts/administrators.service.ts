import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import type { BackOfficeLanguage } from '#messages/back-office/languages.shared.ts';
import { enterInLog } from '../log/write-log.ts';
import {
  findAdministrator,
  findAdministrators,
  findLanguage,
  insertAdministrator,
  type ListedAdministrator,
  updateLanguage,
} from './administrators.repository.ts';
import { newAdministratorSchema } from './credentials.schema.ts';
import { findFactorMethods } from './factor-methods.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { generatePassword } from './generate-password.ts';
import { roleChangeSchema } from './invitation.schema.ts';
import { hashPassword } from './password.ts';
import { refusePasswordFault } from './refusals.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { removeFactors } from './remove-factors.ts';
import { replacePassword } from './replace-password.ts';
import { changeRole, lockAsOwner, removeOther } from './role-changes.ts';
import type { Self, User } from './self.ts';
import { toAdministratorRow } from './to-administrator-row.ts';

/** The accounts themselves: creating the first one and further ones, their roles, and deleting them. */
export function createAdministratorService(db: Db, { now }: { now: () => Date }) {
  return {
    ensureFirstAdministrator: createFirstAdministrator(db, now),

    /**
     * A further administrator.
     * @throws AppError `invalid` with a message per field, or `conflict` where the name is taken or looks like another
     */
    async register(
      input: unknown,
      { username }: Pick<Self, 'username'>,
    ): Promise<{ user: Pick<User, 'username'> }> {
      const account = parseOrThrow(newAdministratorSchema, input);
      refusePasswordFault({ ...account, field: 'password' });
      await addAdministrator(db, { account, username, now: now() });
      return { user: { username: account.username } };
    },

    /**
     * Gives an account a generated password and ends its sessions, for an operator with access to the console; its
     * second factor is taken away on demand.
     * @throws AppError `not-found`
     */
    resetPassword: (username: string, { removesFactors = false } = {}): Promise<Reset> =>
      giveNewPassword(db, { username, removesFactors, now: now() }),

    /** What an administrator reads the back office in; null where the browser decides. */
    findLanguage: (id: number): Promise<string | null> => findLanguage(db, id),

    chooseLanguage: (id: number, language: BackOfficeLanguage | null): Promise<void> =>
      updateLanguage(db, { id, language }),

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
    async changeRole(id: number, input: unknown, self: Pick<Self, 'username'>): Promise<User> {
      const { role } = parseOrThrow(roleChangeSchema, input);
      return inTransaction(db, (trx) => changeRole(trx, { id, role, self, now: now().toISOString() }));
    },
  };
}

type Reset = {
  username: string;
  password: string;
  /** Whether a second factor was there before, and whether it is still. */
  factors: 'none' | 'kept' | 'removed';
};

async function giveNewPassword(
  db: Db,
  { username, removesFactors, now }: { username: string; removesFactors: boolean; now: Date },
): Promise<Reset> {
  const administrator = await findAdministrator(db, foldText(username));
  if (!administrator) throw notFound(`There is no administrator named "${username}".`);
  const password = generatePassword();
  const change = { id: administrator.id, passwordHash: await hashPassword(password) };
  const factors = await inTransaction(db, async (trx) => {
    await replacePassword(trx, { ...change, now: now.toISOString() });
    const enter = (text: string) => enterInLog(trx, { kind: 'server', text, about: administrator.username });
    await enter('Gave {person} a new password by the command on the server');
    const isThere = (await findFactorMethods(trx, administrator.id)).length > 0;
    if (!isThere || !removesFactors) return isThere ? 'kept' : 'none';
    await removeFactors(trx, administrator.id);
    await enter('Removed the second factor of {person} by the command on the server');
    return 'removed';
  });
  return { username: administrator.username, password, factors };
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
