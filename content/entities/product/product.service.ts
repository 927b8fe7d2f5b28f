import type { Db } from '#database/connect.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import type { StoredRecord } from '../../kit/codec.ts';
import type { Reader } from '../../kit/declaration.ts';
import type { ListQuery } from '../../kit/record-reader.ts';
import { createEntityService, type ServiceOptions } from '../../kit/service.ts';
import { countSlabsOf } from '../slab/slab-holds.repository.ts';
import { keepStoneName } from '../slab/slab-stones.repository.ts';
import { findAlikeStones } from './collection-facts.repository.ts';
import { type Product, productEntity } from './product.entity.ts';

const relatedCount = 3;
/** What many pages show. */
const remembered = { reader: 'visitor' } as const;

type PageOfList = Pick<ListQuery, 'page' | 'perPage' | 'isUncounted'>;

export function createProductService(db: Db, options: ServiceOptions = {}) {
  const service = createEntityService(db, productEntity, { ...options, checkDeletion: refuseWithSlabs });
  return {
    ...service,

    /** What its published products have in common, without reading each of them. */
    findAlikeIn: (categoryId: number) => findAlikeStones(db, categoryId),

    /** The published products of a category, be it a draft itself. */
    listPublishedIn<Name extends keyof Product>(
      categoryId: number,
      query: PageOfList & { fields: readonly Name[] },
    ) {
      return service.listFields({ ...query, reader: 'visitor' }, { equals: { categoryId } });
    },

    /** @throws AppError `not-found` when there is no such product or it stands in another category */
    async getInCategory(query: { reader: Reader; categorySlug: string; slug: string }): Promise<Product> {
      const product = await service.find({ reader: query.reader, key: query.slug });
      if (product?.slug === query.slug && product.category.slug === query.categorySlug) return product;
      throw notFound(`Product "${query.slug}" not found in category "${query.categorySlug}"`);
    },

    /**
     * Up to three: those the product names, otherwise others of its category (specification/records.md, "Related
     * records").
     */
    async findRelated<Name extends keyof Product>(
      product: Product,
      fields: readonly Name[],
    ): Promise<Pick<Product, Name | 'id'>[]> {
      const ids = product.relatedProducts.map((related) => related.id).filter((id) => id !== product.id);
      const first = ids.slice(0, relatedCount);
      const named = await service.findFieldsByIds({ ...remembered, ids: first, fields });
      if (named.length > 0) return named;
      const { records } = await service.listFields(
        { reader: 'visitor', isUncounted: true, fields },
        { equals: { categoryId: product.category.id }, exceptIds: [product.id], limit: relatedCount },
      );
      return records;
    },
  };
}

/** What is in the yard belongs to its stone; what is sold or gone keeps the stone's name. @throws AppError `conflict` */
async function refuseWithSlabs(trx: Db, product: StoredRecord): Promise<void> {
  const count = await countSlabsOf(trx, product.id);
  if (count > 0) {
    const slabs = count === 1 ? '1 slab' : `${count} slabs`;
    const them = count === 1 ? 'it' : 'them';
    throw new AppError(
      'conflict',
      `This product still has ${slabs}. Delete ${them}, or mark ${them} as sold or gone, first.`,
    );
  }
  await keepStoneName(trx, { id: product.id, name: String(product.name) });
}
