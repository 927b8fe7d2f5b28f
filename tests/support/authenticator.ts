import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = Record<string, unknown>;
type Place = { origin: string; rpId: string };
/** What a thief or a broken browser would change. */
type Forged = {
  origin?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
};

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** An authenticator with one passkey, as a browser at this place answers with it (Web Authentication, level 3). */
export function createAuthenticator({ origin, rpId }: Place) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  function clientDataOf(type: string, challenge: string, at = origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  }

  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };
  return {
    id: credential.id,

    /** Makes the passkey. */
    create(options: Options) {
      userHandle = (options.user as { id: string }).id;
      const attested = Buffer.concat([Buffer.alloc(16), lengthOf(id), id, coseOf(publicKey)]);
      const bits = flags.present | flags.verified | flags.attested;
      const authData = Buffer.concat([headOf({ rpId, bits, counter }), attested]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      const clientData = clientDataOf('webauthn.create', String(options.challenge));
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Signs a challenge. */
    get(options: Options, forged: Forged = {}) {
      counter = forged.counter ?? counter + 1;
      const bits = flags.present | (forged.isVerified === false ? 0 : flags.verified);
      const authData = headOf({ rpId, bits, counter });
      const challenge = forged.challenge ?? String(options.challenge);
      const clientData = clientDataOf('webauthn.get', challenge, forged.origin);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: forged.userHandle ?? userHandle,
        },
      };
    },
  };
}

function headOf({ rpId, bits, counter }: { rpId: string; bits: number; counter: number }): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([bits]), count]);
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}

/** COSE: an elliptic curve key (2), ES256 (-7), P-256 (1). */
function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, unknown>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ] as const),
    ]) as Parameters<typeof isoCBOR.encode>[0],
  );
}
