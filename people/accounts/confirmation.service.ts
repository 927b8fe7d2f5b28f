import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Db } from '#database/connect.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import type { CheckCode } from './code-check.ts';
import { confirmationSchema, passkeyProofSchema } from './factor.schema.ts';
import { findFactorMethods } from './factor-methods.ts';
import type { FailureLog } from './failure-log.ts';
import { createProofOptions } from './passkey-proofs.ts';
import type { CheckPassword } from './password-check.ts';
import { getRelyingParty } from './relying-party.ts';
import type { Own, SignedIn } from './self.ts';
import type { SessionService } from './sessions.service.ts';
import { confirmationRequired, type FactorMethod } from './sign-in-methods.shared.ts';
import { verifyAssertion } from './verify-assertion.ts';

type Parts = {
  now: () => Date;
  publicUrl: string;
  sessions: SessionService;
  failures: FailureLog;
  checkPassword: CheckPassword;
  checkCode: CheckCode;
};
type Proved = { confirmedUntil: string };
type ConfirmationMethod = FactorMethod | 'password';

/**
 * A fresh proof before what is dangerous (docs/decisions/0032-people.md): the second factor where there is one,
 * else the password. It counts for the session that gives it, for a quarter of an hour; signing in is one.
 */
export function createConfirmationService(db: Db, parts: Parts) {
  const { now, publicUrl } = parts;
  const useOf = ({ id }: Own) => ({ purpose: 'confirm', administratorId: id }) as const;
  return {
    /** The refusal of what needs a fresh proof, with how it can be given. */
    createRefusal: async ({ id }: Pick<SignedIn, 'id'>): Promise<AppError> =>
      createRefusal(await methodsOf(db, id)),

    /**
     * For what is asked with the own password anyway: without a second factor that is proof enough.
     * @throws the refusal where there is one, and no fresh proof
     */
    async requireFactor({ id, isConfirmed }: Pick<SignedIn, 'id' | 'isConfirmed'>): Promise<void> {
      const methods = isConfirmed ? [] : await findFactorMethods(db, id);
      if (methods.length > 0) throw createRefusal(methods);
    },

    /** @throws AppError `invalid` with a message per field, or `too-many` after repeated failures */
    async confirm(input: unknown, self: Own): Promise<Proved> {
      const { password, code } = parseOrThrow(confirmationSchema, input);
      const methods = await methodsOf(db, self.id);
      const isRight = methods.includes('password')
        ? await checkOwnPassword(parts, { password, self })
        : await checkOwnCode(parts, { code, self });
      if (!isRight) throw methods.includes('password') ? wrongPassword() : wrongCode();
      return { confirmedUntil: await parts.sessions.confirm(self.token) };
    },

    /** What the browser asks for one of the account's passkeys with. */
    passkeyOptions: (self: Own): Promise<PublicKeyCredentialRequestOptionsJSON> =>
      createProofOptions(db, { ...useOf(self), publicUrl, moment: now() }),

    /** @throws AppError `invalid` */
    async confirmWithPasskey(input: unknown, self: Own): Promise<Proved> {
      const { response } = parseOrThrow(passkeyProofSchema, input);
      const party = getRelyingParty(publicUrl);
      const passkey = await verifyAssertion(db, { ...useOf(self), response, party, moment: now() });
      if (!passkey) throw invalid({ response: 'This passkey could not be checked. Please try again' });
      return { confirmedUntil: await parts.sessions.confirm(self.token) };
    },
  };
}

function createRefusal(methods: ConfirmationMethod[]): AppError {
  const data = { code: confirmationRequired, methods };
  return new AppError('forbidden', 'Please confirm first that it is you.', { data });
}

async function methodsOf(db: Db, administratorId: number): Promise<ConfirmationMethod[]> {
  const methods = await findFactorMethods(db, administratorId);
  return methods.length > 0 ? methods : ['password'];
}

async function checkOwnPassword(
  { checkPassword }: Parts,
  { password, self: { username, ip } }: { password: string | undefined; self: Own },
): Promise<boolean> {
  if (password === undefined) throw invalid({ password: 'Enter your password' });
  return (await checkPassword({ username, ip, password, isSignedIn: true })) !== undefined;
}

async function checkOwnCode(
  { checkCode, failures }: Parts,
  { code, self }: { code: string | undefined; self: Own },
): Promise<boolean> {
  if (code === undefined) throw invalid({ code: 'Enter a code, or use a passkey' });
  const used = await checkCode({ administratorId: self.id, code, ip: self.ip });
  if (!used) await failures.enterWrongCode(self);
  return used !== undefined;
}

function wrongPassword(): AppError {
  return invalid({ password: 'This is not your password' });
}

function wrongCode(): AppError {
  return invalid({ code: 'This code is not right, or was used already' });
}
