import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { columnOf } from './codec.ts';
import type { Entity } from './entity.ts';

/** Where a record stands among all of its entity; `owner` is the id of what it belongs to, e.g. its category. */
export type Place = { id: number; position: number; owner: number | undefined; isTrashed: boolean };

const rowsPerUpdate = 500;

/** The position behind all others. Two that come at the same moment may share one, and stand by their ids then. */
export async function findNextPosition(db: Db, entity: Entity): Promise<number> {
  const last = await db
    .selectFrom(entity.table)
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(last?.position ?? 0) + 1;
}

/** Where records stand, by their ids; in an entity without an order of its own, none. */
export async function findPositions(db: Db, entity: Entity, ids: number[]): Promise<Map<number, number>> {
  if (!entity.isOrderedByHand || ids.length === 0) return new Map();
  const rows = await inChunks(ids, (some) =>
    db.selectFrom(entity.table).select(['id', 'position']).where('id', 'in', some).execute(),
  );
  return new Map(rows.map(({ id, position }) => [Number(id), Number(position)]));
}

/** The column of what a record belongs to; undefined where it stands for itself. */
export function ownerColumnOf(entity: Entity): string | undefined {
  const owner = Object.entries(entity.fields).find(([, field]) => field.kind === 'reference');
  return owner && columnOf(...owner);
}

/** All records in their order, those in the trash included; nobody else changes the order until the transaction ends. */
export async function lockPlaces(db: Db, entity: Entity): Promise<Place[]> {
  // Every reordering locks the same row first: two that lock many rows in different orders could deadlock.
  await db
    .updateTable(entity.table)
    .set({ version: sql<number>`version` })
    .where('id', '=', (eb) => eb.selectFrom(entity.table).select((inner) => inner.fn.min('id').as('first')))
    .execute();
  const owner = ownerColumnOf(entity);
  const rows = await db
    .selectFrom(entity.table)
    .select(['id', 'position', 'deletedAt', ...(owner ? [owner] : [])])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    position: Number(row.position),
    owner: owner === undefined ? undefined : Number(row[owner]),
    isTrashed: row.deletedAt !== null,
  }));
}

export async function savePositions(
  db: Db,
  entity: Entity,
  moved: Pick<Place, 'id' | 'position'>[],
): Promise<void> {
  for (let start = 0; start < moved.length; start += rowsPerUpdate) {
    const some = moved.slice(start, start + rowsPerUpdate);
    const cases = some.map(({ id, position }) => sql`when ${id} then cast(${position} as integer)`);
    await db
      .updateTable(entity.table)
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
  }
}
