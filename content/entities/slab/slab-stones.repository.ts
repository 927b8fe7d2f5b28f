import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { StoredRecord } from '../../kit/codec.ts';

/** What is known of a slab's stone, also where it was deleted: a passport stays readable. */
export type SlabStone = { name: string; density: string; isGone: boolean; isDraft: boolean };

/** Adds `stone` to slabs whose `product` is still an id. */
export async function addStones(db: Db, slabs: readonly StoredRecord[]): Promise<void> {
  const rows = await inChunks([...new Set(slabs.map(({ product }) => Number(product)))], (ids) =>
    db
      .selectFrom('products')
      .select(['id', 'name', 'density', 'deletedAt', 'published'])
      .where('id', 'in', ids)
      .execute(),
  );
  const stones = new Map(rows.map((row) => [Number(row.id), row]));
  const names = await findKeptNames(
    db,
    slabs.map(({ product }) => Number(product)).filter((id) => !stones.has(id)),
  );
  for (const slab of slabs) {
    const row = stones.get(Number(slab.product));
    const isGone = row === undefined || row.deletedAt !== null;
    const stone: SlabStone = {
      name: String(row?.name ?? names.get(Number(slab.product)) ?? ''),
      density: String(row?.density ?? ''),
      isGone,
      isDraft: !isGone && row.published !== 1,
    };
    slab.stone = stone;
  }
}

/** Keeps the name of a stone that is deleted for what was sold of it. */
export async function keepStoneName(db: Db, { id, name }: { id: number; name: string }): Promise<void> {
  const slab = await db.selectFrom('slabs').select('id').where('productId', '=', id).executeTakeFirst();
  if (!slab) return;
  await db
    .insertInto('slabStones')
    .values({ productId: id, name })
    .onConflict((conflict) => conflict.column('productId').doUpdateSet({ name }))
    .execute();
}

async function findKeptNames(db: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await inChunks([...new Set(productIds)], (ids) =>
    db.selectFrom('slabStones').selectAll().where('productId', 'in', ids).execute(),
  );
  return new Map(rows.map(({ productId, name }) => [productId, name]));
}
