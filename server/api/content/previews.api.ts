import { z } from 'zod';
import { entities } from '#content/registry.ts';
import { invalid } from '#errors/app-error.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { idInBody } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const paths = entities.map((entity) => entity.path);
const bodySchema = z.strictObject({
  path: z.enum(paths, `path is one of: ${paths.join(', ')}`),
  id: idInBody('id is the id of a record'),
});

/** Links that show a saved record, draft or not, as a visitor would see it. */
export function previewsApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Previews'],
    summary: 'Make a link that shows a saved record for 15 minutes',
    security: bearer,
    body: bodySchema,
    response: {
      201: jsonResponse('Where it is shown', z.object({ href: z.string() })),
      ...failuresOf(400, 401, 404, 415),
    },
  };
  app.post('/previews', { schema, config: allow('content') }, async (request, reply) => {
    const { path, id } = request.body;
    const entity = entities.find((candidate) => candidate.path === path);
    if (!entity) throw invalid({ path: `There is nothing at "${path}"` });
    return reply.code(201).send({ href: await services.previews.create({ entity, id }) });
  });
}
