import { z } from 'zod';
import { itemChangeSchema, itemChangesSchema } from '#inbox/inbox/inbox.schema.ts';
import { exportInbox } from '#inbox/inbox/inbox-export.ts';
import { replySchema } from '#inbox/inbox/replies.schema.ts';
import type { InboxItemDetail } from '#inbox/inbox/whole-inbox.service.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow, allowConfirmed } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { expectedVersionsOf } from '../kit/if-match.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { inBothSpellings } from '../kit/spellings.ts';
import { leaveToService } from '../kit/validation.ts';
import {
  changesResultSchema,
  inboxExportQuery,
  inboxListQuery,
  inboxPageSchema,
  itemDetailSchema,
  itemSchema,
  waitingSchema,
} from './inbox.schema.ts';
import { withShownConflict } from './inbox-endpoints.ts';

const shared = { tags: ['Inbox'], security: bearer };
const parameters = z.object({ id: recordIdSchema });

/** Everything that visitors send and the staff answers (specification/api.md, "Inbox"). */
export function inboxApi(app: ApiScope, context: ApiContext): void {
  addList(app, context);
  addExport(app, context);
  addWaiting(app, context);
  addSingle(app, context);
  addChanging(app, context);
  addChanges(app, context);
  addReplies(app, context);
  addDeleting(app, context);
}

function addList(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'List the inbox',
    description:
      'Enquiries, requests for a quote, messages and requests for samples together. Spam is listed only by its status.',
    querystring: inboxListQuery,
    response: { 200: jsonResponse('One page', inboxPageSchema), ...failuresOf(400, 401) },
  };
  app.get('/inbox', { schema, config: allow('inbox') }, async (request, reply) => {
    const { page, per_page, ...filter } = request.query;
    const query = { ...filter, page, perPage: per_page };
    const { items, total, unread } = await services.inbox.list(query, request.user?.username ?? '');
    const pages = Math.ceil(total / per_page);
    const payload = { items: items.map(inBothSpellings), total, pages, page, per_page, unread };
    return sendTagged(request, reply, { payload });
  });
}

function addExport(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Export the inbox as a table',
    querystring: inboxExportQuery,
    response: { 200: csvResponse, ...failuresOf(400, 401) },
  };
  app.get('/inbox/export', { schema, config: allowConfirmed('inbox') }, async (request, reply) => {
    await services.log.enterExport('the inbox as CSV');
    const items = services.inbox.readAll(request.query, request.user?.username ?? '');
    return sendCsv(reply, { name: 'inbox', pieces: exportInbox(items) });
  });
}

function addWaiting(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'What waits for an answer: for whom, and since when',
    response: { 200: jsonResponse('Numbers, and the most urgent', waitingSchema), ...failuresOf(401) },
  };
  app.get('/inbox/waiting', { schema, config: allow('inbox') }, async () => {
    const { oldest, ...numbers } = await services.inbox.readWaiting();
    return { ...numbers, oldest: oldest.map(inBothSpellings) };
  });
}

function addSingle(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Read one item of the inbox',
    description: 'With its history and what else its sender sent. Reading it does not mark it as read.',
    params: parameters,
    response: { 200: jsonResponse('The item', itemDetailSchema), ...failuresOf(400, 401, 404) },
  };
  app.get('/inbox/:id', { schema, config: allow('inbox') }, async (request, reply) => {
    const item = await services.inbox.get(request.params.id);
    return sendTagged(request, reply, { payload: showDetail(item), version: item.version });
  });
}

function addChanging(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Change the status, the assignee, the follow-up date, the notes or the read mark of one item',
    description: 'With If-Match it fails where somebody has changed it since.',
    params: parameters,
    body: itemChangeSchema,
    response: { 200: jsonResponse('The item', itemSchema), ...failuresOf(400, 401, 404, 412, 415) },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('inbox') };
  app.patch('/inbox/:id', options, async (request, reply) => {
    const editor = { username: request.user?.username ?? '', versions: expectedVersionsOf(request) };
    const item = await withShownConflict(() =>
      services.inbox.change(request.params.id, request.body, editor),
    );
    return sendTagged(request, reply, { payload: inBothSpellings(item), version: item.version });
  });
}

function addChanges(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Change many items at once',
    description: 'An item that has another version than the one given is left as it is and told of.',
    body: itemChangesSchema,
    response: { 200: jsonResponse('What was changed', changesResultSchema), ...failuresOf(400, 401, 415) },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('inbox') };
  app.post('/inbox/changes', options, async (request) => {
    const result = await services.inbox.changeMany(request.body, request.user?.username ?? '');
    const failed = result.failed.map(({ current, ...rest }) => ({
      ...rest,
      current: current && inBothSpellings(current),
    }));
    return { ...result, items: result.items.map(inBothSpellings), failed };
  });
  const undo = {
    ...shared,
    summary: 'Undo a change of items',
    description: 'All of it or nothing; not where somebody has changed one of the items since.',
    params: z.object({ action: z.string().max(40) }),
    response: {
      200: jsonResponse('The items as they are again', z.object({ items: z.array(itemSchema) })),
      ...failuresOf(400, 401, 404, 409),
    },
  };
  app.post('/inbox/changes/:action/undo', { schema: undo, config: allow('inbox') }, async (request) => ({
    items: (await services.inbox.undo(request.params.action)).map(inBothSpellings),
  }));
}

function addReplies(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Answer one item by mail',
    description:
      'The reply is kept with the item, which is answered then, and sent at once. The same text within a minute is one reply. Without a mail server the status is 409.',
    params: parameters,
    body: replySchema,
    response: {
      201: jsonResponse('The item with its replies', itemDetailSchema),
      ...failuresOf(400, 401, 404, 409, 415),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('inbox') };
  app.post('/inbox/:id/replies', options, async ({ params: { id }, body, user }, reply) => {
    await services.replies.send(id, body, user?.username ?? '');
    return reply.code(201).send(showDetail(await services.inbox.get(id)));
  });
}

function showDetail(item: InboxItemDetail) {
  return { ...inBothSpellings(item), earlier: item.earlier.map(inBothSpellings) };
}

function addDeleting(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Delete one item for good, with what was sent',
    params: parameters,
    response: { 204: z.undefined().describe('Deleted'), ...failuresOf(400, 401, 404) },
  };
  app.delete('/inbox/:id', { schema, config: allow('inbox') }, async (request, reply) => {
    await services.inbox.remove(request.params.id);
    return reply.code(204).send();
  });
}
