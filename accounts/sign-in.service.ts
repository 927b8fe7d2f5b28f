import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import type { Limits } from '#limits/limits.service.ts';
import { enterInLog } from '#logbook/write-log.ts';
import { type Administrator, lockAdministrator } from './administrators.repository.ts';
import { credentialsSchema, passwordChangeSchema } from './credentials.schema.ts';
import { createFailureLog } from './failure-log.ts';
import { hashPassword } from './password.ts';
import type { CheckPassword } from './password-check.ts';
import { refusePasswordFault, wrongCurrentPassword } from './refusals.ts';
import { replacePassword } from './replace-password.ts';
import type { Origin, Self, SignedIn, User } from './self.ts';
import type { SessionService } from './sessions.service.ts';

type Parts = { now: () => Date; limits: Limits; checkPassword: CheckPassword; sessions: SessionService };

/** Signing in and out, and changing one's own password. */
export function createSignInService(db: Db, { now, limits, checkPassword, sessions }: Parts) {
  const failures = createFailureLog(db, limits);
  return {
    /**
     * Signs in.
     * @throws AppError `invalid` for missing fields, `unauthorised`, or `too-many` after repeated failures
     */
    async login(input: unknown, visitor: Origin): Promise<{ token: string; user: Pick<User, 'username'> }> {
      const { username, password } = parseOrThrow(credentialsSchema, input);
      const administrator = await checkPassword({ username, password, ip: visitor.ip });
      if (!administrator) await failures.enter({ username, ip: visitor.ip });
      if (!administrator) throw wrongCredentials();
      await sessions.removeEnded();
      const token = await inTransaction(db, async (trx) => {
        // If the password was changed since it was checked, no session is opened.
        if (!(await lockAdministrator(trx, administrator))) throw wrongCredentials();
        await enterInLog(trx, { kind: 'signIn', text: 'Signed in', username: administrator.username });
        return sessions.open(trx, { administratorId: administrator.id, userAgent: visitor.userAgent });
      });
      return { token, user: { username: administrator.username } };
    },

    findUserByToken: (token: string): Promise<SignedIn | undefined> => sessions.findUser(token),

    logout: (token: string): Promise<void> => sessions.end(token),

    /**
     * Changes an administrator's own password; every session of the account ends, in every process.
     * @returns the token of a new session
     * @throws AppError `invalid` with a message per field, or `too-many` after repeated failures
     */
    async changePassword(input: unknown, self: Self): Promise<{ token: string }> {
      const { current_password: password, new_password: newPassword } = parseOrThrow(
        passwordChangeSchema,
        input,
      );
      refusePasswordFault({ username: self.username, password: newPassword, field: 'new_password' });
      const { username, ip } = self;
      const administrator = await checkPassword({ username, ip, password, isSignedIn: true });
      if (!administrator) throw wrongCurrentPassword();
      const passwordHash = await hashPassword(newPassword);
      const token = await inTransaction(db, async (trx) => {
        await replaceOwn(trx, { administrator, passwordHash, now: now().toISOString() });
        return sessions.open(trx, { administratorId: administrator.id, userAgent: self.userAgent });
      });
      return { token };
    },
  };
}

async function replaceOwn(
  trx: Db,
  change: { administrator: Administrator; passwordHash: string; now: string },
): Promise<void> {
  const { administrator, passwordHash, now } = change;
  const { id, username } = administrator;
  if (!(await lockAdministrator(trx, administrator))) throw wrongCurrentPassword();
  await replacePassword(trx, { id, passwordHash, now });
  await enterInLog(trx, { kind: 'signIn', text: 'Changed the own password', username });
}

function wrongCredentials(): AppError {
  return new AppError('unauthorised', 'Invalid username or password');
}
