import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { BlogPostService } from '#content/blog-post/blog-post.service.ts';
import type { EntityName } from '#content/kit/field.ts';
import { findReferences } from '#content/kit/references.repository.ts';
import { findFormerHolder, findTopLevelHolder } from '#content/kit/slug-registry.repository.ts';
import type { Product } from '#content/product/product.entity.ts';
import type { ProductService } from '#content/product/product.service.ts';
import { getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';

export type Resolved = { type: 'product'; data: Product } | { type: 'blog'; data: BlogPost };
export type ResolveService = ReturnType<typeof createResolveService>;

/** What the slugs of public paths lead to (specification/addresses.md, "Top-level slugs"). */
export function createResolveService(
  db: Db,
  services: { products: Pick<ProductService, 'findByIds'>; blogPosts: Pick<BlogPostService, 'findByIds'> },
) {
  return {
    /** The published product or article with this slug, or undefined. */
    async resolve(slug: string): Promise<Resolved | undefined> {
      const holder = await findTopLevelHolder(db, slug);
      if (!holder) return undefined;
      const query = { reader: 'visitor' as const, ids: [holder.recordId] };
      if (holder.entity === 'product') {
        const [product] = await services.products.findByIds(query);
        return product && { type: 'product', data: product };
      }
      const [post] = await services.blogPosts.findByIds(query);
      return post && { type: 'blog', data: post };
    },

    /** The current slug and path of the published record that once had this slug, among the requested entities. */
    async findMoved(query: {
      entities: readonly EntityName[];
      slug: string;
    }): Promise<{ slug: string; path: string } | undefined> {
      for (const entity of query.entities) {
        const id = await findFormerHolder(db, { entity, slug: query.slug });
        if (id === undefined) continue;
        const found = await findReferences(db, { to: entity, ids: [id], reader: 'visitor' });
        const record = found.get(id);
        if (record) return { slug: record.slug, path: getEntity(entity).pathOf(record) };
      }
      return undefined;
    },
  };
}
