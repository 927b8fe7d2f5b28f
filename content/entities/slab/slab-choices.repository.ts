import type { Db } from '#database/connect.ts';
import { listedStatuses } from './slab.entity.ts';

/** The stones, finishes and thicknesses of the slabs that visitors' lists show. */
export async function findSlabChoices(db: Db) {
  const rows = await db
    .selectFrom('slabs')
    .innerJoin('products', 'products.id', 'slabs.productId')
    .select(['slabs.productId', 'slabs.finish', 'slabs.thicknessMm'])
    .distinct()
    .where('slabs.deletedAt', 'is', null)
    .where('slabs.published', '=', 1)
    .where('slabs.status', 'in', listedStatuses)
    .where('products.deletedAt', 'is', null)
    .where('products.published', '=', 1)
    .execute();
  const finishes = new Map(rows.map(({ finish }) => [String(finish).toLowerCase(), String(finish)]));
  return {
    productIds: [...new Set(rows.map(({ productId }) => Number(productId)))],
    finishes: [...finishes.values()].filter(Boolean).toSorted(),
    thicknesses: [...new Set(rows.map(({ thicknessMm }) => Number(thicknessMm)))],
  };
}
