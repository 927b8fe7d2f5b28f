import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Db } from '#database/connect.ts';
import { issueChallenge } from './challenges.ts';
import type { ChallengeUse } from './passkey-challenges.repository.ts';
import { findPasskeysOf } from './passkeys.repository.ts';
import { describeCredential } from './passkeys.service.ts';
import { getRelyingParty } from './relying-party.ts';

/**
 * What the browser asks an authenticator with: for any passkey of this site, or for one of an account. The
 * authenticator has to check who uses it, by a finger, a face or a PIN.
 * @throws AppError `unprocessable` where the address of the site takes no passkeys
 */
export async function createProofOptions(
  db: Db,
  { publicUrl, moment, ...use }: ChallengeUse & { publicUrl: string; moment: Date },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id: rpID } = getRelyingParty(publicUrl);
  const own = use.administratorId === null ? undefined : await findPasskeysOf(db, use.administratorId);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID,
    challenge: await issueChallenge(db, { ...use, moment }),
    userVerification: 'required',
    ...(own && { allowCredentials: own.map(describeCredential) }),
  });
}
