import type { Db } from '#database/connect.ts';
import { createBlogPostService } from './entities/blog-post/blog-post.service.ts';
import { createCategoryService } from './entities/category/category.service.ts';
import { createGalleryProjectService } from './entities/gallery-project/gallery-project.service.ts';
import { createLandingPageService } from './entities/landing-page/landing-page.service.ts';
import { createProductService } from './entities/product/product.service.ts';
import { createSlabService } from './entities/slab/slab.service.ts';
import { createEntityService, type EntityService, type ServiceOptions } from './kit/service.ts';
import { type DeclaredEntity, entities } from './registry.ts';

/** The entities that have rules of their own; the others share those of the kit. */
const ownServices = {
  category: createCategoryService,
  product: createProductService,
  slab: createSlabService,
  blogPost: createBlogPostService,
  galleryProject: createGalleryProjectService,
  landingPage: createLandingPageService,
};
type OwnServices = typeof ownServices;

type ServiceOf<E extends DeclaredEntity> = E['name'] extends keyof OwnServices
  ? ReturnType<OwnServices[E['name']]>
  : EntityService<E>;

/** The services of all entities, by their tables. */
export type ContentServices = { [E in DeclaredEntity as E['table']]: ServiceOf<E> };
type ServicesByName = { [E in DeclaredEntity as E['name']]: ServiceOf<E> };

/** The services of all entities over one database, or over one transaction. */
export function createContentServices(db: Db, options: ServiceOptions = {}): ContentServices {
  const services = entities.map((entity) => {
    const own = Object.entries(ownServices).find(([name]) => name === entity.name)?.[1];
    return [entity.table, own ? own(db, options) : createEntityService(db, entity, options)];
  });
  return Object.fromEntries(services);
}

/** The same by the names of their entities. */
export function byEntityName(services: ContentServices): ServicesByName {
  const named = entities.map(({ name, table }) => [name, services[table]]);
  return Object.fromEntries(named);
}
