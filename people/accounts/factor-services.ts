import type { Db } from '#database/connect.ts';
import type { Limits } from '../limits/limits.service.ts';
import { createCodeCheck } from './code-check.ts';
import { createConfirmationService } from './confirmation.service.ts';
import { findFactorsOfAll } from './factor-methods.ts';
import { createFactorRuleService } from './factor-rule.service.ts';
import { createFactorService } from './factors.service.ts';
import type { FailureLog } from './failure-log.ts';
import { createPasskeyService } from './passkeys.service.ts';
import type { CheckPassword } from './password-check.ts';
import { createSeal } from './sealed-secret.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import type { SessionService } from './sessions.service.ts';
import { createTimeCodeService } from './time-codes.service.ts';

type Parts = {
  now: () => Date;
  limits: Limits;
  publicUrl: string;
  factorKey?: string | undefined;
  sessions: SessionService;
  failures: FailureLog;
  checkPassword: CheckPassword;
};

/** Everything about second factors (docs/decisions/0032-people.md). */
export function createFactorServices(db: Db, { factorKey, ...parts }: Parts) {
  const seal = createSeal(factorKey);
  const checkCode = createCodeCheck(db, { ...parts, seal });
  const timeCodes = createTimeCodeService(db, { ...parts, seal });
  const factors = createFactorService(db, parts);
  return {
    timeCodes,
    passkeys: createPasskeyService(db, parts),
    secondFactor: createSecondFactorService(db, { ...parts, checkCode }),
    confirmation: createConfirmationService(db, { ...parts, checkCode }),
    factorRule: createFactorRuleService(db, parts),
    factors: {
      ...factors,
      findOfAll: () => findFactorsOfAll(db),
      /** Deletes what waited for a code or a passkey and has ended. */
      async removeEnded(): Promise<void> {
        await timeCodes.removeEnded();
        await factors.removeEnded();
      },
    },
  };
}
