import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { lockAdministrator } from './administrators.repository.ts';
import { credentialsSchema, passwordChangeSchema } from './credentials.schema.ts';
import { hashPassword } from './password.ts';
import type { CheckPassword } from './password-check.ts';
import { refusePasswordFault, wrongCurrentPassword } from './refusals.ts';
import { replacePassword } from './replace-password.ts';
import type { Origin, Self, SignedIn, User } from './self.ts';
import type { SessionService } from './sessions.service.ts';

type Parts = { now: () => Date; checkPassword: CheckPassword; sessions: SessionService };

/** Signing in and out, and changing one's own password. */
export function createSignInService(db: Db, { now, checkPassword, sessions }: Parts) {
  return {
    /**
     * Signs in.
     * @throws AppError `invalid` for missing fields, `unauthorised`, or `too-many` after repeated failures
     */
    async login(input: unknown, visitor: Origin): Promise<{ token: string; user: Pick<User, 'username'> }> {
      const { username, password } = parseOrThrow(credentialsSchema, input);
      const administrator = await checkPassword({ username, password, ip: visitor.ip });
      if (!administrator) throw wrongCredentials();
      await sessions.removeEnded();
      const token = await inTransaction(db, async (trx) => {
        // If the password was changed since it was checked, no session is opened.
        if (!(await lockAdministrator(trx, administrator))) throw wrongCredentials();
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
        if (!(await lockAdministrator(trx, administrator))) throw wrongCurrentPassword();
        await replacePassword(trx, { id: administrator.id, passwordHash, now: now().toISOString() });
        return sessions.open(trx, { administratorId: administrator.id, userAgent: self.userAgent });
      });
      return { token };
    },
  };
}

function wrongCredentials(): AppError {
  return new AppError('unauthorised', 'Invalid username or password');
}
