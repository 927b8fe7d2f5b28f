import type { Db } from '#database/connect.ts';

/** Products in the category; those in the trash do not count. */
export async function countProductsOf(db: Db, categoryId: number): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('categoryId', '=', categoryId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
