import { blogPostEntity } from './entities/blog-post/blog-post.entity.ts';
import { categoryEntity } from './entities/category/category.entity.ts';
import { galleryProjectEntity } from './entities/gallery-project/gallery-project.entity.ts';
import { landingPageEntity } from './entities/landing-page/landing-page.entity.ts';
import { pageEntity } from './entities/page/page.entity.ts';
import { productEntity } from './entities/product/product.entity.ts';
import { slabEntity } from './entities/slab/slab.entity.ts';
import { socialPostEntity } from './entities/social-post/social-post.entity.ts';
import type { Entity } from './kit/entity.ts';
import type { EntityName } from './kit/field.ts';

/** Everything the company publishes, in the order the back office lists it. */
export const entities = [
  categoryEntity,
  productEntity,
  slabEntity,
  blogPostEntity,
  socialPostEntity,
  galleryProjectEntity,
  landingPageEntity,
  pageEntity,
] as const;

export type DeclaredEntity = (typeof entities)[number];

/** An entity whose records have a page each. */
export type PagedEntity = Extract<DeclaredEntity, { fields: { slug: object } }>;

/** An entity whose records have their pages directly below the site's root. */
export type TopLevelEntity = Extract<PagedEntity, { fields: { slug: { space: 'top-level' } } }>;

/** The entities whose records have a page each, in the same order. */
export const pagedEntities = entities.filter((entity): entity is PagedEntity => entity.hasOwnPage);

/** The names of those whose records have their pages directly below the site's root. */
export const topLevelNames = pagedEntities
  .filter(isTopLevelEntity)
  .map(({ name }): TopLevelEntity['name'] => name);

function isTopLevelEntity(entity: PagedEntity): entity is TopLevelEntity {
  return entity.fields.slug.space === 'top-level';
}

/** The declaration of a name. */
export function getEntity(name: EntityName): Entity {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`There is no entity named "${name}"`);
  return entity;
}
