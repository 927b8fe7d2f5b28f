import type { Db } from '#database/connect.ts';
import { createLimits, type Limits } from '#limits/limits.service.ts';
import { createAdministratorService } from './administrators.service.ts';
import { createInvitationService, type InvitationMails } from './invitations.service.ts';
import { createPasswordCheck } from './password-check.ts';
import { createSessionService } from './sessions.service.ts';
import { createSignInService } from './sign-in.service.ts';

export type AccountService = ReturnType<typeof createAccountService>;

type Options = {
  now?: () => Date;
  limits?: Limits;
  publicUrl?: string;
  /** Without it invitations are handed over by hand. */
  invitationMails?: InvitationMails;
};

/** Administrators, each with a role, signed in with a token (specification/api.md, "Signing in"). */
export function createAccountService(db: Db, options: Options = {}) {
  const now = options.now ?? (() => new Date());
  const limits = options.limits ?? createLimits(db);
  const checkPassword = createPasswordCheck(db, limits);
  const sessions = createSessionService(db, { now });
  return {
    ...createAdministratorService(db, { now, checkPassword }),
    ...createSignInService(db, { now, limits, checkPassword, sessions }),
    sessions: {
      ...{ listOf: sessions.listOf, endOne: sessions.endOne, endOthers: sessions.endOthers },
      removeEnded: sessions.removeEnded,
    },
    invitations: createInvitationService(db, {
      ...{ now, limits, checkPassword, sessions },
      publicUrl: options.publicUrl ?? '',
      mails: options.invitationMails ?? noMails,
    }),
  };
}

const noMails: InvitationMails = { write: async () => false, forget: async () => {}, announce: () => {} };
