import { z } from 'zod';
import { entities } from '#content/registry.ts';
import { invalid } from '#errors/app-error.ts';
import { allow, ownOf } from '../../http/access.ts';
import { previewCookieOf, previewLinkOf } from '../../http/closed-site.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { idInBody } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const paths = entities.map((entity) => entity.path);
const bodySchema = z.strictObject({
  path: z.enum(paths, `path is one of: ${paths.join(', ')}`),
  id: idInBody('id is the id of a record'),
});

type Services = ApiContext['services'];

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
  addSitePreview(app, services);
  app.post('/previews', { schema, config: allow('content') }, async (request, reply) => {
    const { path, id } = request.body;
    const entity = entities.find((candidate) => candidate.path === path);
    if (!entity) throw invalid({ path: `There is nothing at "${path}"` });
    return reply.code(201).send({ href: await services.previews.create({ entity, id }) });
  });
}

function addSitePreview(app: ApiScope, { sitePreviews }: Services): void {
  const schema = {
    tags: ['Previews'],
    summary: 'See the site while it is closed to visitors',
    description:
      'Sets a cookie with which the site can be read for 12 hours, until its session ends; the link sets it as well, where the site has another origin.',
    security: bearer,
    response: {
      201: jsonResponse('Where the site begins', z.object({ href: z.string() })),
      ...failuresOf(401),
    },
  };
  app.post('/previews/site', { schema, config: allow('records') }, async (request, reply) => {
    const token = await sitePreviews.create(ownOf(request).token);
    if (request.side === 'only') reply.header('set-cookie', previewCookieOf(token, request));
    return reply.code(201).send({ href: previewLinkOf(token) });
  });
}
