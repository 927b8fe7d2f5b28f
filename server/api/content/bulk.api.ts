import { z } from 'zod';
import type { BulkRequest } from '#content/editorial/bulk.service.ts';
import { bulkActionsOf } from '#content/kit/bulk-actions.shared.ts';
import type { Entity } from '#content/kit/entity.ts';
import { dueTimeSchema } from '#content/kit/time-schema.ts';
import { entities } from '#content/registry.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { idInBody, recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { authorOf } from './content-writing.api.ts';

const maxRecords = 1000;

type BulkBody = Pick<BulkRequest, 'action' | 'ids'> & {
  category_id?: number | undefined;
  publish_at?: string | null | undefined;
  unpublish_at?: string | null | undefined;
};

/** Only the actions that an entity's records know are described and taken. */
function bodySchemaOf(entity: Entity): z.ZodType<BulkBody> {
  const actions = bulkActionsOf(entity);
  const body = z.strictObject({
    action: z.enum(actions, `action is one of: ${actions.join(', ')}`),
    ids: z
      .array(idInBody('ids is a list of ids'), 'ids is a list of ids')
      .min(1, 'Choose at least one record')
      .max(maxRecords, `At most ${maxRecords} records at once`),
    category_id: idInBody('category_id is the id of a collection')
      .optional()
      .describe('With `category` only'),
    publish_at: dueTimeSchema('Publish at')
      .optional()
      .describe('With `schedule` only; null takes a time away, and what is left out stays'),
    unpublish_at: dueTimeSchema('Unpublish at').optional().describe('With `schedule` only'),
  });
  return actions.includes('category') ? body : body.omit({ category_id: true });
}

const resultSchema = z.object({
  bulkId: z.int().describe('For undoing it'),
  changed: z.int(),
  failed: z.array(z.object({ id: z.int(), title: z.string(), message: z.string() })),
});

/** One thing done to many records, and undone. */
export function bulkApi(app: ApiScope, context: ApiContext): void {
  for (const entity of entities) addRunning(app, context, entity);
  const schema = {
    tags: ['Bulk actions'],
    summary: 'Undo a bulk action',
    description: 'All of it or nothing; not where one of its records has changed since.',
    security: bearer,
    params: z.object({ bulkId: recordIdSchema }),
    response: {
      200: jsonResponse('How many records hold again what they held', z.object({ restored: z.int() })),
      ...failuresOf(400, 401, 404, 409),
    },
  };
  app.post('/bulk/:bulkId/undo', { schema, config: allow('content') }, async (request) => ({
    restored: await context.services.bulk.undo(request.params.bulkId, authorOf(request)),
  }));
}

function addRunning(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const schema = {
    tags: ['Bulk actions'],
    summary: `Do one thing to many ${entity.section.toLowerCase()}`,
    security: bearer,
    body: bodySchemaOf(entity),
    response: {
      200: jsonResponse('What was done, and what could not be', resultSchema),
      ...failuresOf(400, 401, 415),
    },
  };
  app.post(`/${entity.path}/bulk`, { schema, config: allow('content') }, async (request) => {
    const { action, ids, category_id: categoryId } = request.body;
    const times = { publishAt: request.body.publish_at, unpublishAt: request.body.unpublish_at };
    return services.bulk.run({ entity, action, ids, categoryId, times, author: authorOf(request) });
  });
}
