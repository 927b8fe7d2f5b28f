import type { Db } from '#database/connect.ts';
import type { Entity } from '../kit/entity.ts';

/** The categories that products stand in, the trash and those in `except` aside; for other entities none. */
export async function findOwnersInUse(
  db: Db,
  entity: Entity,
  { except }: { except: number[] },
): Promise<Set<number>> {
  if (entity.name !== 'category') return new Set();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'categoryId'])
    .where('deletedAt', 'is', null)
    .execute();
  const going = new Set(except);
  return new Set(rows.filter(({ id }) => !going.has(Number(id))).map(({ categoryId }) => Number(categoryId)));
}
