import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Db } from '#database/connect.ts';
import { isUniqueViolation } from '#database/constraint-violations.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { enterInLog } from '../log/write-log.ts';
import { lockAdministratorById } from './administrators.repository.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { describeDevice } from './describe-device.ts';
import { type Attestation, newPasskeySchema, passkeyNameSchema } from './factor.schema.ts';
import {
  deletePasskey,
  findPasskeysOf,
  insertPasskey,
  type Passkey,
  savePasskeyName,
} from './passkeys.repository.ts';
import { addMissingRecoveryCodes, dropRecoveryCodesOfNone } from './recovery-codes.ts';
import { getRelyingParty, type RelyingParty, userHandleOf } from './relying-party.ts';
import type { Own } from './self.ts';
import { createSessionId } from './session-token.ts';

const maxPasskeys = 20;

/** A passkey as it is listed. */
export type ShownPasskey = Pick<Passkey, 'id' | 'name' | 'device' | 'createdAt' | 'lastUsedAt'>;
type Parts = { now: () => Date; publicUrl: string };

/** The passkeys of an account: adding, naming and removing them. */
export function createPasskeyService(db: Db, { now, publicUrl }: Parts) {
  return {
    /**
     * What the browser makes a passkey with.
     * @throws AppError `unprocessable` where the address of the site takes none, or `conflict` where there are too many
     */
    registrationOptions: (self: Own): Promise<PublicKeyCredentialCreationOptionsJSON> =>
      createRegistrationOptions(db, { self, publicUrl, moment: now() }),

    /**
     * Adds what the browser has made.
     * @returns it, and recovery codes where the account had none
     * @throws AppError `invalid` where it does not fit, or `conflict`
     */
    async add(input: unknown, self: Own): Promise<{ passkey: ShownPasskey; recoveryCodes: string[] | null }> {
      const { name, response } = parseOrThrow(newPasskeySchema, input);
      const use = { purpose: 'register', administratorId: self.id } as const;
      const { clientDataJSON } = response.response;
      const challenge = await takeChallenge(db, { ...use, clientDataJSON, moment: now() });
      const party = getRelyingParty(publicUrl);
      const credential = challenge && (await verifyAttestation({ response, challenge, party }));
      if (!credential) throw invalid({ response: 'This passkey could not be checked. Please try again' });
      const device = describeDevice(self.userAgent);
      const made = { ...credential, device, name: name || device, createdAt: now().toISOString() };
      return inTransaction(db, (trx) => addPasskey(trx, { made, administratorId: self.id }));
    },

    /** @throws AppError `not-found`, or `invalid` */
    async rename(input: unknown, { id, self }: { id: string; self: Own }): Promise<void> {
      const { name } = parseOrThrow(passkeyNameSchema, input);
      if (!(await savePasskeyName(db, { administratorId: self.id, id, name }))) throw noSuchPasskey();
    },

    /** @throws AppError `not-found` */
    remove: (id: string, self: Own): Promise<void> =>
      inTransaction(db, async (trx) => {
        await lockAdministratorById(trx, self.id);
        if (!(await deletePasskey(trx, { administratorId: self.id, id }))) throw noSuchPasskey();
        await dropRecoveryCodesOfNone(trx, self.id);
        await enterInLog(trx, { kind: 'signIn', text: 'Removed a passkey' });
      }),
  };
}

async function createRegistrationOptions(
  db: Db,
  { self: { id, username }, publicUrl, moment }: { self: Own; publicUrl: string; moment: Date },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const party = getRelyingParty(publicUrl);
  const known = await findPasskeysOf(db, id);
  refuseTooMany(known);
  const challenge = await issueChallenge(db, { purpose: 'register', administratorId: id, moment });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    ...{ rpName: party.id, rpID: party.id, userName: username, challenge },
    userID: userHandleOf(party, id),
    excludeCredentials: known.map(describeCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

type Made = Omit<Passkey, 'id' | 'administratorId' | 'lastUsedAt'>;

async function addPasskey(trx: Db, { made, administratorId }: { made: Made; administratorId: number }) {
  await lockAdministratorById(trx, administratorId);
  const known = await findPasskeysOf(trx, administratorId);
  refuseTooMany(known);
  const passkey = { ...made, administratorId, id: createSessionId(), lastUsedAt: null };
  await insertPasskey(trx, passkey).catch(refuseKnown);
  await enterInLog(trx, { kind: 'signIn', text: 'Added a passkey' });
  const recoveryCodes = await addMissingRecoveryCodes(trx, { administratorId, now: made.createdAt });
  return { passkey: showPasskey(passkey), recoveryCodes };
}

export function showPasskey({ id, name, device, createdAt, lastUsedAt }: Passkey): ShownPasskey {
  return { id, name, device, createdAt, lastUsedAt };
}

/** How options name a passkey to the browser. */
export function describeCredential({ credentialId, transports }: Passkey): {
  id: string;
  transports: string[];
} {
  return { id: credentialId, transports: JSON.parse(transports) as string[] };
}

function refuseTooMany(known: readonly Passkey[]): void {
  if (known.length >= maxPasskeys)
    throw new AppError('conflict', `At most ${maxPasskeys} passkeys. Remove one first.`);
}

function refuseKnown(error: unknown): never {
  if (isUniqueViolation(error)) throw new AppError('conflict', 'This passkey is known already.');
  throw error;
}

type Check = { response: Attestation; challenge: string; party: RelyingParty };
type Credential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** A new passkey as it is stored; undefined where anything is not as it has to be. */
async function verifyAttestation({ response, challenge, party }: Check): Promise<Credential | undefined> {
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

function noSuchPasskey(): AppError {
  return notFound('There is no such passkey any more.');
}
