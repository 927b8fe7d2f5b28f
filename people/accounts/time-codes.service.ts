import encodeQr from 'qr';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { enterInLog } from '../log/write-log.ts';
import { lockAdministratorById } from './administrators.repository.ts';
import { newCodesSchema } from './factor.schema.ts';
import { addMissingRecoveryCodes, dropRecoveryCodesOfNone } from './recovery-codes.ts';
import type { Seal } from './sealed-secret.ts';
import type { Own } from './self.ts';
import { createTimeSecret, findTimeStep, timeCodeUri } from './time-code.ts';
import {
  confirmPendingSecret,
  deletePendingSecrets,
  deleteTimeCodes,
  findTimeCodes,
  savePendingSecret,
} from './time-codes.repository.ts';

/** How long a secret waits for its first code. */
const pendingMs = 30 * 60_000;

type Parts = { now: () => Date; seal: Seal; publicUrl: string };
/** What an app is set up with. */
type NewTimeCodes = { secret: string; uri: string; qr: string };

/** Setting an app for codes up, moving to another phone, and doing without again. */
export function createTimeCodeService(db: Db, { now, seal, publicUrl }: Parts) {
  const oldestPending = () => new Date(now().getTime() - pendingMs).toISOString();
  return {
    /** Makes a secret, which is on once a first code of it was given; one that is on stays so until then. */
    async begin({ id, username }: Own): Promise<NewTimeCodes> {
      const secret = createTimeSecret();
      const issuer = URL.canParse(publicUrl) ? new URL(publicUrl).host : 'Back office';
      const uri = timeCodeUri({ secret, label: username, issuer });
      await savePendingSecret(db, {
        ...{ administratorId: id, pendingSecret: seal.close(secret, id) },
        pendingAt: now().toISOString(),
      });
      return { secret, uri, qr: encodeQr(uri, 'svg', { border: 2 }) };
    },

    /**
     * Turns the codes on.
     * @returns recovery codes, where the account had none
     * @throws AppError `invalid` for a wrong code, or `conflict` where nothing waits for one
     */
    confirm: (input: unknown, { id }: Own): Promise<{ recoveryCodes: string[] | null }> => {
      const { code } = parseOrThrow(newCodesSchema, input);
      return confirmCodes(db, { id, code, seal, now: now(), oldestPending: oldestPending() });
    },

    /** Does without codes; what was not confirmed is forgotten as well. */
    remove: ({ id }: Own): Promise<void> =>
      inTransaction(db, async (trx) => {
        await lockAdministratorById(trx, id);
        if (!(await deleteTimeCodes(trx, id))) return;
        await dropRecoveryCodesOfNone(trx, id);
        await enterInLog(trx, { kind: 'signIn', text: 'Removed the codes of the app' });
      }),

    removeEnded: (): Promise<void> => deletePendingSecrets(db, oldestPending()),
  };
}

type Confirming = { id: number; code: string; seal: Seal; now: Date; oldestPending: string };

async function confirmCodes(
  db: Db,
  { id, code, seal, now, oldestPending }: Confirming,
): Promise<{ recoveryCodes: string[] | null }> {
  const found = await findTimeCodes(db, id);
  const pending = found?.pendingSecret;
  const secret = pending ? seal.open(pending, id) : undefined;
  if (!pending || !secret || (found.pendingAt ?? '') <= oldestPending) throw nothingToConfirm();
  const lastStep = findTimeStep({ secret, code: code.replace(/\s/g, ''), now });
  if (lastStep === undefined) throw invalid({ code: 'This code is not right. Look at the app again' });
  const change = { administratorId: id, pendingSecret: pending, lastStep, now: now.toISOString() };
  return inTransaction(db, async (trx) => {
    await lockAdministratorById(trx, id);
    if (!(await confirmPendingSecret(trx, change))) throw nothingToConfirm();
    const text = found.confirmedAt === null ? 'Set up codes of an app' : 'Moved the codes to another app';
    await enterInLog(trx, { kind: 'signIn', text });
    return { recoveryCodes: await addMissingRecoveryCodes(trx, change) };
  });
}

function nothingToConfirm(): AppError {
  return new AppError('conflict', 'This picture is too old, or there is a newer one. Please begin again.');
}
