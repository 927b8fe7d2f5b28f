import { type RawBuilder, sql } from 'kysely';
import type { Entity } from './entity.ts';
import { slugFieldOf } from './slug.ts';

/** Whether a row has this slug; numbers that people gave are found whatever their case. */
export function hasSlug(entity: Entity, slug: string): RawBuilder<boolean> {
  return slugFieldOf(entity)?.numberRule
    ? sql<boolean>`lower(slug) = ${slug.toLowerCase()}`
    : sql<boolean>`slug = ${slug}`;
}
