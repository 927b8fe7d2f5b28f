import { z } from 'zod';
import type { Entity } from '#content/kit/entity.ts';
import { entities } from '#content/registry.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import { contentServiceOf, recordSchemas, showRecord } from '../kit/content-records.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { optionalPaging, pagingOf } from '../kit/list-query.ts';
import { tellTotal } from '../kit/page-links.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { authorOf } from './content-writing.api.ts';

const entrySchema = z.object({
  entity: z.string(),
  path: z.string().describe("The API's path of its entity"),
  id: z.int(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
  daysLeft: z.int().describe('Days until it is deleted for good'),
});
const paths = entities.map(({ path }) => path);
const parameters = z.object({ id: recordIdSchema });

/** What was deleted within the last 30 days: looking through it, restoring, deleting for good. */
export function trashApi(app: ApiScope, context: ApiContext): void {
  const schema = {
    tags: ['Trash'],
    summary: 'List what is in the trash',
    description: 'With page or per_page the answer is one page; X-Total-Count and Link tell the rest.',
    querystring: z.object({
      ...optionalPaging,
      kind: z
        .enum(paths, `kind is one of: ${paths.join(', ')}`)
        .describe("Of a page: only records of this kind, by the API's path")
        .optional(),
    }),
    security: bearer,
    response: { 200: jsonResponse('The latest first', z.array(entrySchema)), ...failuresOf(400, 401) },
  };
  app.get('/trash', { schema, config: allow('trash') }, async (request, reply) => {
    const { trash } = context.services;
    const paging = pagingOf(request.query);
    if (!paging) return trash.list();
    const { entries, total } = await trash.listPage({ ...paging, path: request.query.kind });
    tellTotal({ request, reply, paging, total });
    return entries;
  });
  for (const entity of entities) {
    addRestoring(app, context, entity);
    addRemoving(app, context, entity);
  }
}

function addRestoring(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const schema = {
    tags: ['Trash'],
    summary: `Restore a ${entity.noun.one} from the trash`,
    security: bearer,
    params: parameters,
    response: {
      200: jsonResponse('The record', recordSchemas[entity.name]),
      ...failuresOf(400, 401, 404, 409),
    },
  };
  const path = `/trash/${entity.path}/:id/restore`;
  app.post(path, { schema, config: allow('trash') }, async (request, reply) => {
    const write = { id: request.params.id, author: authorOf(request) };
    const record = await contentServiceOf(services, entity.name).restore(write);
    const payload = showRecord(entity, record, 'administrator');
    return sendTagged(request, reply, { payload, version: record.version });
  });
}

function addRemoving(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const schema = {
    tags: ['Trash'],
    summary: `Delete a ${entity.noun.one} for good`,
    security: bearer,
    params: parameters,
    response: { 204: z.undefined().describe('It is gone'), ...failuresOf(400, 401, 404, 409) },
  };
  const path = `/trash/${entity.path}/:id`;
  app.delete(path, { schema, config: allow('trash') }, async (request, reply) => {
    await services.trash.remove({ entity, id: request.params.id, author: authorOf(request) });
    return reply.code(204).send();
  });
}
