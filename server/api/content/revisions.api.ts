import { z } from 'zod';
import type { Entity } from '#content/kit/entity.ts';
import { entities } from '#content/registry.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import { contentServiceOf, recordSchemas, showRecord } from '../kit/content-records.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { expectedVersionsOf } from '../kit/if-match.ts';
import { optionalPaging, pagingOf } from '../kit/list-query.ts';
import { tellTotal } from '../kit/page-links.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { authorOf, withShownConflict } from './content-writing.api.ts';

/** A version as the history tells of it. */
export const revisionSchema = z.object({
  id: z.int(),
  version: z.int(),
  action: z
    .enum(['created', 'updated', 'deleted', 'restored', 'drafted'])
    .describe('drafted: a site document was changed beside what visitors see'),
  username: z.string(),
  createdAt: z.iso.datetime(),
  changes: z.array(
    z
      .object({
        ...{ field: z.string(), label: z.string(), from: z.string(), to: z.string() },
        media: z
          .object({ from: z.array(z.string()), to: z.array(z.string()) })
          .describe('Paths of pictures and videos, where the field holds such')
          .optional(),
      })
      .describe('What differs from the version before, long texts cut around the difference'),
  ),
});

/** The versions of every record, and going back to one. */
export function revisionsApi(app: ApiScope, context: ApiContext): void {
  for (const entity of entities) {
    addList(app, context, entity);
    addRestoring(app, context, entity);
  }
}

function addList(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const schema = {
    tags: ['Revisions'],
    summary: `List the versions of a ${entity.noun.one}`,
    description: 'With page or per_page the answer is one page; X-Total-Count and Link tell the rest.',
    querystring: z.object(optionalPaging),
    security: bearer,
    params: z.object({ id: recordIdSchema }),
    response: {
      200: jsonResponse('The newest first', z.array(revisionSchema)),
      ...failuresOf(400, 401, 404),
    },
  };
  const path = `/${entity.path}/:id/revisions`;
  app.get(path, { schema, config: allow('records') }, async (request, reply) => {
    const { id } = request.params;
    await contentServiceOf(services, entity.name).getById(id);
    const paging = pagingOf(request.query);
    if (paging) tellTotal({ request, reply, paging, total: await services.revisions.count(entity, id) });
    return services.revisions.list(entity, id, paging);
  });
}

function addRestoring(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const schema = {
    tags: ['Revisions'],
    summary: `Give a ${entity.noun.one} back what it held at a version`,
    description: 'It becomes a new version. With If-Match it fails where the record has changed since.',
    security: bearer,
    params: z.object({ id: recordIdSchema, revisionId: recordIdSchema }),
    response: {
      200: jsonResponse('The record', recordSchemas[entity.name]),
      ...failuresOf(400, 401, 404, 409, 412),
    },
  };
  const path = `/${entity.path}/:id/revisions/:revisionId/restore`;
  app.post(path, { schema, config: allow('content') }, async (request, reply) => {
    const { id, revisionId } = request.params;
    const changes = await services.revisions.getValues({ entity, recordId: id, id: revisionId });
    const write = { id, author: authorOf(request), expectedVersion: expectedVersionsOf(request) };
    const record = await withShownConflict(entity, () =>
      service.update({ ...write, changes, isReversion: true }),
    );
    const payload = showRecord(entity, record, 'administrator');
    return sendTagged(request, reply, { payload, version: record.version });
  });
}
