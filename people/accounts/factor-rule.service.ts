import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { enterInLog } from '../log/write-log.ts';
import { findFactorMethods } from './factor-methods.ts';
import {
  deleteFactorRule,
  type FactorRule,
  readFactorRule,
  saveFactorRule,
} from './factor-rule.repository.ts';
import { concerns, type FactorScope, factorRequired, factorScopes } from './factor-rule.shared.ts';
import type { Role } from './permissions.shared.ts';
import { lockAsOwner } from './role-changes.ts';
import type { Self } from './self.ts';

export const factorRuleSchema = z.object(
  {
    scope: z.enum(factorScopes, `scope is one of: ${factorScopes.join(', ')}`).describe('Who must have one'),
    from: z.iso
      .date('Enter the day as 2026-03-01')
      .optional()
      .describe('The day from which it holds, where the company is; nobody needs none'),
  },
  'Send who must have one, and from which day, as one object of fields',
);

/** What days are: where the company is it is `today`, and none may be after `lastDay`. */
export type CompanyDays = { today: string; lastDay: string; startOf: (day: string) => string };

/** Who must have a second factor (docs/decisions/0032-people.md). */
export function createFactorRuleService(db: Db, { now }: { now: () => Date }) {
  return {
    /** Undefined where nobody must have one. */
    read: (): Promise<FactorRule | undefined> => readFactorRule(db),

    /** From which of the company's days on accounts of a role must have one; null where they need not. */
    async findRequiredFrom(role: Role): Promise<string | null> {
      const rule = await readFactorRule(db);
      return rule && concerns(rule.scope, role) ? rule.fromDay : null;
    },

    /**
     * Says who must have one, and from which day. Whoever says so has one: otherwise nobody knows whether it works here.
     * @throws AppError `invalid` with a message per field, or `conflict` for an owner without one
     */
    async set(input: unknown, { self, days }: { self: Self; days: CompanyDays }): Promise<void> {
      const { scope, from } = parseOrThrow(factorRuleSchema, input);
      const change = { scope, from, days, changedAt: now().toISOString() };
      await inTransaction(db, (trx) =>
        scope === 'nobody' ? endRule(trx, self) : setRule(trx, change, self),
      );
    },
  };
}

/** The refusal of everything but one's own account. */
export function refuseWithoutFactor(): AppError {
  const message = 'A second factor is required here. Set one up on the page of your account first.';
  return new AppError('forbidden', message, { data: { code: factorRequired } });
}

async function endRule(trx: Db, self: Self): Promise<void> {
  const { username } = await lockAsOwner(trx, self);
  if (!(await readFactorRule(trx))) return;
  await deleteFactorRule(trx);
  await enterInLog(trx, { kind: 'people', text: 'Required a second factor of nobody any more', username });
}

type Change = { scope: FactorScope; from: string | undefined; days: CompanyDays; changedAt: string };

async function setRule(trx: Db, { scope, from, days, changedAt }: Change, self: Self): Promise<void> {
  const own = await lockAsOwner(trx, self);
  const before = await readFactorRule(trx);
  // A rule that holds already may be made wider or narrower as it stands.
  const isKept = before !== undefined && before.fromDay === from;
  if (from === undefined || (from < days.today && !isKept) || from > days.lastDay) {
    throw invalid({ from: 'Choose a day from today on, within a year' });
  }
  if ((await findFactorMethods(trx, own.id)).length === 0) {
    throw new AppError(
      'conflict',
      'Set up a second factor of your own first, so that you know it works here.',
    );
  }
  if (isKept && before.scope === scope) return;
  const holdsFrom = isKept ? before.holdsFrom : days.startOf(from);
  await saveFactorRule(trx, { scope, fromDay: from, holdsFrom, changedAt, changedBy: own.username });
  const text = `Required a second factor of ${scope} from ${from} on`;
  await enterInLog(trx, { kind: 'people', text, username: own.username });
}
