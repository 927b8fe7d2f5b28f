import { z } from 'zod';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow, readerOf } from '../../http/access.ts';
import { recordSchemas, showRecord } from '../kit/content-records.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, notModified, withOrWithoutToken } from '../kit/responses.ts';

/** What only products have: reading one by its category and its own slug. */
export function productsApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: [productEntity.section],
    summary: 'Read one product of a collection',
    params: z.object({
      categorySlug: z.string().describe('Slug of the collection'),
      productSlug: z.string().describe('Slug of the product'),
    }),
    security: withOrWithoutToken,
    response: {
      200: jsonResponse('The product', recordSchemas.product),
      ...notModified,
      ...failuresOf(401, 404),
    },
  };
  app.get(
    '/products/:categorySlug/:productSlug',
    { schema, config: allow('readers') },
    async (request, reply) => {
      const { categorySlug, productSlug } = request.params;
      const reader = readerOf(request);
      const query = { reader, categorySlug, slug: productSlug };
      const product = await services.products.getInCategory(query);
      return sendTagged(request, reply, {
        payload: showRecord(productEntity, product, reader),
        version: product.version,
      });
    },
  );
}
