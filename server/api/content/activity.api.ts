import { z } from 'zod';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { pagingParameters } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const pageSchema = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      username: z.string(),
      createdAt: z.iso.datetime(),
      text: z.string().describe('What was done, as a sentence'),
      entity: z.string().nullable().describe('Null where it was not done to a record of content'),
      path: z.string().nullable(),
      key: z.string().nullable().describe('Of a document of the site'),
      recordId: z.int().nullable(),
      bulkId: z.int().nullable().describe('Of an import that can be undone'),
    }),
  ),
  total: z.int(),
  pages: z.int(),
  page: z.int(),
  per_page: z.int(),
});

/** Who did what in the back office, in plain words. */
export function activityApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Activity'],
    summary: 'List what was done, the newest first',
    security: bearer,
    querystring: pagingParameters,
    response: { 200: jsonResponse('One page', pageSchema), ...failuresOf(400, 401) },
  };
  app.get('/activity', { schema, config: allow('activity') }, async (request) => {
    const { page, per_page: perPage } = request.query;
    const { entries, total } = await services.activity.list({ page, perPage });
    return { entries, total, pages: Math.max(1, Math.ceil(total / perPage)), page, per_page: perPage };
  });
}
