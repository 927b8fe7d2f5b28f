import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { isUniqueViolation } from '#database/is-unique-violation.ts';
import { AppError } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import {
  findAdministrator,
  hasAdministrators,
  insertAdministrator,
  insertFirstAdministrator,
} from './administrators.repository.ts';
import { credentialsSchema, newAdministratorSchema } from './credentials.schema.ts';
import { generatePassword } from './generate-password.ts';
import { createLoginLimiter } from './login-limiter.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createToken, hashToken } from './session-token.ts';
import {
  deleteSession,
  deleteSessionsUnusedSince,
  findSession,
  insertSession,
  markSessionUsed,
} from './sessions.repository.ts';

/** The administrator as the API shows one. */
export type User = { username: string };

export type AccountService = ReturnType<typeof createAccountService>;

const sessionLifetimeMs = 14 * 24 * 60 * 60_000;
/** How exactly the last use is kept: without it every request would write. */
const useGranularityMs = 60_000;

/** Who administrates: one role, signed in with a token (decisions.md, section 3). */
export function createAccountService(db: Db, options: { now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date());
  const limiter = createLoginLimiter(now);

  async function toRow(account: { username: string; password: string }) {
    return {
      username: account.username,
      usernameFolded: foldText(account.username),
      passwordHash: await hashPassword(account.password),
      now: now().toISOString(),
    };
  }

  return {
    /**
     * Makes the first administrator while there is none, with a generated password where none is given.
     * @returns name and password once, to whichever process stored them; undefined where one exists
     */
    async ensureFirstAdministrator(wish: {
      username: string;
      password?: string | undefined;
    }): Promise<{ username: string; password: string } | undefined> {
      if (await hasAdministrators(db)) return undefined;
      const account = { username: wish.username, password: wish.password ?? generatePassword() };
      const isStored = await insertFirstAdministrator(db, await toRow(account));
      return isStored ? account : undefined;
    },

    /**
     * A further administrator.
     * @throws AppError `invalid` with a message per field, `conflict` where the name is taken
     */
    async register(input: unknown): Promise<{ user: User }> {
      const account = parseOrThrow(newAdministratorSchema, input);
      try {
        await insertAdministrator(db, await toRow(account));
      } catch (error) {
        throw isUniqueViolation(error) ? nameTaken(account.username, error) : error;
      }
      return { user: { username: account.username } };
    },

    /**
     * Signs in from an address.
     * @throws AppError `invalid` for missing fields, `unauthorised`, or `too-many` after repeated failures
     */
    async login(input: unknown, visitor: { address: string }): Promise<{ token: string; user: User }> {
      const { username, password } = parseOrThrow(credentialsSchema, input);
      const usernameFolded = foldText(username);
      const attempt = limiter.begin({ account: usernameFolded, address: visitor.address });
      const administrator = await findAdministrator(db, usernameFolded);
      const isRight = await verifyPassword(password, administrator?.passwordHash);
      if (!administrator || !isRight) throw new AppError('unauthorised', 'Invalid username or password');
      attempt.succeed();

      const moment = now();
      await deleteSessionsUnusedSince(db, expiryCutoff(moment));
      const token = createToken();
      await insertSession(db, {
        tokenHash: hashToken(token),
        administratorId: administrator.id,
        now: moment.toISOString(),
      });
      return { token, user: { username: administrator.username } };
    },

    /** Who a token belongs to; undefined for an unknown, ended or expired one. Using it keeps it alive. */
    async findUserByToken(token: string): Promise<User | undefined> {
      const tokenHash = hashToken(token);
      const session = await findSession(db, tokenHash);
      if (!session) return undefined;
      const moment = now();
      if (session.lastUsedAt <= expiryCutoff(moment)) {
        await deleteSession(db, tokenHash);
        return undefined;
      }
      if (moment.getTime() - Date.parse(session.lastUsedAt) >= useGranularityMs) {
        await markSessionUsed(db, { tokenHash, now: moment.toISOString() });
      }
      return { username: session.username };
    },

    /** Ends a session at once, for every process; an unknown token is no error. */
    async logout(token: string): Promise<void> {
      await deleteSession(db, hashToken(token));
    },
  };
}

function expiryCutoff(moment: Date): string {
  return new Date(moment.getTime() - sessionLifetimeMs).toISOString();
}

function nameTaken(username: string, cause: unknown): AppError {
  const message = `There is already an administrator named "${username}"`;
  return new AppError('conflict', message, { fields: { username: message }, cause });
}
