import type { Db } from '#database/connect.ts';

export async function findSiteContent(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('siteContent').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function saveSiteContent(
  db: Db,
  row: { key: string; value: string; now: string },
): Promise<void> {
  const values = { key: row.key, value: row.value, updatedAt: row.now };
  await db
    .insertInto('siteContent')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value, updatedAt: row.now }))
    .execute();
}
