import type { Removal } from './removal.ts';

/** Sessions, proofs, invitations. */
export const ofSessions: readonly Removal[] = [
  {
    defence: 'the rule of a required second factor refuses all but the own account',
    file: 'server/plugins/access.ts',
    takes: `if (request.user?.lacksFactor && access !== 'account') throw refuseWithoutFactor();`,
    test: 'server/api/factor-rule.api.test.ts',
  },
  {
    defence: 'the rule holds from its day on',
    file: 'accounts/sessions.service.ts',
    takes: 'return ruleHoldsFrom <= moment.toISOString() && concerns(',
    leaves: 'return concerns(',
    test: 'server/api/factor-rule.api.test.ts',
  },
  {
    defence: 'who sets the rule has a second factor',
    file: 'accounts/factors/factor-rule.service.ts',
    takes: 'if ((await findFactorMethods(trx, own.id)).length === 0) {',
    leaves: 'if (own.id < 0) {',
    test: 'server/api/factor-rule.api.test.ts',
  },
  {
    defence: 'what is dangerous asks for a fresh proof',
    file: 'server/plugins/access.ts',
    takes: 'if (isAsked) throw await services.accounts.confirmation.createRefusal(signedInOf(request));',
    test: 'server/api/confirmation.api.test.ts',
  },
  {
    defence: 'a proof counts for a quarter of an hour',
    file: 'accounts/sessions.service.ts',
    takes: 'const confirmedMs = 15 * 60_000;',
    leaves: 'const confirmedMs = 24 * 60 * 60_000;',
    test: 'server/api/confirmation.api.test.ts',
  },
  {
    defence: 'a proof counts for the session that gave it',
    file: 'accounts/sessions.repository.ts',
    takes: `.set({ confirmedAt: proof.now })
    .where('tokenHash', '=', proof.tokenHash)`,
    leaves: '.set({ confirmedAt: proof.now })',
    test: 'server/api/confirmation.api.test.ts',
  },
  {
    defence: 'guessing at the proof is slowed down as at signing in',
    file: 'accounts/factors/confirmation.service.ts',
    takes: 'return (await checkPassword({ username, ip, password, isSignedIn: true })) !== undefined;',
    leaves:
      'return (await checkPassword({ username, ip: `10.0.${Math.random()}`, password, isSignedIn: true })) !== undefined;',
    test: 'server/api/confirmation.api.test.ts',
  },
  {
    defence: 'a session ends after fourteen days without use',
    file: 'accounts/sessions.service.ts',
    takes: 'session.lastUsedAt <= idleSince(moment) || ',
    test: 'accounts/accounts.service.test.ts',
  },
  {
    defence: 'a session ends after thirty days',
    file: 'accounts/sessions.service.ts',
    takes: ' || session.expiresAt <= moment.toISOString()',
    test: 'accounts/accounts.service.test.ts',
  },
  {
    defence: 'whoever signs out is signed out at once, everywhere',
    file: 'accounts/sessions.service.ts',
    takes: 'const isEnded = await deleteSession(trx, hashToken(token));',
    leaves: 'const isEnded = (await findSession(trx, hashToken(token))) !== undefined;',
    test: 'accounts/accounts.service.test.ts',
  },
  {
    defence: 'a new password ends every other session',
    file: 'accounts/replace-password.ts',
    takes: 'await deleteSessionsOf(trx, change.id);',
    test: 'accounts/administrators.test.ts',
  },
  {
    defence: 'nobody ends another one’s session by its id',
    file: 'accounts/sessions.repository.ts',
    takes: `.deleteFrom('sessions')
    .where('administratorId', '=', administratorId)
    .where('id', '=', id)`,
    leaves: `.deleteFrom('sessions')
    .where('id', '=', id)`,
    test: 'accounts/session-list.test.ts',
  },
  {
    defence: 'an invitation works once',
    file: 'accounts/invitations.service.ts',
    takes: 'if (invitation.acceptedAt) throw alreadyUsed();',
    test: 'accounts/invitations.test.ts',
  },
  {
    defence: 'an invitation ends after seven days',
    file: 'accounts/invitations.service.ts',
    takes: 'hasEnded: invitation.expiresAt <= now.toISOString()',
    leaves: 'hasEnded: invitation.expiresAt <= String(now.getFullYear())',
    test: 'accounts/invitations.test.ts',
  },
  {
    defence: 'the command at the server lets in who has lost the second factor',
    file: 'accounts/administrators.service.ts',
    takes: 'await removeFactors(trx, administrator.id);',
    test: 'server/reset-password.test.ts',
  },
  {
    defence: 'a password that the command gives ends what was signed in before',
    file: 'accounts/replace-password.ts',
    takes: 'await deleteSessionsOf(trx, change.id);',
    test: 'server/reset-password.test.ts',
  },
];
