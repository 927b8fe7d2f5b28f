import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import { createEntityService, type ServiceOptions } from '../../kit/service.ts';
import { categoryEntity } from './category.entity.ts';
import { countProductsOf } from './category.repository.ts';

export function createCategoryService(db: Db, options: ServiceOptions = {}) {
  return createEntityService(db, categoryEntity, {
    ...options,
    checkDeletion: async (trx, category) =>
      refuseWhileUsed(await countProductsOf(trx, { categoryId: category.id, isTrashed: false })),
  });
}

/**
 * @throws AppError `conflict` saying how many products stand in the way (specification/api.md, "Deleting a category")
 */
function refuseWhileUsed(count: number): void {
  if (count === 0) return;
  const products = count === 1 ? '1 product' : `${count} products`;
  throw new AppError(
    'conflict',
    `This collection still has ${products}. Move or delete ${count === 1 ? 'it' : 'them'} first.`,
  );
}
