import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { BlogPostService } from '#content/blog-post/blog-post.service.ts';
import type { EntityName } from '#content/kit/field.ts';
import { findMovedSlug } from '#content/kit/slug-registry.repository.ts';
import type { Product } from '#content/product/product.entity.ts';
import type { ProductService } from '#content/product/product.service.ts';
import type { Db } from '#database/connect.ts';

export type Resolved = { type: 'product'; data: Product } | { type: 'blog'; data: BlogPost };
export type ResolveService = ReturnType<typeof createResolveService>;

/** What a top-level address leads to (specification/addresses.md, "Top-level slugs"). */
export function createResolveService(
  db: Db,
  services: { products: ProductService; blogPosts: BlogPostService },
) {
  return {
    /** The published product or article with this slug, or undefined. */
    async resolve(slug: string): Promise<Resolved | undefined> {
      const product = await services.products.find({ reader: 'visitor', key: slug });
      if (product?.slug === slug) return { type: 'product', data: product };
      const post = await services.blogPosts.find({ reader: 'visitor', key: slug });
      return post?.slug === slug ? { type: 'blog', data: post } : undefined;
    },

    /** Today's slug of the published record that once had this one, among the entities asked for. */
    async findMoved(query: { entities: EntityName[]; slug: string }): Promise<string | undefined> {
      for (const entity of query.entities) {
        const slug = await findMovedSlug(db, { entity, slug: query.slug });
        if (slug !== undefined) return slug;
      }
      return undefined;
    },
  };
}
