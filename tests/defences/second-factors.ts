import type { Removal } from './removal.ts';

/** Codes and passkeys. */
export const ofSecondFactors: readonly Removal[] = [
  {
    defence: 'codes: a ticket is good for five guesses',
    file: 'accounts/factors/tickets.repository.ts',
    takes: `.where('attempts', '<', maxAttempts)`,
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: guesses are counted by account and network',
    file: 'accounts/factors/code-check.ts',
    takes: 'return limiter.attempt({ account: String(administratorId), ip }, async () => {',
    leaves:
      'return (async (_: unknown, judge: () => Promise<UsedCode | undefined>) => judge())(limiter, async () => {',
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: all strangers together have one guess in a quarter of an hour',
    file: 'accounts/login-limiter.ts',
    takes: 'code: { longestDelayMs: 15 * 60_000, hasTurns: false },',
    leaves: 'code: { longestDelayMs: 15 * 60_000, hasTurns: true },',
    test: 'accounts/login-limiter.test.ts',
  },
  {
    defence: 'codes: a ticket ends after five minutes',
    file: 'accounts/factors/tickets.repository.ts',
    takes: `.where('expiresAt', '>', now)`,
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: a ticket is used up by the sign-in',
    file: 'accounts/factors/second-factor.service.ts',
    takes: 'if (ticket) await useTicketUp(trx, ticket);',
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: only the hash of a ticket is kept',
    file: 'accounts/factors/tickets.ts',
    takes: 'await insertTicket(trx, { ticketHash: hashToken(ticket), administratorId, expiresAt });',
    leaves: `await insertTicket(trx, { ticketHash: hashToken(ticket), administratorId, expiresAt });
  await insertTicket(trx, { ticketHash: ticket, administratorId, expiresAt });`,
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: each time step is good once',
    file: 'accounts/factors/time-codes.repository.ts',
    takes: `.where('lastStep', '<', claim.step)`,
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: a recovery code is good once',
    file: 'accounts/factors/recovery-codes.repository.ts',
    takes: `.where('codeHash', '=', codeHash)
    .where('administratorId', '=', administratorId)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;`,
    leaves: `.where('codeHash', '=', codeHash)
    .where('administratorId', '=', -administratorId)
    .executeTakeFirst();
  const found = await db.selectFrom('recoveryCodes').select('codeHash').where('codeHash', '=', codeHash).execute();
  return Number(result.numDeletedRows) + found.length > 0;`,
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: a recovery code is its account’s alone',
    file: 'accounts/factors/recovery-codes.repository.ts',
    takes: `.where('codeHash', '=', codeHash)
    .where('administratorId', '=', administratorId)`,
    leaves: `.where('codeHash', '=', codeHash)`,
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: half a sign-in ends where the password is changed',
    file: 'accounts/replace-password.ts',
    takes: 'await deleteTicketsOf(trx, change.id);',
    test: 'accounts/factors/code-attacks.test.ts',
  },
  {
    defence: 'codes: their secrets are sealed in the database',
    file: 'accounts/factors/sealed-secret.ts',
    takes: 'derived ? sealedMark + encrypt(derived, { secret, owner }) : `${openMark}${secret}`',
    leaves: '`${openMark}${secret}`',
    test: 'accounts/factors/time-codes.test.ts',
  },
  {
    defence: 'codes: a clock is one step ahead or behind, no more',
    file: 'accounts/factors/time-code.ts',
    takes: 'const driftSteps = 1;',
    leaves: 'const driftSteps = 5;',
    test: 'accounts/factors/time-codes.test.ts',
  },
  {
    defence: 'passkeys: a challenge is good once',
    file: 'accounts/factors/passkey-challenges.repository.ts',
    takes: `.deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', claim.challengeHash)
    .returning(['purpose', 'administratorId', 'expiresAt'])`,
    leaves: `.selectFrom('passkeyChallenges')
    .where('challengeHash', '=', claim.challengeHash)
    .select(['purpose', 'administratorId', 'expiresAt'])`,
    test: 'accounts/factors/passkeys.test.ts',
  },
  {
    defence: 'passkeys: a challenge is for one use',
    file: 'accounts/factors/passkey-challenges.repository.ts',
    takes: 'found.purpose === claim.purpose &&',
    test: 'accounts/factors/passkeys.test.ts',
  },
  {
    defence: 'passkeys: a challenge is for one account',
    file: 'accounts/factors/passkey-challenges.repository.ts',
    takes: 'found.administratorId === claim.administratorId &&',
    test: 'accounts/factors/passkeys.test.ts',
  },
  {
    defence: 'passkeys: a challenge ends after five minutes',
    file: 'accounts/factors/passkey-challenges.repository.ts',
    takes: 'found.expiresAt > claim.now',
    leaves: 'true',
    test: 'accounts/factors/passkeys.test.ts',
  },
  {
    defence: 'passkeys: a copy, whose counter is behind, is refused',
    file: 'accounts/factors/passkeys.repository.ts',
    takes: `.where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))`,
    test: 'accounts/factors/passkeys.test.ts',
  },
  {
    defence: 'passkeys: the authenticator checks who uses it',
    file: 'accounts/factors/verify-assertion.ts',
    takes: 'requireUserVerification: true,',
    leaves: 'requireUserVerification: false,',
    test: 'accounts/factors/passkeys.test.ts',
  },
  {
    defence: 'passkeys: what was signed at another address is refused',
    file: 'accounts/factors/verify-assertion.ts',
    takes: 'expectedOrigin: party.origin,',
    leaves: `expectedOrigin: JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString()).origin,`,
    test: 'accounts/factors/passkeys.test.ts',
  },
  {
    defence: 'passkeys: after the password only one of that account counts',
    file: 'accounts/factors/verify-assertion.ts',
    takes: 'return administratorId === null || administratorId === passkey.administratorId;',
    leaves: 'return true;',
    test: 'accounts/factors/passkeys.test.ts',
  },
];
