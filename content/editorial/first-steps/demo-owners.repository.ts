import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { listedStatuses } from '../../entities/slab/slab.entity.ts';
import { findSlabsHeldByStaff } from '../../entities/slab/slab-holds.repository.ts';
import type { Entity } from '../../kit/entity.ts';
import type { EntityName } from '../../kit/field.ts';

type Going = ReadonlyMap<EntityName, ReadonlySet<number>>;

/**
 * Those of some records that stay because of something else: categories with products, products with slabs that can
 * be had, slabs that are held for a customer. The trash, and what is `going` as well, do not count.
 */
export async function findOwnersInUse(
  db: Db,
  entity: Entity,
  { ids, going }: { ids: readonly number[]; going: Going },
): Promise<Set<number>> {
  if (entity.name === 'slab') return new Set(await findSlabsHeldByStaff(db, ids));
  if (entity.name === 'category') return findOwners(await findProducts(db, ids), going.get('product'));
  if (entity.name === 'product') return findOwners(await findSlabs(db, ids), going.get('slab'));
  return new Set();
}

function findOwners(owned: { id: unknown; owner: unknown }[], going: ReadonlySet<number> = new Set()) {
  return new Set(owned.filter(({ id }) => !going.has(Number(id))).map(({ owner }) => Number(owner)));
}

function findProducts(db: Db, categoryIds: readonly number[]) {
  return inChunks([...categoryIds], (ids) =>
    db
      .selectFrom('products')
      .select(['id', 'categoryId as owner'])
      .where('categoryId', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute(),
  );
}

function findSlabs(db: Db, productIds: readonly number[]) {
  return inChunks([...productIds], (ids) =>
    db
      .selectFrom('slabs')
      .select(['id', 'productId as owner'])
      .where('productId', 'in', ids)
      .where('deletedAt', 'is', null)
      .where('status', 'in', [...listedStatuses])
      .execute(),
  );
}
