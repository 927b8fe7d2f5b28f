import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Attestation } from './factor.schema.ts';
import type { Passkey } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';

type Check = { response: Attestation; challenge: string; party: RelyingParty };
type Credential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** A new passkey as it is stored; undefined where anything is not as it has to be. */
export async function verifyAttestation({
  response,
  challenge,
  party,
}: Check): Promise<Credential | undefined> {
  // Its certificates and their encodings are a twentieth of a start, which few need.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(response.response.transports ?? []),
    };
  } catch {
    // The library throws for whatever does not fit; there is nothing of ours in it.
    return undefined;
  }
}
