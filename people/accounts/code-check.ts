import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import type { Limits } from '../limits/limits.service.ts';
import { createLoginLimiter } from './login-limiter.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { claimRecoveryCode } from './recovery-codes.repository.ts';
import type { Seal } from './sealed-secret.ts';
import { findTimeStep, isTimeCode } from './time-code.ts';
import { claimTimeStep, findTimeCodes } from './time-codes.repository.ts';

type Attempt = {
  administratorId: number;
  code: string;
  ip: string;
  /** Runs before a code is judged, and counts the attempt elsewhere. */
  beforeJudging?: () => Promise<void>;
};

type UsedCode = 'time-code' | 'recovery-code';
/**
 * Uses a code up. @returns which of the two it was; undefined where it is wrong, or was used already
 * @throws AppError `too-many` after repeated failures, `unprocessable` where codes cannot be checked
 */
export type CheckCode = (attempt: Attempt) => Promise<UsedCode | undefined>;

type Parts = { limits: Limits; now: () => Date; seal: Seal };

/** Codes of an app, each good once for about a minute, and recovery codes; guessing is slowed down as at passwords. */
export function createCodeCheck(db: Db, { limits, now, seal }: Parts): CheckCode {
  const timeCodes = createLoginLimiter(limits, 'code');
  const recoveryCodes = createLoginLimiter(limits, 'recovery');
  return ({ administratorId, code, ip, beforeJudging }) => {
    const digits = code.replace(/\s/g, '');
    const isOfApp = isTimeCode(digits);
    const limiter = isOfApp ? timeCodes : recoveryCodes;
    return limiter.attempt({ account: String(administratorId), ip }, async () => {
      await beforeJudging?.();
      if (isOfApp) {
        const isRight = await takeTimeCode(db, { administratorId, code: digits, now: now(), seal });
        return isRight ? 'time-code' : undefined;
      }
      const claim = { administratorId, codeHash: hashRecoveryCode(code) };
      return (await claimRecoveryCode(db, claim)) ? 'recovery-code' : undefined;
    });
  };
}

type TimeCode = { administratorId: number; code: string; now: Date; seal: Seal };

async function takeTimeCode(db: Db, { administratorId, code, now, seal }: TimeCode): Promise<boolean> {
  const sealed = (await findTimeCodes(db, administratorId))?.secret;
  if (!sealed) return false;
  const secret = seal.open(sealed, administratorId);
  if (secret === undefined) throw unreadableSecret();
  const step = findTimeStep({ secret, code, now });
  return step !== undefined && claimTimeStep(db, { administratorId, secret: sealed, step });
}

function unreadableSecret(): AppError {
  const message =
    'Codes of the app cannot be checked: the server has another SECOND_FACTOR_KEY than when they were set up. Use a recovery code or a passkey.';
  return new AppError('unprocessable', message);
}
