import { z } from 'zod';
import type { Resolved } from '#content/entities/resolve.service.ts';
import type { EntityName } from '#content/kit/field.ts';
import { slugPattern } from '#content/kit/slug.ts';
import { getEntity } from '#content/registry.ts';
import { notFound } from '#errors/app-error.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import { recordSchemas, showRecord } from '../kit/content-records.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, notModified } from '../kit/responses.ts';

const resolvedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('product'), data: recordSchemas.product }),
  z.object({ type: z.literal('blog'), data: recordSchemas.blogPost }),
  z.object({ type: z.literal('landing'), data: recordSchemas.landingPage }),
  z.object({ type: z.literal('page'), data: recordSchemas.page }),
]);

const entityNames: Record<Resolved['type'], EntityName> = {
  ...{ product: 'product', blog: 'blogPost', landing: 'landingPage', page: 'page' },
};

/** What a top-level path of the site leads to. */
export function resolveApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Addresses'],
    summary: 'The published record behind a top-level slug',
    params: z.object({ slug: z.string() }),
    response: {
      200: jsonResponse('What it is, and the record', resolvedSchema),
      ...notModified,
      ...failuresOf(401, 404),
    },
  };
  app.get('/resolve/:slug', { schema, config: allow('readers') }, async (request, reply) => {
    const { slug } = request.params;
    const found = slugPattern.test(slug) ? await services.resolve.resolve(slug) : undefined;
    if (!found) throw notFound(`There is nothing at "${slug}".`);
    const entity = getEntity(entityNames[found.type]);
    const payload = { type: found.type, data: showRecord(entity, found.data, 'visitor') };
    return sendTagged(request, reply, { payload });
  });
}
