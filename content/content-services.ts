import type { Db } from '#database/connect.ts';
import { createBlogPostService } from './blog-post/blog-post.service.ts';
import { createCategoryService } from './category/category.service.ts';
import { createGalleryProjectService } from './gallery-project/gallery-project.service.ts';
import type { EntityName } from './kit/field.ts';
import type { ServiceOptions } from './kit/service.ts';
import { createProductService } from './product/product.service.ts';
import { createSocialPostService } from './social-post/social-post.service.ts';

export type ContentServices = ReturnType<typeof createContentServices>;

/** The services of the five entities over one database, or over one transaction. */
export function createContentServices(db: Db, options: ServiceOptions = {}) {
  return {
    categories: createCategoryService(db, options),
    products: createProductService(db, options),
    blogPosts: createBlogPostService(db, options),
    socialPosts: createSocialPostService(db, options),
    galleryProjects: createGalleryProjectService(db, options),
  };
}

/** The five by the names of their entities. */
export function byEntityName(services: ContentServices) {
  return {
    category: services.categories,
    product: services.products,
    blogPost: services.blogPosts,
    socialPost: services.socialPosts,
    galleryProject: services.galleryProjects,
  } satisfies Record<EntityName, unknown>;
}
