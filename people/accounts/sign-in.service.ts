import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { enterInLog } from '../log/write-log.ts';
import { type Administrator, lockAdministrator } from './administrators.repository.ts';
import { credentialsSchema, passwordChangeSchema } from './credentials.schema.ts';
import { findFactorMethods } from './factor-methods.ts';
import type { FailureLog } from './failure-log.ts';
import { hashPassword } from './password.ts';
import type { CheckPassword } from './password-check.ts';
import { refusePasswordFault, wrongCurrentPassword } from './refusals.ts';
import { replacePassword } from './replace-password.ts';
import type { SignedInAnswer } from './second-factor.service.ts';
import type { Origin, Self, SignedIn } from './self.ts';
import type { SessionService } from './sessions.service.ts';
import type { FactorMethod } from './sign-in-methods.shared.ts';
import { issueTicket } from './tickets.ts';

type Parts = {
  now: () => Date;
  failures: FailureLog;
  checkPassword: CheckPassword;
  sessions: SessionService;
  storeSurely: StoreSurely;
};

/** Stores what signs somebody in, on a full disk as well: who makes room has to get in. */
export type StoreSurely = <Stored>(work: () => Promise<Stored>) => Promise<Stored>;

/** The password was right, and a second factor is set up. */
export type SecondFactorAnswer = { second_factor: 'required'; ticket: string; methods: FactorMethod[] };

/** Signing in and out, and changing one's own password. */
export function createSignInService(db: Db, { now, failures, checkPassword, sessions, storeSurely }: Parts) {
  return {
    /**
     * Signs in, or answers with a ticket for the second factor where one is set up.
     * @throws AppError `invalid` for missing fields, `unauthorised`, or `too-many` after repeated failures
     */
    async login(input: unknown, origin: Origin): Promise<SignedInAnswer | SecondFactorAnswer> {
      const { username, password } = parseOrThrow(credentialsSchema, input);
      const administrator = await checkPassword({ username, password, ip: origin.ip });
      if (!administrator) await failures.enter({ username, ip: origin.ip });
      if (!administrator) throw wrongCredentials();
      return storeSurely(async () => {
        await sessions.removeEnded();
        return inTransaction(db, (trx) => admit(trx, { administrator, origin, sessions, moment: now() }));
      });
    },

    findUserByToken: (token: string): Promise<SignedIn | undefined> => sessions.findUser(token),

    logout: (token: string): Promise<void> => sessions.end(token),

    /**
     * Changes an administrator's own password; sessions and half sign-ins of the account end, in every process.
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
      const change = { administrator, passwordHash, now: now().toISOString(), sessions, origin: self };
      return { token: await inTransaction(db, (trx) => replaceOwn(trx, change)) };
    },
  };
}

type Admission = { administrator: Administrator; origin: Origin; sessions: SessionService; moment: Date };

/** Nobody learns before the password is right whether there is a second factor. */
async function admit(trx: Db, admission: Admission): Promise<SignedInAnswer | SecondFactorAnswer> {
  const { administrator, origin, sessions, moment } = admission;
  const { id: administratorId, username } = administrator;
  // If the password was changed since it was checked, no session is opened.
  if (!(await lockAdministrator(trx, administrator))) throw wrongCredentials();
  const methods = await findFactorMethods(trx, administratorId);
  if (methods.length > 0) {
    const ticket = await issueTicket(trx, { administratorId, moment });
    return { second_factor: 'required', ticket, methods };
  }
  await enterInLog(trx, { kind: 'signIn', text: 'Signed in', username });
  const token = await sessions.open(trx, { administratorId, method: 'password', origin });
  return { token, user: { username } };
}

type Replacement = Omit<Admission, 'moment'> & { passwordHash: string; now: string };

/** @returns the token of a new session */
async function replaceOwn(trx: Db, change: Replacement): Promise<string> {
  const { administrator, passwordHash, now, sessions, origin } = change;
  const { id, username } = administrator;
  if (!(await lockAdministrator(trx, administrator))) throw wrongCurrentPassword();
  await replacePassword(trx, { id, passwordHash, now });
  await enterInLog(trx, { kind: 'signIn', text: 'Changed the own password', username });
  return sessions.open(trx, { administratorId: id, method: 'new-password', origin });
}

function wrongCredentials(): AppError {
  return new AppError('unauthorised', 'Invalid username or password');
}
