import type { Db } from '#database/connect.ts';
import { getEntity } from '../registry.ts';
import type { Entity } from './entity.ts';
import type { EntityName } from './field.ts';
import { isTopLevel, slugFieldOf } from './slug.ts';

/** A record that holds a slug. */
type SlugHolder = { entity: EntityName; recordId: number };

/**
 * Enters the slug that a record is stored under. A slug that it had before leads to it from now on
 * (specification/addresses.md, "Moved slugs"). Of two requests at the same time, the primary key lets one succeed.
 */
export async function registerSlug(
  db: Db,
  entity: Entity,
  record: { id: number; slug: string; formerSlug?: string; now: string },
): Promise<void> {
  const { id, slug, formerSlug, now } = record;
  if (!slugFieldOf(entity) || slug === formerSlug) return;
  const holder = { entity: entity.name, recordId: id };
  if (isTopLevel(entity) && formerSlug === undefined) {
    await db
      .insertInto('topLevelSlugs')
      .values({ ...holder, slug })
      .execute();
  } else if (isTopLevel(entity)) {
    await db.updateTable('topLevelSlugs').set({ slug }).where('slug', '=', String(formerSlug)).execute();
  }
  await db.deleteFrom('slugHistory').where('entity', '=', entity.name).where('slug', '=', slug).execute();
  if (formerSlug === undefined) return;
  await db
    .insertInto('slugHistory')
    .values({ ...holder, slug: formerSlug, createdAt: now })
    .execute();
}

/** The record that a top-level slug belongs to, a draft and one in the trash included. */
export async function findTopLevelHolder(db: Db, slug: string): Promise<SlugHolder | undefined> {
  const row = await db
    .selectFrom('topLevelSlugs')
    .select(['entity', 'recordId'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { ...row, entity: row.entity as EntityName };
}

/** The record of an entity that once had this slug. */
export async function findFormerHolder(
  db: Db,
  query: { entity: EntityName; slug: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('slugHistory')
    .select('recordId')
    .where('entity', '=', query.entity)
    .where('slug', '=', query.slug)
    .executeTakeFirst();
  return row?.recordId;
}

/** Who has a slug already, records in the trash included; undefined where nobody else has. */
export async function findSlugHolder(
  db: Db,
  entity: Entity,
  query: { slug: string; recordId: number | undefined },
): Promise<{ isTrashed: boolean } | undefined> {
  const holder = isTopLevel(entity) ? await findTopLevelHolder(db, query.slug) : undefined;
  if (isTopLevel(entity) && !holder) return undefined;
  const name = holder?.entity ?? entity.name;
  const row = await db
    .selectFrom(getEntity(name).table)
    .select(['id', 'deletedAt'])
    .where('slug', '=', query.slug)
    .executeTakeFirst();
  if (!row || (name === entity.name && row.id === query.recordId)) return undefined;
  return { isTrashed: row.deletedAt !== null };
}

/** Frees the slugs of a record that is purged. */
export async function forgetSlugs(db: Db, record: { entity: EntityName; id: number }): Promise<void> {
  for (const table of ['topLevelSlugs', 'slugHistory'] as const) {
    await db
      .deleteFrom(table)
      .where('entity', '=', record.entity)
      .where('recordId', '=', record.id)
      .execute();
  }
}
