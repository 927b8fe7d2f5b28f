import { z } from 'zod';
import type { Delay } from '#content/editorial/schedule/delays.repository.ts';
import { describeDelay } from '#content/kit/due.ts';
import { kindOf } from '#content/kit/nouns.shared.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { idInBody } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { plannedChangeSchema, showPlanned, timeParameter } from './schedule.schema.ts';

const tags = ['Schedule'];
const maxDismissed = 1000;

const timeZoneSchema = z.string().describe('The IANA name of the zone that the company is in');
const scheduleSchema = z.object({
  timeZone: timeZoneSchema,
  entries: z.array(plannedChangeSchema).describe('In the order of their times'),
});
const delaySchema = plannedChangeSchema.extend({
  action: z
    .enum(['publish', 'unpublish', 'miss'])
    .describe('miss: it was to appear and to go again in the meantime, and never appeared'),
  id: z.int().describe('Of the notice'),
  recordId: z.int(),
  doneAt: z.iso.datetime(),
  delay: z.string().describe('How late it was, and why, for a person'),
});
const dismissedSchema = z.strictObject({
  ids: z
    .array(idInBody('ids are the numbers of notices'), 'ids is a list of numbers')
    .min(1, 'Name at least one')
    .max(maxDismissed, `At most ${maxDismissed} at once`),
});

/** What appears on the site and goes by itself, and what of it was late. */
export function scheduleApi(app: ApiScope, context: ApiContext): void {
  addListing(app, context);
  addTimeZone(app, context);
  addDelays(app, context);
  addDismissing(app, context);
}

function addListing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'List what appears on the site and goes by itself',
    description: 'Only what is still to come, or to be caught up with; nothing in the trash.',
    security: bearer,
    querystring: z.object({ from: timeParameter('from').optional(), until: timeParameter('until') }),
    response: { 200: jsonResponse('What is planned', scheduleSchema), ...failuresOf(400, 401) },
  };
  app.get('/schedule', { schema, config: allow('schedule') }, async ({ query: { from, until } }) => {
    const planned = await services.schedule.list({ until, ...(from !== undefined && { from }) });
    const { timeZone } = await services.siteDocuments.get('company');
    return { timeZone, entries: planned.map(showPlanned) };
  });
}

function addTimeZone(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'The time zone that the company is in',
    security: bearer,
    response: {
      200: jsonResponse('Its IANA name', z.object({ timeZone: timeZoneSchema })),
      ...failuresOf(401),
    },
  };
  app.get('/schedule/time-zone', { schema, config: allow('records') }, async () => {
    const { timeZone } = await services.siteDocuments.get('company');
    return { timeZone };
  });
}

function addDelays(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'List what was done later than it was due, until somebody puts it away',
    security: bearer,
    response: { 200: jsonResponse('In the order it was due', z.array(delaySchema)), ...failuresOf(401) },
  };
  app.get('/schedule/delays', { schema, config: allow('schedule') }, async () =>
    (await services.schedule.listDelays()).map(showDelay),
  );
}

function addDismissing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Put notices about what was late away, for everybody',
    security: bearer,
    body: dismissedSchema,
    response: { 204: z.undefined().describe('Done'), ...failuresOf(400, 401, 415) },
  };
  app.post('/schedule/delays/dismiss', { schema, config: allow('schedule') }, async (request, reply) => {
    await services.schedule.dismissDelays(request.body.ids);
    return reply.code(204).send();
  });
}

function showDelay(delay: Delay) {
  const { id, entity, recordId, title, action, at, doneAt } = delay;
  const kind = kindOf(entity);
  return { id, path: entity.path, kind, recordId, title, action, at, doneAt, delay: describeDelay(delay) };
}
