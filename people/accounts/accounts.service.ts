import type { Db } from '#database/connect.ts';
import { createLimits, type Limits } from '../limits/limits.service.ts';
import { createAdministratorService } from './administrators.service.ts';
import { createFactorServices } from './factor-services.ts';
import { createFailureLog } from './failure-log.ts';
import { createInvitationService, type InvitationMails } from './invitations.service.ts';
import { createPasswordCheck } from './password-check.ts';
import { createSessionService } from './sessions.service.ts';
import { createSignInService, type StoreSurely } from './sign-in.service.ts';

export type AccountService = ReturnType<typeof createAccountService>;

type Options = {
  now?: () => Date;
  limits?: Limits;
  publicUrl?: string;
  /** SECOND_FACTOR_KEY: what the secrets of codes are sealed with. */
  factorKey?: string | undefined;
  /** Without it invitations are handed over by hand. */
  invitationMails?: InvitationMails;
  storeSurely?: StoreSurely;
};

/** Administrators, each with a role, signed in with a token (specification/api.md, "Signing in"). */
export function createAccountService(db: Db, options: Options = {}) {
  const now = options.now ?? (() => new Date());
  const limits = options.limits ?? createLimits(db);
  const checkPassword = createPasswordCheck(db, limits);
  const sessions = createSessionService(db, { now });
  const failures = createFailureLog(db, limits);
  const { publicUrl = '', storeSurely = (work) => work() } = options;
  return {
    ...createAdministratorService(db, { now }),
    ...createSignInService(db, { now, failures, checkPassword, sessions, storeSurely }),
    ...createFactorServices(db, { ...options, now, limits, checkPassword, sessions, failures, publicUrl }),
    sessions: {
      ...{ listOf: sessions.listOf, endOne: sessions.endOne, endOthers: sessions.endOthers },
      removeEnded: sessions.removeEnded,
    },
    invitations: createInvitationService(db, {
      ...{ now, limits, sessions, publicUrl },
      mails: options.invitationMails ?? noMails,
    }),
  };
}

const noMails: InvitationMails = {
  write: async () => false,
  findCompany: async () => '',
  forget: async () => {},
  announce: () => {},
};
