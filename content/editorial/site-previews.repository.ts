import type { Db } from '#database/connect.ts';
import { isForeignKeyViolation } from '#database/constraint-violations.ts';
import type { SitePreviewRow } from '#database/editorial-tables.ts';

/** @returns false where its session has ended meanwhile */
export async function insertSitePreview(db: Db, preview: SitePreviewRow): Promise<boolean> {
  try {
    await db.insertInto('sitePreviews').values(preview).execute();
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** When a preview ends whose session has not ended. */
export async function findEndOfSitePreview(
  db: Db,
  query: { tokenHash: string; now: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sitePreviews')
    .innerJoin('sessions', 'sessions.tokenHash', 'sitePreviews.sessionTokenHash')
    .select('sitePreviews.expiresAt')
    .where('sitePreviews.tokenHash', '=', query.tokenHash)
    .where('sitePreviews.expiresAt', '>', query.now)
    .where('sessions.expiresAt', '>', query.now)
    .executeTakeFirst();
  return row?.expiresAt;
}

export async function deleteSitePreviewsUntil(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sitePreviews').where('expiresAt', '<=', now).execute();
}
