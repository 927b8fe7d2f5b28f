import type { Db } from '#database/connect.ts';
import { createEntityService } from '../kit/service.ts';
import { categoryEntity } from './category.entity.ts';

export type CategoryService = ReturnType<typeof createCategoryService>;

export function createCategoryService(db: Db) {
  return createEntityService(db, categoryEntity);
}
