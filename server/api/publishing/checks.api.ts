import { z } from 'zod';
import { lackKinds, pictureFacts, severities } from '#content/editorial/checks/lack.ts';
import { entities } from '#content/registry.ts';
import { checkedKinds } from '#publishing/checks/checks.service.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { pagingParameters, textParameter } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const tags = ['Checks'];
const maxNamed = 500;
const names = z.array(z.string('Give a list of texts').max(2000), 'Give a list of texts').max(maxNamed);
const entityNames = entities.map(({ name }) => name);

const lack = z.object({
  kind: z.enum(lackKinds),
  severity: z.enum(severities),
  field: z.string().describe('Its name, or its place inside a document'),
  label: z.string(),
  message: z.string(),
  picture: z.string().optional().describe('The picture that nobody has described'),
});

const report = z.object({
  items: z.array(
    z.object({
      kind: z.enum(checkedKinds),
      key: z.string(),
      title: z.string(),
      formPath: z.string().describe('Its form in the back office; behind # stands the field'),
      isDraft: z.boolean(),
      lacks: z.array(lack),
    }),
  ),
  total: z.int(),
  byKind: z.partialRecord(z.enum(checkedKinds), z.int()),
  byLack: z.partialRecord(z.enum(lackKinds), z.int()),
});

const pathState = z.union([
  z.object({ kind: z.enum(['there', 'missing', 'off']) }),
  z.object({ kind: z.enum(['draft', 'trashed']), title: z.string() }),
  z.object({ kind: z.literal('moved'), to: z.string() }),
]);

const listing = {
  tags,
  summary: 'List what lacks something',
  description:
    'Records, documents of the site and redirects, those with most problems first; without the trash.',
  querystring: pagingParameters.extend({
    kind: z.enum(checkedKinds, `kind is one of: ${checkedKinds.join(', ')}`).optional(),
    lack: z.enum(lackKinds, `lack is one of: ${lackKinds.join(', ')}`).optional(),
    severity: z.enum(severities, 'severity is problem or hint').optional(),
    search: textParameter.default('').describe('Words in the title'),
  }),
  security: bearer,
  response: { 200: jsonResponse('One page, and numbers of all', report), ...failuresOf(400, 401) },
};

const facts = {
  tags,
  summary: 'Tell what links, pictures and records are like that a form names',
  description: 'Changes nothing. What leads to another site is left out.',
  body: z.strictObject({
    links: names,
    pictures: names,
    references: z
      .array(z.strictObject({ entity: z.enum(entityNames), target: z.string().max(200) }))
      .max(maxNamed),
  }),
  security: bearer,
  response: {
    200: jsonResponse(
      'By what was asked about; records by their entity and key',
      z.object({
        links: z.record(z.string(), pathState),
        pictures: z.record(z.string(), z.enum(pictureFacts)),
        references: z.record(z.string(), pathState),
      }),
    ),
    ...failuresOf(400, 401, 413, 415),
  },
};

/** What the site lacks (specification/back-office.md, "Checks"). */
export function checksApi(app: ApiScope, { services }: ApiContext): void {
  app.get('/checks', { schema: listing, config: allow('publishCheck') }, async (request) => {
    const { per_page, kind, lack: wanted, severity, ...query } = request.query;
    return services.checks.report({ ...query, kind, lack: wanted, severity, perPage: per_page });
  });

  app.post('/checks/facts', { schema: facts, config: allow('publishCheck') }, async (request) =>
    services.checks.lookUp(request.body),
  );
}
