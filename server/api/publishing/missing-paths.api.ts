import { z } from 'zod';
import { missingLists } from '#publishing/redirects/missing-paths/missing-paths.repository.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { pagingParameters, textParameter } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const missingPath = z.object({
  path: z.string(),
  visits: z.int().describe('By people'),
  programVisits: z.int().describe('By search engines and other programs'),
  referrer: z.string().describe('The host of the page that led there last; empty where none did'),
  firstAt: z.string(),
  lastAt: z.string(),
  ignoredAt: z.string().nullable(),
  suggestion: z
    .object({ path: z.string(), title: z.string() })
    .nullable()
    .describe('The page whose address is most like it'),
});

/** The paths that visitors requested and did not find (specification/back-office.md, "Not found"). */
export function missingPathsApi(app: ApiScope, { services }: ApiContext): void {
  const list = {
    tags: ['Not found'],
    summary: 'List addresses that visitors did not find',
    description: 'Most asked for first; those that are redirected by now are left out.',
    querystring: pagingParameters.extend({
      list: z.enum(missingLists, `list is one of: ${missingLists.join(', ')}`).default('people'),
      search: textParameter.default('').describe('Words in the address'),
    }),
    security: bearer,
    response: {
      200: jsonResponse('One page', z.object({ paths: z.array(missingPath), total: z.int() })),
      ...failuresOf(400, 401),
    },
  };
  app.get('/not-found', { schema: list, config: allow('redirects') }, async (request) => {
    const { per_page, ...query } = request.query;
    return services.missingPaths.list({ ...query, perPage: per_page });
  });

  const ignoring = {
    tags: ['Not found'],
    summary: 'Ignore an address that visitors did not find, or show it again',
    body: z.strictObject({
      path: textParameter.describe('As the list has it'),
      ignored: z.boolean('ignored is true or false'),
    }),
    security: bearer,
    response: {
      204: z.undefined().describe('Stored'),
      ...failuresOf(400, 401, 404, 413, 415),
    },
  };
  app.patch('/not-found', { schema: ignoring, config: allow('redirects') }, async (request, reply) => {
    const { path, ignored } = request.body;
    await (ignored ? services.missingPaths.ignore(path) : services.missingPaths.notice(path));
    return reply.code(204).send();
  });
}
