import { z } from 'zod';
import { allow, allowConfirmed } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { optionalPaging } from '../kit/list-query.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse, notModified } from '../kit/responses.ts';
import { bothSpellingsSchema } from '../kit/spellings.ts';
import { addSpamMark, sendMarked, spamQuery } from './spam-endpoints.ts';

const subscriberSchema = bothSpellingsSchema({
  id: z.number(),
  email: z.string(),
  createdAt: z.string().describe('ISO 8601 in UTC'),
  language: z.string().nullable().describe('That it was sent in, a BCP 47 tag; null for older ones'),
});

/** The subscribers of the newsletter. */
export function newsletterApi(app: ApiScope, { services: { subscribers, log } }: ApiContext): void {
  const list = {
    tags: ['Newsletter'],
    summary: 'List the subscribers, newest first',
    description: 'With page or per_page the answer is one page; X-Total-Count and Link tell the rest.',
    querystring: spamQuery.extend(optionalPaging),
    security: bearer,
    response: {
      200: jsonResponse('All of them', z.array(subscriberSchema)),
      ...notModified,
      ...failuresOf(400, 401),
    },
  };
  app.get('/newsletter', { schema: list, config: allow('inbox') }, (request, reply) =>
    sendMarked(request, reply, subscribers),
  );

  const mark = subscribers.mark;
  addSpamMark(app, { path: '/newsletter', tag: 'Newsletter', one: 'a subscriber', mark });

  addExport(app, { subscribers, log });

  const remove = {
    tags: ['Newsletter'],
    summary: 'Delete a subscriber',
    params: z.object({ id: recordIdSchema }),
    security: bearer,
    response: { 204: z.undefined().describe('Deleted'), ...failuresOf(400, 401, 404) },
  };
  app.delete('/newsletter/:id', { schema: remove, config: allow('inbox') }, async (request, reply) => {
    await subscribers.remove(request.params.id);
    return reply.code(204).send();
  });
}

function addExport(
  app: ApiScope,
  { subscribers, log }: Pick<ApiContext['services'], 'subscribers' | 'log'>,
): void {
  const exporting = {
    tags: ['Newsletter'],
    summary: 'Export the subscribers as a table',
    security: bearer,
    response: { 200: csvResponse, ...failuresOf(401) },
  };
  app.get(
    '/newsletter/export',
    { schema: exporting, config: allowConfirmed('personalData') },
    async (_request, reply) => {
      await log.enterExport('the subscribers as CSV');
      return sendCsv(reply, { name: 'newsletter', pieces: subscribers.exportCsv() });
    },
  );
}
