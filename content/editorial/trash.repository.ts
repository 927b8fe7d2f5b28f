import type { Db } from '#database/connect.ts';
import type { Entity } from '../kit/entity.ts';
import { uploadOwnerOf } from '../kit/record-uploads.ts';
import { deleteRevisions } from '../kit/revisions.repository.ts';
import { forgetSlugs } from '../kit/slug-registry.repository.ts';
import { deleteUploadUses } from '../picture/upload-uses.repository.ts';

export type TrashedRow = { id: number; title: string; deletedAt: string; deletedBy: string };

/** What is in the trash, latest first. `until`: only what was deleted at that time or before, ISO 8601. */
export async function findTrashed(
  db: Db,
  entity: Entity,
  options: { until?: string } = {},
): Promise<TrashedRow[]> {
  let select = db
    .selectFrom(entity.table)
    .select(['id', entity.card.title, 'deletedAt', 'deletedBy'])
    .where('deletedAt', 'is not', null);
  if (options.until !== undefined) select = select.where('deletedAt', '<=', options.until);
  const rows = await select.orderBy('deletedAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    id: Number(row.id),
    title: String(row[entity.card.title]),
    deletedAt: String(row.deletedAt),
    deletedBy: String(row.deletedBy),
  }));
}

/**
 * Deletes a record with everything that refers to it: slugs, revisions, uses of uploads, preview tickets, delays.
 */
export async function purgeRecord(db: Db, record: { entity: Entity; id: number }): Promise<void> {
  const { entity, id } = record;
  await forgetSlugs(db, { entity: entity.name, id });
  await deleteRevisions(db, record);
  await deleteUploadUses(db, uploadOwnerOf(entity, id));
  await db
    .deleteFrom('previewTickets')
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .execute();
  await db
    .deleteFrom('scheduleDelays')
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .execute();
  await db.deleteFrom(entity.table).where('id', '=', id).execute();
}
