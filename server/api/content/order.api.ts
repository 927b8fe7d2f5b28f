import { z } from 'zod';
import type { Entity } from '#content/kit/entity.ts';
import { entities } from '#content/registry.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { textParameter } from '../kit/list-query.ts';
import { idInBody } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { authorOf } from './content-writing.api.ts';

const maxRecords = 5000;

type OrderBody = { ids: number[]; category?: string | undefined };

const idsSchema = z
  .array(idInBody('ids is a list of ids'), 'ids is a list of ids')
  .min(1, 'List at least one record')
  .max(maxRecords, `At most ${maxRecords} records at once`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each record stands in ids once')
  .describe('In the order wished for; records that are left out keep their places');

/** The order in which visitors see records (specification/api.md, "Order"). */
export function orderApi(app: ApiScope, context: ApiContext): void {
  for (const entity of entities) if (entity.isOrderedByHand) addOrdering(app, context, entity);
}

function addOrdering(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const schema = {
    tags: [entity.section],
    summary: `Put ${entity.noun.many} in order`,
    description: 'The records listed share out the places that they hold together. All of it or nothing.',
    security: bearer,
    body: bodySchemaOf(entity),
    response: {
      200: jsonResponse('All records of the list as they stand now', z.object({ ids: z.array(z.int()) })),
      ...failuresOf(400, 401, 409, 413, 415),
    },
  };
  app.put(`/${entity.path}/order`, { schema, config: allow('content') }, async (request) => {
    const { ids, category } = request.body;
    return { ids: await services.order.arrange({ entity, ids, category, author: authorOf(request) }) };
  });
}

function bodySchemaOf(entity: Entity): z.ZodType<OrderBody> {
  const body = z.strictObject({ ids: idsSchema });
  if (entity.fields.category?.kind !== 'reference') return body;
  const category = z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), textParameter)
    .optional()
    .describe('Slug, id or name of the collection that all of them are in');
  return body.extend({ category });
}
