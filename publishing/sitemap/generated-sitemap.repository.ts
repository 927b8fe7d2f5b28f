import type { Db } from '#database/connect.ts';

/** There is one row, or none if no sitemap was requested yet. */
const onlyId = 1;

/** Everything about the stored sitemap but its text. */
export async function findSitemapHead(db: Db) {
  return db
    .selectFrom('generatedSitemap')
    .select(['requested', 'built', 'publicUrl', 'bytes', 'generatedAt'])
    .where('id', '=', onlyId)
    .executeTakeFirst();
}

export async function findSitemapXml(db: Db): Promise<string> {
  const row = await db
    .selectFrom('generatedSitemap')
    .select('xml')
    .where('id', '=', onlyId)
    .executeTakeFirst();
  return row?.xml ?? '';
}

/**
 * Says that a new sitemap is needed.
 * @returns the number of this request; whatever is read after it is new enough for it
 */
export async function requestSitemap(db: Db): Promise<number> {
  const row = await db
    .insertInto('generatedSitemap')
    .values({ id: onlyId, requested: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ requested: eb('generatedSitemap.requested', '+', 1) })),
    )
    .returning('requested')
    .executeTakeFirstOrThrow();
  return row.requested;
}

/** Stores a sitemap unless a newer one is there: of two processes the one that read last wins. */
export async function saveSitemap(
  db: Db,
  sitemap: { number: number; publicUrl: string; xml: string; bytes: number; now: string },
): Promise<void> {
  const { number, publicUrl, xml, bytes, now } = sitemap;
  await db
    .updateTable('generatedSitemap')
    .set({ built: number, publicUrl, xml, bytes, generatedAt: now })
    .where('id', '=', onlyId)
    .where('built', '<', number)
    .execute();
  // What was read by somebody at this moment is asked for again with the new number.
  await db.deleteFrom('sitemapFiles').where('built', '<', number).execute();
}

/** One of the files of a sitemap that is being made, or that another process makes as well. */
export async function saveSitemapFile(
  db: Db,
  file: { built: number; number: number; xml: string },
): Promise<void> {
  await db
    .insertInto('sitemapFiles')
    .values(file)
    .onConflict((conflict) => conflict.columns(['built', 'number']).doUpdateSet({ xml: file.xml }))
    .execute();
}

export async function findSitemapFile(
  db: Db,
  { built, number }: { built: number; number: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sitemapFiles')
    .select('xml')
    .where('built', '=', built)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.xml;
}
