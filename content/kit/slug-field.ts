import type { Entity } from './entity.ts';
import type { SlugField } from './field.ts';

/** The one field of an entity that is its slug; social posts have none. */
export function slugFieldOf(entity: Entity): SlugField | undefined {
  return Object.values(entity.fields).find((field) => field.kind === 'slug');
}
