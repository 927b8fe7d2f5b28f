import type { Db } from '#database/connect.ts';

/** The ids of the accounts that have each of the second factors. */
export async function findAccountsWithFactors(db: Db) {
  const timeCodes = await db
    .selectFrom('timeCodes')
    .select('administratorId')
    .where('secret', 'is not', null)
    .execute();
  const passkeys = await db.selectFrom('passkeys').select('administratorId').distinct().execute();
  return {
    withTimeCodes: timeCodes.map(({ administratorId }) => administratorId),
    withPasskeys: passkeys.map(({ administratorId }) => administratorId),
  };
}
