import { z } from 'zod';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { optionalPaging } from '../kit/list-query.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse, notModified } from '../kit/responses.ts';
import { bothSpellingsSchema } from '../kit/spellings.ts';
import { addSpamMark, sendMarked, spamQuery } from './spam-endpoints.ts';

const feedbackSchema = bothSpellingsSchema({
  id: z.number(),
  rating: z.number().describe('1 to 5 stars'),
  feedback: z.string(),
  sourcePage: z.string(),
  createdAt: z.string().describe('ISO 8601 in UTC'),
  language: z.string().nullable().describe('That it was sent in, a BCP 47 tag; null for older ones'),
});

const summarySchema = z
  .object({
    total: z.int(),
    average: z.number().nullable().describe('Stars; null where there is no feedback'),
  })
  .meta({ id: 'FeedbackSummary' });

/** What visitors think of the site. */
export function feedbackApi(app: ApiScope, { services: { feedback } }: ApiContext): void {
  const list = {
    tags: ['Feedback'],
    summary: 'List the feedback, newest first',
    description: 'With page or per_page the answer is one page; X-Total-Count and Link tell the rest.',
    querystring: spamQuery.extend(optionalPaging),
    security: bearer,
    response: {
      200: jsonResponse('All of it', z.array(feedbackSchema)),
      ...notModified,
      ...failuresOf(400, 401),
    },
  };
  app.get('/feedback', { schema: list, config: allow('inbox') }, (request, reply) =>
    sendMarked(request, reply, feedback),
  );

  const summary = {
    tags: ['Feedback'],
    summary: 'Sum up the feedback',
    security: bearer,
    response: { 200: jsonResponse('Without what is taken for spam', summarySchema), ...failuresOf(401) },
  };
  app.get('/feedback/summary', { schema: summary, config: allow('inbox') }, () => feedback.sumUp());

  const mark = feedback.mark;
  addSpamMark(app, { path: '/feedback', tag: 'Feedback', one: 'one feedback', mark });

  const remove = {
    tags: ['Feedback'],
    summary: 'Delete one feedback',
    params: z.object({ id: recordIdSchema }),
    security: bearer,
    response: { 204: z.undefined().describe('Deleted'), ...failuresOf(400, 401, 404) },
  };
  app.delete('/feedback/:id', { schema: remove, config: allow('inbox') }, async (request, reply) => {
    await feedback.remove(request.params.id);
    return reply.code(204).send();
  });
}
