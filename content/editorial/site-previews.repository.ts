import type { Db } from '#database/connect.ts';
import type { SitePreviewRow } from '#database/editorial-tables.ts';

/** @returns false where the session has ended meanwhile */
export async function insertSitePreview(db: Db, preview: SitePreviewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sitePreviews')
    .columns(['tokenHash', 'sessionTokenHash', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([
          eb.val(preview.tokenHash).as('previewHash'),
          'sessions.tokenHash',
          eb.val(preview.expiresAt).as('previewEnd'),
        ])
        .where('sessions.tokenHash', '=', preview.sessionTokenHash),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
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
