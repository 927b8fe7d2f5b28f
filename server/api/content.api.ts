import { z } from 'zod';
import type { Entity } from '#content/kit/entity.ts';
import { entities } from '#content/registry.ts';
import { allow, readerOf } from '../plugins/access.ts';
import { sendTagged } from '../plugins/entity-tag.ts';
import { contentServiceOf, recordSchemas, writeRecord } from './content-records.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { listQuerySchema, maxPerPage, pagingOf, toContentQuery } from './list-query.ts';
import { tellTotal } from './page-links.ts';
import { failuresOf, jsonResponse, notModified, withOrWithoutToken } from './responses.ts';
import { maxWhole, writePage, writeWhole } from './whole-list.ts';

/**
 * Records are shown as their declarations say, where their schemas come from as well: they are written as they are, and
 * not checked once more (content-lists.api.test.ts).
 */
const jsonType = 'application/json; charset=utf-8';

/** Lists and single records of everything the company publishes. An administrator's token adds the drafts. */
export function contentApi(app: ApiScope, context: ApiContext): void {
  for (const entity of entities) {
    addList(app, context, entity);
    addSingle(app, context, entity);
  }
}

function addList(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const whole = recordSchemas[entity.name];
  const schema = {
    tags: [entity.section],
    summary: `List ${entity.section.toLowerCase()}`,
    description: `With page or per_page the answer is one page; X-Total-Count and Link tell the rest. Without them it is whole, up to ${maxWhole} records. With fields each record has only those.`,
    querystring: listQuerySchema(entity),
    security: withOrWithoutToken,
    response: {
      200: jsonResponse('The records', z.union([z.array(whole), z.array(whole.partial())])),
      ...notModified,
      ...failuresOf(400, 401),
    },
  };
  app.get(`/${entity.path}`, { schema, config: allow('readers') }, async (request, reply) => {
    const parameters = request.query;
    const reader = readerOf(request);
    const query = toContentQuery(entity, parameters, reader);
    const asked = { entity, service, query, chosen: parameters.fields };
    const paging = pagingOf(parameters);
    const { total, ...written } = await (paging ? writePage(asked) : writeWhole(asked));
    // What a list without a page leaves out begins behind the last full page.
    const rest = total > maxWhole ? { page: maxWhole / maxPerPage, perPage: maxPerPage } : undefined;
    tellTotal({ request, reply, paging: paging ?? rest, total });
    return sendTagged(request, reply.type(jsonType), written);
  });
}

function addSingle(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const hasSlug = 'slug' in entity.fields;
  const schema = {
    tags: [entity.section],
    summary: `Read one ${entity.noun.one}`,
    params: z.object({ id: z.string().describe(hasSlug ? 'Id or slug' : 'Id') }),
    security: withOrWithoutToken,
    response: {
      200: jsonResponse('The record', recordSchemas[entity.name]),
      ...notModified,
      ...failuresOf(401, 404),
    },
  };
  app.get(`/${entity.path}/:id`, { schema, config: allow('readers') }, async (request, reply) => {
    const { id: key } = request.params;
    const reader = readerOf(request);
    const record = await service.get({ reader, key });
    const payload = writeRecord(entity, record, reader);
    return sendTagged(request, reply.type(jsonType), { payload, version: record.version });
  });
}
