import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import type { Limits } from '../limits/limits.service.ts';
import { enterInLog } from '../log/write-log.ts';
import { type Administrator, findAdministratorById, lockAdministrator } from './administrators.repository.ts';
import type { CheckCode } from './code-check.ts';
import { passkeyOptionsSchema, passkeySignInSchema, secondFactorSchema } from './factor.schema.ts';
import type { FailureLog } from './failure-log.ts';
import { createProofOptions } from './passkey-proofs.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';
import { getRelyingParty } from './relying-party.ts';
import type { Origin, User } from './self.ts';
import type { SessionService } from './sessions.service.ts';
import type { SignInMethod } from './sign-in-methods.shared.ts';
import type { Ticket } from './tickets.repository.ts';
import { countAttempt, endedTicket, getTicket, useTicketUp } from './tickets.ts';
import { verifyAssertion } from './verify-assertion.ts';

/** Of a network, options and answers together. */
const passkeyAttemptsPerMinute = 60;

export type SignedInAnswer = { token: string; user: Pick<User, 'username'> };

type Parts = {
  now: () => Date;
  limits: Limits;
  publicUrl: string;
  sessions: SessionService;
  failures: FailureLog;
  checkCode: CheckCode;
};

/** What comes after a right password where a second factor is set up, and signing in with a passkey alone. */
export function createSecondFactorService(db: Db, parts: Parts) {
  const { now, publicUrl } = parts;
  const rateLimit = parts.limits.rateLimit({ name: 'passkeys', perMinute: passkeyAttemptsPerMinute });
  const findOwnTicket = (ticket: string | undefined) =>
    ticket === undefined ? undefined : getTicket(db, { ticket, moment: now() });
  return {
    /**
     * Signs in with the ticket of a right password and a code.
     * @throws AppError `unauthorised` for a wrong code or a ticket that has ended, or `too-many` after repeated failures
     */
    signInWithCode: (input: unknown, origin: Origin): Promise<SignedInAnswer> =>
      signInWithCode(db, { input, origin, parts }),

    /** What the browser asks with: for any passkey, or for one of the ticket's account. */
    async passkeyOptions(input: unknown, { ip }: Origin): Promise<PublicKeyCredentialRequestOptionsJSON> {
      await rateLimit.take(ip);
      const ticket = await findOwnTicket(parseOrThrow(passkeyOptionsSchema, input)?.ticket);
      return createProofOptions(db, { ...useOf(ticket), publicUrl, moment: now() });
    },

    /** Signs in with a passkey, alone or as the second factor. @throws AppError `unauthorised` */
    async signInWithPasskey(input: unknown, origin: Origin): Promise<SignedInAnswer> {
      await rateLimit.take(origin.ip);
      const { ticket: given, response } = parseOrThrow(passkeySignInSchema, input);
      const ticket = await findOwnTicket(given);
      const party = getRelyingParty(publicUrl);
      const passkey = await verifyAssertion(db, { ...useOf(ticket), response, party, moment: now() });
      const administrator = passkey && (await findAdministratorById(db, passkey.administratorId));
      if (!administrator) throw wrongPasskey();
      const method = ticket ? 'password-passkey' : 'passkey';
      return open(db, { administrator, method, ticket, origin, sessions: parts.sessions });
    },
  };
}

async function signInWithCode(
  db: Db,
  { input, origin, parts }: { input: unknown; origin: Origin; parts: Parts },
): Promise<SignedInAnswer> {
  const { ticket: given, code } = parseOrThrow(secondFactorSchema, input);
  const ticket = await getTicket(db, { ticket: given, moment: parts.now() });
  const administrator = await getAdministrator(db, ticket);
  const method = await parts.checkCode({
    ...{ administratorId: administrator.id, code, ip: origin.ip },
    beforeJudging: () => countAttempt(db, ticket),
  });
  if (!method) await parts.failures.enterWrongCode({ ...administrator, ip: origin.ip });
  if (!method) throw wrongCode();
  return open(db, { administrator, method, ticket, origin, sessions: parts.sessions });
}

function useOf(ticket: Ticket | undefined) {
  return ticket
    ? ({ purpose: 'second-factor', administratorId: ticket.administratorId } as const)
    : ({ purpose: 'sign-in', administratorId: null } as const);
}

async function getAdministrator(db: Db, { administratorId }: Ticket): Promise<Administrator> {
  const administrator = await findAdministratorById(db, administratorId);
  if (!administrator) throw endedTicket();
  return administrator;
}

type Opening = {
  administrator: Administrator;
  method: SignInMethod;
  ticket: Ticket | undefined;
  origin: Origin;
  sessions: SessionService;
};

/** If the password was changed, or the account deleted, since all was checked, no session is opened. */
async function open(db: Db, opening: Opening): Promise<SignedInAnswer> {
  const { administrator, method, ticket, origin, sessions } = opening;
  const { id: administratorId, username } = administrator;
  await sessions.removeEnded();
  const token = await inTransaction(db, async (trx) => {
    if (!(await lockAdministrator(trx, administrator))) throw endedTicket();
    if (ticket) await useTicketUp(trx, ticket);
    const text = await describeSignIn(trx, { administratorId, method });
    await enterInLog(trx, { kind: 'signIn', text, username });
    return sessions.open(trx, { administratorId, method, origin });
  });
  return { token, user: { username } };
}

async function describeSignIn(
  trx: Db,
  { administratorId, method }: { administratorId: number; method: SignInMethod },
): Promise<string> {
  if (method === 'passkey') return 'Signed in with a passkey';
  if (method === 'password-passkey') return 'Signed in with password and passkey';
  if (method === 'time-code') return 'Signed in with password and code';
  const left = await countRecoveryCodes(trx, administratorId);
  return `Signed in with password and recovery code; ${left === 1 ? 'one is' : `${left} are`} left`;
}

function wrongCode(): AppError {
  const message = 'This code is not right, or was used already. Wait for the next one.';
  return new AppError('unauthorised', message, { data: { code: 'wrong_code' } });
}

function wrongPasskey(): AppError {
  return new AppError(
    'unauthorised',
    'This passkey is not known here, or it took too long. Please try again.',
  );
}
