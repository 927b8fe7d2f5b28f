import type { Db } from '#database/connect.ts';

/** In place of all that the account had. */
export async function replaceRecoveryCodes(
  db: Db,
  codes: { administratorId: number; hashes: readonly string[]; now: string },
): Promise<void> {
  const { administratorId, hashes, now } = codes;
  await deleteRecoveryCodes(db, administratorId);
  const rows = hashes.map((codeHash) => ({ codeHash, administratorId, createdAt: now }));
  await db.insertInto('recoveryCodes').values(rows).execute();
}

export async function countRecoveryCodes(db: Db, administratorId: number): Promise<number> {
  const row = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('administratorId', '=', administratorId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Uses a code up: of two who send it at the same moment one gets true. */
export async function claimRecoveryCode(
  db: Db,
  { administratorId, codeHash }: { administratorId: number; codeHash: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('recoveryCodes')
    .where('codeHash', '=', codeHash)
    .where('administratorId', '=', administratorId)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

export async function deleteRecoveryCodes(db: Db, administratorId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('administratorId', '=', administratorId).execute();
}
