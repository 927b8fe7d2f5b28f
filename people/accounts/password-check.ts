import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import type { Limits } from '../limits/limits.service.ts';
import { type Administrator, findAdministrator } from './administrators.repository.ts';
import { type Attempt, createLoginLimiter } from './login-limiter.ts';
import { verifyPassword } from './password.ts';

type Credentials = Omit<Attempt, 'account'> & { username: string; password: string };

/**
 * Whose password it is; undefined where the name is unknown or the password wrong.
 * @throws AppError `too-many` after repeated failures
 */
export type CheckPassword = (credentials: Credentials) => Promise<Administrator | undefined>;

export function createPasswordCheck(db: Db, limits: Limits): CheckPassword {
  const limiter = createLoginLimiter(limits);
  return ({ username, password, ...origin }) => {
    const account = foldText(username);
    return limiter.attempt({ ...origin, account }, async () => {
      const administrator = await findAdministrator(db, account);
      const isRight = await verifyPassword(password, administrator?.passwordHash);
      return isRight ? administrator : undefined;
    });
  };
}
