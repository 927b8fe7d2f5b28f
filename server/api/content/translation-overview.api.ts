import { z } from 'zod';
import {
  type OverviewCount,
  overviewChoices,
  overviewStatuses,
  translatedKinds,
} from '#content/translations/translation-overview.service.ts';
import { translationStatuses } from '#content/translations/translations.repository.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { pagingParameters, textParameter } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const querySchema = pagingParameters.extend({
  language: textParameter.optional().describe('One of the languages of the site but the first'),
  kind: z
    .enum(translatedKinds, `kind is one of: ${translatedKinds.join(', ')}`)
    .optional()
    .describe('What is translated'),
  status: z
    .enum(overviewChoices, `status is one of: ${overviewChoices.join(', ')}`)
    .optional()
    .describe('What is outdated is a draft or published as well; todo is missing or outdated'),
});
const countsShape = Object.fromEntries(overviewStatuses.map((status) => [status, z.int()])) as Record<
  (typeof overviewStatuses)[number],
  z.ZodInt
>;
const overviewSchema = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(translatedKinds),
      subject: z
        .string()
        .describe('The id of a record, the key of a document of the site or the path of a picture'),
      title: z.string(),
      language: z.string(),
      status: z.enum(translationStatuses),
      isOutdated: z.boolean(),
    }),
  ),
  total: z.int(),
  counts: z
    .array(z.object({ language: z.string(), kind: z.enum(translatedKinds), ...countsShape }))
    .describe('Of everything, whatever the list is narrowed to'),
});

/** How far the whole site is translated. */
export function translationOverviewApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Translations'],
    summary: 'List what is translated, and how far',
    security: bearer,
    querystring: querySchema,
    response: { 200: jsonResponse('One page, and counts', overviewSchema), ...failuresOf(400, 401) },
  };
  app.get('/translations', { schema, config: allow('records') }, async (request) => {
    const { per_page: perPage, ...query } = request.query;
    const { list, count } = services.translationOverview;
    const counts: OverviewCount[] = await count();
    return { ...(await list({ ...query, perPage })), counts } as z.infer<typeof overviewSchema>;
  });
}
