import { z } from 'zod';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, notModified } from '../kit/responses.ts';

const seoSchema = z.object({ metaTitle: z.string(), metaDescription: z.string(), metaUrl: z.string() });
const unknownSchema = z.object({ error: z.string(), message: z.string() });

/** The metadata of a page for search engines. */
export function seoApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Addresses'],
    summary: 'Title, description and canonical URL of a page',
    querystring: z.object({
      path: z
        .string('path is the path of a page, given once')
        .max(500, 'At most 500 characters')
        .default('')
        .describe('Path of a page, with or without its leading and closing slash; empty for the home page'),
    }),
    response: {
      200: jsonResponse('What search engines are told', seoSchema),
      ...notModified,
      ...failuresOf(400, 401),
      404: jsonResponse('There is no such page', unknownSchema),
    },
  };
  app.get('/seo/by-path', { schema, config: allow('readers') }, async (request, reply) => {
    const { path } = request.query;
    const payload = await services.heads.findByPath(path);
    if (payload) return sendTagged(request, reply, { payload });
    const message = `There is no page at "${path}".`;
    return reply.code(404).send({ error: message, message });
  });
}
