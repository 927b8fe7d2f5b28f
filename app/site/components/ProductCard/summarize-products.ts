import type { Product } from '#content/entities/product/product.entity.ts';
import type { Services } from '#server/services/services.ts';
import { type Summary, summarize } from '../../summarize.ts';

const texts = ['name', 'slug', 'description', 'origin'] as const;
const shownFields = ['id', ...texts, 'new', 'featured'] as const;

/** What is read of a product to show its card. */
export const productCardFields = [...shownFields, 'mainImage'] as const;

export type ProductSummary = Summary<Product, (typeof shownFields)[number]>;

export function summarizeProducts(
  services: Services,
  records: readonly Pick<Product, (typeof productCardFields)[number]>[],
): Promise<ProductSummary[]> {
  return summarize(services, { records, fields: shownFields, pictureOf: ({ mainImage }) => mainImage });
}
