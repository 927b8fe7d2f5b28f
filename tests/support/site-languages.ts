import type { Db } from '#database/connect.ts';

/** Gives a site its languages; everything is written in the first, unless another is named. */
export async function setLanguages(
  db: Db,
  languages: readonly string[],
  sourceLanguage = languages[0],
): Promise<void> {
  const row = await db
    .selectFrom('siteDocuments')
    .select('value')
    .where('key', '=', 'company')
    .executeTakeFirst();
  const value = JSON.stringify({ ...JSON.parse(row?.value ?? '{}'), languages, sourceLanguage });
  await db
    .insertInto('siteDocuments')
    .values({ key: 'company', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
