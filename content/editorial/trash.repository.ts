import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import type { EntityName } from '#database/schema.ts';
import type { Entity } from '../kit/entity.ts';
import { deleteRecordColours } from '../kit/record-colours.ts';
import { uploadOwnerOf } from '../kit/record-uploads.ts';
import { deleteRevisions } from '../kit/revisions.repository.ts';
import { forgetSlugs } from '../kit/slug-registry.repository.ts';
import { deleteUploadUses } from '../picture/upload-uses.repository.ts';
import { deleteSearchEntry } from '../search/search-entries.repository.ts';

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

/** One page of the trash of all entities, latest first. */
export async function findTrashPage(
  db: Db,
  entities: readonly Entity[],
  page: { limit: number; offset: number },
): Promise<(TrashedRow & { entity: EntityName })[]> {
  const [first, ...more] = entities.map((entity) => selectTrashed(db, entity));
  if (!first) return [];
  const rows = await more
    .reduce((all, select) => all.unionAll(select), first)
    .orderBy('deletedAt', 'desc')
    .orderBy('entity')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({
    entity: row.entity as EntityName,
    ...{ id: Number(row.id), title: String(row.title) },
    ...{ deletedAt: String(row.deletedAt), deletedBy: String(row.deletedBy) },
  }));
}

function selectTrashed(db: Db, { name, table, card }: Entity) {
  return db
    .selectFrom(table)
    .select(['id', 'deletedAt', 'deletedBy'])
    .select([sql.ref<string>(card.title).as('title'), sql<string>`cast(${name} as text)`.as('entity')])
    .where('deletedAt', 'is not', null);
}

export async function countTrashed(db: Db, { table }: Entity): Promise<number> {
  const { total } = await remember(db, { key: `${table} in the trash`, tables: [table] }, () =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('deletedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  return Number(total);
}

/**
 * Deletes a record with everything that refers to it: slugs, revisions, uses of uploads, what it is found by,
 * preview tickets, delays.
 */
export async function purgeRecord(db: Db, record: { entity: Entity; id: number }): Promise<void> {
  const { entity, id } = record;
  await forgetSlugs(db, { entity: entity.name, id });
  await deleteRevisions(db, record);
  await deleteUploadUses(db, uploadOwnerOf(entity, id));
  await deleteRecordColours(db, entity, id);
  await deleteSearchEntry(db, entity, id);
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
