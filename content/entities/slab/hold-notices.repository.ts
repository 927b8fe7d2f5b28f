import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { Tables } from '#database/schema.ts';

/** A hold that the staff is told of; `endedAt` is null where it is about to end. */
export type NotedHold = {
  id: number;
  slabId: number;
  customer: string;
  until: string;
  createdAt: string;
  createdBy: string;
  endedAt: string | null;
};

export async function isNoticeDue(db: Db, now: string): Promise<boolean> {
  const query = db.selectFrom('slabHolds').select('id').where(isDue(now)).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Takes the holds of which the staff is to be told, in one statement: of two processes only one gets each. */
export async function takeNotices(db: Db, now: string): Promise<NotedHold[]> {
  return db
    .updateTable('slabHolds')
    .set((eb) => ({ noticeAt: eb.case().when('endedAt', 'is', null).then(eb.ref('until')).end() }))
    .where(isDue(now))
    .returning(['id', 'slabId', 'customer', 'until', 'createdAt', 'createdBy', 'endedAt'])
    .execute();
}

/** A hold that has run out is told of once it is ended, which it is not while its slab lies in the trash. */
function isDue(now: string) {
  return (eb: ExpressionBuilder<Tables, 'slabHolds'>) =>
    eb.and([eb('noticeAt', '<=', now), eb.or([eb('endedAt', 'is not', null), eb('until', '>', now)])]);
}

/** What slabs are called, by their ids. */
export async function findSlabNames(
  db: Db,
  slabIds: readonly number[],
): Promise<Map<number, { number: string; stone: string }>> {
  const rows = await inChunks([...new Set(slabIds)], (ids) =>
    db
      .selectFrom('slabs')
      .leftJoin('products', 'products.id', 'slabs.productId')
      .select(['slabs.id', 'slabs.slug', 'products.name'])
      .where('slabs.id', 'in', ids)
      .execute(),
  );
  return new Map(
    rows.map(({ id, slug, name }) => [Number(id), { number: String(slug), stone: String(name ?? '') }]),
  );
}
