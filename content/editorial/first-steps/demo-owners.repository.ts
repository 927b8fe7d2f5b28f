import type { Db } from '#database/connect.ts';
import type { Entity } from '../../kit/entity.ts';

/** Those of some categories that products stand in, the trash and those in `except` aside; for other entities none. */
export async function findOwnersInUse(
  db: Db,
  entity: Entity,
  { ids, except }: { ids: readonly number[]; except: readonly number[] },
): Promise<Set<number>> {
  const used = new Set<number>();
  if (entity.name !== 'category') return used;
  for (const id of ids) {
    // One product of each is enough, however many there are.
    const products = db
      .selectFrom('products')
      .select('id')
      .where('categoryId', '=', id)
      .where('deletedAt', 'is', null);
    const own = except.length > 0 ? products.where('id', 'not in', [...except]) : products;
    if (await own.limit(1).executeTakeFirst()) used.add(id);
  }
  return used;
}
