import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '#database/connect.ts';
import { takeChallenge } from './challenges.ts';
import type { Assertion } from './factor.schema.ts';
import type { ChallengeUse } from './passkey-challenges.repository.ts';
import { claimPasskeyUse, findPasskey, type Passkey } from './passkeys.repository.ts';
import { type RelyingParty, userHandleOf } from './relying-party.ts';

type Check = ChallengeUse & { response: Assertion; party: RelyingParty; moment: Date };

/**
 * Whose passkey has signed a challenge of this site, made for this use and this account. The challenge is used up
 * either way.
 * @returns undefined where anything is not as it has to be
 */
export async function verifyAssertion(db: Db, check: Check): Promise<Passkey | undefined> {
  const { response, moment, purpose, administratorId } = check;
  const { clientDataJSON } = response.response;
  const challenge = await takeChallenge(db, { clientDataJSON, moment, purpose, administratorId });
  const passkey = await findPasskey(db, response.id);
  if (challenge === undefined || !passkey || !belongsTo(passkey, check)) return undefined;
  const counter = await verifySignature(passkey, { ...check, challenge });
  if (counter === undefined) return undefined;
  const isFirstUse = await claimPasskeyUse(db, { id: passkey.id, counter, now: moment.toISOString() });
  return isFirstUse ? passkey : undefined;
}

function belongsTo(passkey: Passkey, { response, party, administratorId }: Check): boolean {
  const { userHandle } = response.response;
  const expected = Buffer.from(userHandleOf(party, passkey.administratorId)).toString('base64url');
  if (userHandle && userHandle !== expected) return false;
  return administratorId === null || administratorId === passkey.administratorId;
}

/** @returns the authenticator's counter; undefined where the signature, the address or the counter does not fit */
async function verifySignature(
  passkey: Passkey,
  { response, party, challenge }: Check & { challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for whatever does not fit; there is nothing of ours in it.
    return undefined;
  }
}
