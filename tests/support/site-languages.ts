import type { Db } from '#database/connect.ts';

/** Gives a site its languages, the first of them that everything is written in. */
export async function setLanguages(db: Db, languages: readonly string[]): Promise<void> {
  const row = await db
    .selectFrom('siteDocuments')
    .select('value')
    .where('key', '=', 'company')
    .executeTakeFirst();
  const value = JSON.stringify({ ...JSON.parse(row?.value ?? '{}'), languages });
  await db
    .insertInto('siteDocuments')
    .values({ key: 'company', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
