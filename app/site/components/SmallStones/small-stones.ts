import type { Product } from '#content/entities/product/product.entity.ts';
import type { Services } from '#server/services/services.ts';
import { type Summary, summarize } from '../../summarize.ts';

const shownFields = ['slug', 'name', 'origin'] as const;

/** What a small card says of a stone. */
export type SmallStone = Summary<Product, (typeof shownFields)[number]>;

/** Published stones by their ids, in the order of the ids. */
export async function listInOrder(services: Services, ids: number[]): Promise<SmallStone[]> {
  if (ids.length === 0) return [];
  const fields = ['id', 'mainImage', ...shownFields] as const;
  const summaries = await summarize(services, {
    records: await services.products.findFieldsByIds({ reader: 'visitor', ids, fields }),
    fields: shownFields,
    pictureOf: ({ mainImage }: Pick<Product, 'mainImage'>) => mainImage,
  });
  // Many small pictures far down a page come without the blurred preview and the words for them.
  return summaries.map(({ picture, ...shown }) => ({
    ...shown,
    picture: picture && { ...picture, preview: '', alt: '' },
  }));
}
