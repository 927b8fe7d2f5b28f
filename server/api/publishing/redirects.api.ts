import { z } from 'zod';
import { redirectKinds } from '#publishing/redirects/redirect-list.ts';
import { allow } from '../../http/access.ts';
import { authorOf } from '../content/content-writing.api.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { pagingParameters, textParameter } from '../kit/list-query.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const tags = ['Redirects'];
const parameters = z.object({ id: recordIdSchema });

const listed = z.object({
  id: z.int().nullable().describe('Null where it follows from a record that has moved'),
  kind: z.enum(redirectKinds),
  from: z.string(),
  to: z.string(),
  hits: z.int(),
  lastHitAt: z.string().nullable(),
  updatedAt: z.string(),
  username: z.string(),
  problem: z.string().describe('Why it does not lead anybody anywhere; empty where it does'),
});

const body = z.strictObject({
  from: z.string('Give the address that visitors ask for').describe('A path of this site'),
  to: z.string('Give the address that they are sent to').describe('A path of this site, or an https URL'),
});

const stored = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  undo: z.int().describe('The number to undo this by'),
});

/** Redirects that somebody makes (specification/addresses.md, "Redirects"). */
export function redirectsApi(app: ApiScope, context: ApiContext): void {
  addReading(app, context);
  addWriting(app, context);
  addRemoving(app, context);
}

function addReading(app: ApiScope, { services }: ApiContext): void {
  const list = {
    tags,
    summary: 'List redirects',
    description: 'Those that somebody made, the newest first, then those of records that have moved.',
    querystring: pagingParameters.extend({
      search: textParameter.default('').describe('Words in either address'),
      kind: z.enum(redirectKinds, `kind is one of: ${redirectKinds.join(', ')}`).optional(),
      broken: z
        .enum(['true', 'false'], 'broken is true or false')
        .default('false')
        .describe('Only those that lead nowhere'),
    }),
    security: bearer,
    response: {
      200: jsonResponse('One page', z.object({ redirects: z.array(listed), total: z.int() })),
      ...failuresOf(400, 401),
    },
  };
  app.get('/redirects', { schema: list, config: allow('redirects') }, async (request) => {
    const { per_page, broken, kind, ...query } = request.query;
    return services.redirects.list({ ...query, kind, broken: broken === 'true', perPage: per_page });
  });

  const file = {
    tags,
    summary: 'Export redirects as CSV',
    description: 'Those that somebody made, in the columns that importing reads.',
    security: bearer,
    response: { 200: csvResponse, ...failuresOf(401) },
  };
  app.get('/redirects/export.csv', { schema: file, config: allow('redirects') }, async (_request, reply) => {
    await services.log.enterExport('the redirects as CSV');
    return sendCsv(reply, { name: 'redirects', pieces: services.redirects.export() });
  });
}

function addWriting(app: ApiScope, { services }: ApiContext): void {
  const shared = { tags, body, security: bearer };
  const description =
    'Refused where a page is at the address already, where it would lead nowhere, to another redirect or in a circle.';
  const creating = {
    ...{ ...shared, summary: 'Add a redirect', description },
    response: { 201: jsonResponse('The redirect', stored), ...failuresOf(400, 401, 409, 413, 415) },
  };
  app.post('/redirects', { schema: creating, config: allow('redirects') }, async (request, reply) => {
    const { redirect, undo } = await services.redirects.create(request.body, authorOf(request));
    return reply.code(201).send({ ...show(redirect), undo });
  });

  const changing = {
    ...{ ...shared, summary: 'Change a redirect', description, params: parameters },
    response: { 200: jsonResponse('The redirect', stored), ...failuresOf(400, 401, 404, 409, 413, 415) },
  };
  app.put('/redirects/:id', { schema: changing, config: allow('redirects') }, async (request) => {
    const { id } = request.params;
    const { redirect, undo } = await services.redirects.change(id, request.body, authorOf(request));
    return { ...show(redirect), undo };
  });
}

function addRemoving(app: ApiScope, { services }: ApiContext): void {
  const deleting = {
    tags,
    summary: 'Delete a redirect',
    params: parameters,
    security: bearer,
    response: {
      200: jsonResponse('Deleted; the number to undo it by', z.object({ undo: z.int() })),
      ...failuresOf(400, 401, 404),
    },
  };
  app.delete('/redirects/:id', { schema: deleting, config: allow('redirects') }, async (request) => ({
    undo: await services.redirects.remove(request.params.id, authorOf(request)),
  }));

  const undoing = {
    tags,
    summary: 'Undo a change of redirects',
    description:
      'Of what was added, changed, deleted or imported, for 30 days; refused where it has changed since.',
    params: parameters,
    security: bearer,
    response: {
      200: jsonResponse('How many redirects are as before', z.object({ undone: z.int() })),
      ...failuresOf(400, 401, 404, 409),
    },
  };
  app.post('/redirects/undo/:id', { schema: undoing, config: allow('redirects') }, async (request) => ({
    undone: await services.redirects.undo(request.params.id, authorOf(request)),
  }));
}

function show({ id, source, target }: { id: number; source: string; target: string }) {
  return { id, from: source, to: target };
}
