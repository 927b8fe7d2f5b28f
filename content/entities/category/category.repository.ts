import type { Db } from '#database/connect.ts';

/** Products in a category: those that live, or those in the trash. */
export async function countProductsOf(
  db: Db,
  query: { categoryId: number; isTrashed: boolean },
): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('categoryId', '=', query.categoryId)
    .where('deletedAt', query.isTrashed ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
