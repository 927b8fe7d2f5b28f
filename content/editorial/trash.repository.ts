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
import { deleteTranslations } from '../translations/translations.repository.ts';

export type TrashedRow = { id: number; title: string; deletedAt: string; deletedBy: string };

/** Few enough that receiving them is no pause. */
const rowsAtOnce = 200;

/**
 * The ids of what was deleted at a time or before, ISO 8601, the oldest first, a part at a time: each part is read once
 * what was done with the one before is committed.
 */
export async function* findExpired(db: Db, { table }: Entity, until: string): AsyncGenerator<number[]> {
  for (let last = { deletedAt: '', id: 0 }; ; ) {
    const { deletedAt, id } = last;
    const rows = await db
      .selectFrom(table)
      .select(['id', 'deletedAt'])
      .where('deletedAt', 'is not', null)
      .where('deletedAt', '<=', until)
      .where((eb) => eb(eb.refTuple('deletedAt', 'id'), '>', eb.tuple(deletedAt, id)))
      .orderBy('deletedAt')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length > 0) yield rows.map((row) => Number(row.id));
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = { deletedAt: String(end.deletedAt), id: Number(end.id) };
  }
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
  const { total } = await remember(db, `${table} in the trash`, () =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('deletedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  return Number(total);
}

/**
 * Deletes a record with everything that refers to it: slugs, revisions, translations, uses of uploads, preview
 * tickets, delays.
 */
export async function purgeRecord(db: Db, record: { entity: Entity; id: number }): Promise<void> {
  const { entity, id } = record;
  await forgetSlugs(db, { entity: entity.name, id });
  await deleteRevisions(db, record);
  await deleteUploadUses(db, uploadOwnerOf(entity, id));
  await deleteRecordColours(db, entity, id);
  await deleteTranslations(db, { kind: entity.name, subject: String(id) });
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
