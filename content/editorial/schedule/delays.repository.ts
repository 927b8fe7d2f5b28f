import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { Due } from '../../kit/due.ts';
import type { Entity } from '../../kit/entity.ts';
import type { EntityName } from '../../kit/field.ts';
import { entities } from '../../registry.ts';

/** Something that was late, of a record that is still there. */
export type Delay = Due & { id: number; entity: Entity; recordId: number; title: string };

export async function insertDelay(
  db: Db,
  { entity, recordId, due }: { entity: EntityName; recordId: number; due: Due },
): Promise<void> {
  const { action, at: dueAt, doneAt } = due;
  const wasStopped = due.wasStopped ? 1 : 0;
  await db
    .insertInto('scheduleDelays')
    .values({ entity, recordId, action, dueAt, doneAt, wasStopped })
    .execute();
}

/** In the order in which it was due. */
export async function findDelays(db: Db): Promise<Delay[]> {
  const found = await Promise.all(entities.map((entity) => findDelaysOf(db, entity)));
  return found.flat().sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

export async function deleteDelays(db: Db, ids: number[]): Promise<void> {
  await inChunks(ids, (some) => db.deleteFrom('scheduleDelays').where('id', 'in', some).execute());
}

export async function deleteDelaysUntil(db: Db, time: string): Promise<void> {
  await db.deleteFrom('scheduleDelays').where('doneAt', '<=', time).execute();
}

async function findDelaysOf(db: Db, entity: Entity): Promise<Delay[]> {
  const rows = await db.selectFrom('scheduleDelays').selectAll().where('entity', '=', entity.name).execute();
  if (rows.length === 0) return [];
  const records = await inChunks([...new Set(rows.map(({ recordId }) => recordId))], (ids) =>
    db
      .selectFrom(entity.table)
      .select(['id', entity.card.title])
      .where('deletedAt', 'is', null)
      .where('id', 'in', ids)
      .execute(),
  );
  const titles = new Map(records.map((record) => [Number(record.id), String(record[entity.card.title])]));
  return rows.flatMap(({ id, recordId, action, dueAt: at, doneAt, wasStopped }) => {
    const title = titles.get(recordId);
    if (title === undefined) return [];
    const due = { action: action as Due['action'], at, doneAt, wasStopped: wasStopped === 1 };
    return [{ id, entity, recordId, title, ...due }];
  });
}
