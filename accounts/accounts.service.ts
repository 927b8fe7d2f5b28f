import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import {
  type Administrator,
  countAdministrators,
  deleteAdministrator,
  findAdministrator,
  findAdministrators,
  hasAdministrators,
  insertAdministrator,
  insertFirstAdministrator,
  type ListedAdministrator,
  lockAdministrator,
  lockAdministrators,
  savePasswordHash,
} from './administrators.repository.ts';
import { credentialsSchema, newAdministratorSchema, passwordChangeSchema } from './credentials.schema.ts';
import { generatePassword } from './generate-password.ts';
import { type Attempt, createLoginLimiter } from './login-limiter.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { findPasswordFault } from './password-rules.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { createSessionService } from './sessions.service.ts';
import { isSimilarName } from './similar-name.ts';

/** The administrator as the API shows one. */
export type User = { username: string };

/** With the password only where it was made here; one that was given is nobody else's business. */
export type FirstAdministrator = { username: string; generatedPassword: string | undefined };

/** Who is signed in, and from where. */
type Self = { username: string; address: string };
type PasswordGuess = Omit<Attempt, 'account'> & { username: string; password: string };

export type AccountService = ReturnType<typeof createAccountService>;

const lastOne = 'The last administrator cannot be deleted.';

/** Who administrates: one role, signed in with a token (specification/api.md, "Signing in"). */
export function createAccountService(db: Db, options: { now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date());
  const limiter = createLoginLimiter(now);
  const sessions = createSessionService(db, { now });

  async function toRow(account: { username: string; password: string }) {
    return {
      username: account.username,
      usernameFolded: foldText(account.username),
      passwordHash: await hashPassword(account.password),
      now: now().toISOString(),
    };
  }

  /**
   * @returns the administrator whose password it is
   * @throws AppError `too-many` after repeated failures
   */
  function judgePassword(given: PasswordGuess): Promise<Administrator | undefined> {
    const { username, password, ...origin } = given;
    const account = foldText(username);
    return limiter.attempt({ ...origin, account }, async () => {
      const administrator = await findAdministrator(db, account);
      const isRight = await verifyPassword(password, administrator?.passwordHash);
      return isRight ? administrator : undefined;
    });
  }

  /** Writes a new password and ends every session of the account. */
  async function replacePassword(trx: Db, change: { id: number; passwordHash: string }): Promise<void> {
    await savePasswordHash(trx, { ...change, now: now().toISOString() });
    await deleteSessionsOf(trx, change.id);
  }

  return {
    /**
     * Makes the first administrator while there is none, with a generated password where none is given.
     * @returns the account once, to whichever process stored it; undefined where one exists
     */
    async ensureFirstAdministrator(wish: {
      username: string;
      password?: string | undefined;
    }): Promise<FirstAdministrator | undefined> {
      if (await hasAdministrators(db)) return undefined;
      const { username } = wish;
      const generatedPassword = wish.password === undefined ? generatePassword() : undefined;
      const password = wish.password ?? generatedPassword ?? '';
      const isStored = await insertFirstAdministrator(db, await toRow({ username, password }));
      return isStored ? { username, generatedPassword } : undefined;
    },

    /**
     * A further administrator, added by one who proves to be it.
     * @throws AppError `invalid` with a message per field, `conflict` where the name is taken or looks like another, or
     *   `too-many` after repeated failures
     */
    async register(input: unknown, self: Self): Promise<{ user: User }> {
      const { current_password: own, ...account } = parseOrThrow(newAdministratorSchema, input);
      refusePasswordFault({ ...account, field: 'password' });
      if (!(await judgePassword({ ...self, password: own, isSignedIn: true }))) throw wrongCurrentPassword();
      const row = await toRow(account);
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
     * Signs in from an address.
     * @throws AppError `invalid` for missing fields, `unauthorised`, or `too-many` after repeated failures
     */
    async login(input: unknown, visitor: { address: string }): Promise<{ token: string; user: User }> {
      const { username, password } = parseOrThrow(credentialsSchema, input);
      const administrator = await judgePassword({ username, password, address: visitor.address });
      if (!administrator) throw wrongCredentials();
      await sessions.removeEnded();
      const token = await inTransaction(db, async (trx) => {
        // A password that was changed since it was checked opens no session any more.
        if (!(await lockAdministrator(trx, administrator))) throw wrongCredentials();
        return sessions.open(trx, administrator.id);
      });
      return { token, user: { username: administrator.username } };
    },

    findUserByToken: (token: string): Promise<User | undefined> => sessions.findUser(token),

    /**
     * Changes an administrator's own password; every session of the account ends, in every process.
     * @returns the token of a new session
     * @throws AppError `invalid` with a message per field, or `too-many` after repeated failures
     */
    async changePassword(input: unknown, self: Self): Promise<{ token: string }> {
      const { current_password: current, new_password: wanted } = parseOrThrow(passwordChangeSchema, input);
      refusePasswordFault({ username: self.username, password: wanted, field: 'new_password' });
      const administrator = await judgePassword({ ...self, password: current, isSignedIn: true });
      if (!administrator) throw wrongCurrentPassword();
      const passwordHash = await hashPassword(wanted);
      const token = await inTransaction(db, async (trx) => {
        if (!(await lockAdministrator(trx, administrator))) throw wrongCurrentPassword();
        await replacePassword(trx, { id: administrator.id, passwordHash });
        return sessions.open(trx, administrator.id);
      });
      return { token };
    },

    /**
     * Gives an account a generated password and ends its sessions, for whoever has the console.
     * @throws AppError `not-found`
     */
    async resetPassword(username: string): Promise<{ username: string; password: string }> {
      const administrator = await findAdministrator(db, foldText(username));
      if (!administrator) throw notFound(`There is no administrator named "${username}".`);
      const password = generatePassword();
      const passwordHash = await hashPassword(password);
      await inTransaction(db, (trx) => replacePassword(trx, { id: administrator.id, passwordHash }));
      return { username: administrator.username, password };
    },

    /** Everybody who may sign in, in the order they were made. */
    list: (): Promise<ListedAdministrator[]> => findAdministrators(db),

    /**
     * Deletes another administrator with the sessions.
     * @throws AppError `not-found`, or `conflict` for oneself and for the last one
     */
    async remove(id: number, self: { username: string }): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockAdministrators(trx);
        if ((await countAdministrators(trx)) < 2) throw new AppError('conflict', lastOne);
        const own = await findAdministrator(trx, foldText(self.username));
        if (!own) throw new AppError('unauthorised', 'Your session has ended. Please sign in again.');
        if (own.id === id) throw new AppError('conflict', 'You cannot delete your own account.');
        if (!(await deleteAdministrator(trx, id))) throw notFound('There is no such administrator.');
      });
    },

    logout: (token: string): Promise<void> => sessions.end(token),
  };
}

function wrongCredentials(): AppError {
  return new AppError('unauthorised', 'Invalid username or password');
}

/** Not `unauthorised`: whoever mistypes it stays signed in. */
function wrongCurrentPassword(): AppError {
  return invalid({ current_password: 'This is not your current password' });
}

function nameTaken(existing: string): AppError {
  const message = `There is already an administrator named "${existing}"`;
  return new AppError('conflict', message, { fields: { username: message } });
}

function refusePasswordFault(chosen: { username: string; password: string; field: string }): void {
  const fault = findPasswordFault(chosen.password, chosen.username);
  if (fault) throw invalid({ [chosen.field]: fault });
}
