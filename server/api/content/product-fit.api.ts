import { z } from 'zod';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { fitOf, verdicts } from '#content/fit/fit-of.ts';
import { propertyNames } from '#content/fit/properties.ts';
import { uses } from '#content/fit/uses.shared.ts';
import { allow, readerOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, withOrWithoutToken } from '../kit/responses.ts';

const maxFinishLength = 120;

const reasonSchema = z.object({
  rule: z.string(),
  property: z.enum([...propertyNames, 'rock_class']),
  value: z.union([z.number(), z.string()]).nullable().describe('Null where none is known'),
  limit: z.number().nullable().describe('What the value is compared with, in the same unit'),
  method: z.string().describe('What it was tested by, or is tested by'),
  source: z.string().describe('Where the rule can be read'),
});
const fitSchema = z.object({
  use: z.enum(uses),
  verdict: z
    .enum(verdicts)
    .describe('Never `yes` without a value that is tested, and of the last three years'),
  reasons: z.array(reasonSchema),
});

/** Where a stone may go (specification/api.md, "Fit"). The answer changes with the day, so it is not kept. */
export function productFitApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: [productEntity.section],
    summary: 'Tell where one product may go, by its tests',
    description: 'It guides, and certifies nothing.',
    params: z.object({ id: z.string().describe('Id or slug') }),
    querystring: z.object({
      finish: z
        .string()
        .trim()
        .max(maxFinishLength)
        .optional()
        .describe('Only tests of this finish, and of none'),
    }),
    security: withOrWithoutToken,
    response: {
      200: jsonResponse('Each use with its verdict', z.array(fitSchema)),
      ...failuresOf(400, 401, 404),
    },
  };
  app.get('/products/:id/fit', { schema, config: allow('readers') }, async (request) => {
    const product = await services.products.get({ reader: readerOf(request), key: request.params.id });
    return fitOf(product, { finish: request.query.finish, now: new Date() });
  });
}
