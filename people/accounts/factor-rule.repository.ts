import type { Db } from '#database/connect.ts';
import type { FactorScope } from './factor-rule.shared.ts';

/** Since which day, and the moment that it begins, somebody must have a second factor. */
export type FactorRule = { scope: FactorScope; fromDay: string; holdsFrom: string };

/** Undefined where nobody must have one. */
export async function readFactorRule(db: Db): Promise<FactorRule | undefined> {
  const row = await db
    .selectFrom('secondFactorRule')
    .select(['scope', 'fromDay', 'holdsFrom'])
    .where('id', '=', 1)
    .executeTakeFirst();
  return row && { ...row, scope: row.scope as FactorScope };
}

export async function saveFactorRule(
  trx: Db,
  rule: FactorRule & { changedAt: string; changedBy: string },
): Promise<void> {
  await deleteFactorRule(trx);
  await trx
    .insertInto('secondFactorRule')
    .values({ id: 1, ...rule })
    .execute();
}

export async function deleteFactorRule(trx: Db): Promise<void> {
  await trx.deleteFrom('secondFactorRule').execute();
}
