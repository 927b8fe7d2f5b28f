import type { Db } from '#database/connect.ts';
import { saveUploadUses } from '../picture/upload-uses.repository.ts';
import { documentOwnerOf, documentUploadsOf } from './document-uploads.ts';

type Document = { key: string; value: string; now: string };

export async function findSiteContent(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('siteContent').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Stores a document with the uploads it names, in the transaction that `trx` is. */
export async function saveSiteContent(trx: Db, { key, value, now }: Document): Promise<void> {
  await trx
    .insertInto('siteContent')
    .values({ key, value, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: now }))
    .execute();
  await saveUploadUses(trx, documentOwnerOf(key), documentUploadsOf(value));
}

/** As above, over what was read before. @returns false where somebody else has changed it since */
export async function replaceSiteContent(
  trx: Db,
  { key, value, now, before }: Document & { before: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('siteContent')
    .set({ value, updatedAt: now })
    .where('key', '=', key)
    .where('value', '=', before)
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) !== 1) return false;
  await saveUploadUses(trx, documentOwnerOf(key), documentUploadsOf(value));
  return true;
}
