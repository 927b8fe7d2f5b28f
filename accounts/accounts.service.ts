import type { Db } from '#database/connect.ts';
import { createLimits, type Limits } from '#limits/limits.service.ts';
import { createAdministratorService } from './administrators.service.ts';
import { createPasswordCheck } from './password-check.ts';
import { createSessionService } from './sessions.service.ts';
import { createSignInService } from './sign-in.service.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** Administrators, each with a role, signed in with a token (specification/api.md, "Signing in"). */
export function createAccountService(db: Db, options: { now?: () => Date; limits?: Limits } = {}) {
  const now = options.now ?? (() => new Date());
  const checkPassword = createPasswordCheck(db, options.limits ?? createLimits(db));
  const sessions = createSessionService(db, { now });
  return {
    ...createAdministratorService(db, { now, checkPassword }),
    ...createSignInService(db, { now, checkPassword, sessions }),
  };
}
