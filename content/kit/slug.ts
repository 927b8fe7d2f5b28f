import { shippedTags } from '#messages/shipped-tags.shared.ts';
import { entities } from '../registry.ts';
import { staticPages } from '../static-pages.shared.ts';
import type { Entity } from './entity.ts';
import type { SlugField } from './field.ts';

/** Well below what the API's router and an index of either database accept. */
export const maxSlugLength = 120;

/** Lower-case Latin letters, digits and single hyphens, e.g. `azul-bahia`. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Top-level paths that belong to the site itself (specification/addresses.md, "Top-level slugs"): its pages, what the
 * paths of records begin with, and its languages.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...entities.flatMap((entity) => entity.pathOf({ slug: '' }).split('/')[1] || []),
  ...staticPages.flatMap(({ path }) => path.split('/')[1] || []),
  ...shippedTags,
  '404',
  'admin',
  'api',
  'assets',
  'uploads',
  'pictures',
  'tiles',
]);

/** Path segments that follow `/api/{kind}/` beside slugs, now or planned: they would hide a record with that slug. */
export const reservedSegments: ReadonlySet<string> = new Set([
  'bulk',
  'cells',
  'export',
  'fit',
  'holds',
  'import',
  'order',
  'restore',
  'revisions',
  'translations',
  'trash',
  'undo',
]);

/** The one field of an entity that is its slug; social posts have none. */
export function slugFieldOf(entity: Entity): SlugField | undefined {
  return Object.values(entity.fields).find((field) => field.kind === 'slug');
}

/** Whether its records share their paths with other kinds, directly below the site's root. */
export function isTopLevel(entity: Entity): boolean {
  return slugFieldOf(entity)?.space === 'top-level';
}

/** The records among which a slug is unique. */
export function slugSpaceOf(entity: Entity): string {
  return isTopLevel(entity) ? 'top-level' : entity.name;
}

/** Whether a path belongs to the site itself, so that no record can have it. */
export function isReserved(entity: Entity, slug: string): boolean {
  return reservedSegments.has(slug) || (isTopLevel(entity) && reservedSlugs.has(slug));
}
