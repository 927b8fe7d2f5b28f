import { z } from 'zod';
import { blogPostEntity } from '#content/entities/blog-post/blog-post.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { slugPattern } from '#content/kit/slug.ts';
import { notFound } from '#errors/app-error.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import { recordSchemas, showRecord } from '../kit/content-records.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, notModified } from '../kit/responses.ts';

const resolvedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('product'), data: recordSchemas.product }),
  z.object({ type: z.literal('blog'), data: recordSchemas.blogPost }),
]);

/** What a top-level path of the site leads to. */
export function resolveApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Addresses'],
    summary: 'The published product or article behind a top-level slug',
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
    if (!found) throw notFound(`There is no product or article at "${slug}".`);
    const entity = found.type === 'product' ? productEntity : blogPostEntity;
    const payload = { type: found.type, data: showRecord(entity, found.data, 'visitor') };
    return sendTagged(request, reply, { payload });
  });
}
