import type { Db } from '#database/connect.ts';
import type { Entity } from './entity.ts';
import type { EntityName } from './field.ts';
import { referenceTargets } from './references.repository.ts';
import { slugFieldOf } from './slug-field.ts';

/** Enters a new record's slug; the primary key decides where two arrive at once. */
export async function registerSlug(
  db: Db,
  entity: Entity,
  record: { id: number; slug: string },
): Promise<void> {
  if (slugFieldOf(entity)?.space === 'top-level') {
    await db
      .insertInto('topLevelSlugs')
      .values({ slug: record.slug, entity: entity.name, recordId: record.id })
      .execute();
  }
  await forgetMovedSlug(db, entity, record.slug);
}

/**
 * Moves a record to another slug; the old one leads to the record from now on (specification/addresses.md, "Moved
 * slugs").
 */
export async function moveSlug(
  db: Db,
  entity: Entity,
  move: { id: number; from: string; to: string; now: string },
): Promise<void> {
  if (slugFieldOf(entity)?.space === 'top-level') {
    await db.updateTable('topLevelSlugs').set({ slug: move.to }).where('slug', '=', move.from).execute();
  }
  await forgetMovedSlug(db, entity, move.to);
  await db
    .insertInto('slugHistory')
    .values({ entity: entity.name, slug: move.from, recordId: move.id, createdAt: move.now })
    .execute();
}

/** The address today of the record that once had this slug. */
export async function findMovedSlug(
  db: Db,
  query: { entity: EntityName; slug: string },
): Promise<string | undefined> {
  const moved = await db
    .selectFrom('slugHistory')
    .select('recordId')
    .where('entity', '=', query.entity)
    .where('slug', '=', query.slug)
    .executeTakeFirst();
  if (!moved) return undefined;
  const target = referenceTargets[query.entity];
  let select = db
    .selectFrom(target.table)
    .select('slug')
    .where('id', '=', moved.recordId)
    .where('deletedAt', 'is', null);
  if (target.hasDrafts) select = select.where('published', '=', 1);
  const record = await select.executeTakeFirst();
  return record && String(record.slug);
}

/** Who has a slug already, records in the trash included; undefined where nobody else has. */
export async function findSlugHolder(
  db: Db,
  entity: Entity,
  query: { slug: string; recordId: number | undefined },
): Promise<{ isTrashed: boolean } | undefined> {
  const holder =
    slugFieldOf(entity)?.space === 'top-level'
      ? await findTopLevelHolder(db, query.slug)
      : { name: entity.name, slug: query.slug };
  if (!holder) return undefined;
  const row = await db
    .selectFrom(referenceTargets[holder.name].table)
    .select(['id', 'deletedAt'])
    .where('slug', '=', holder.slug)
    .executeTakeFirst();
  if (!row || (holder.name === entity.name && row.id === query.recordId)) return undefined;
  return { isTrashed: row.deletedAt !== null };
}

async function findTopLevelHolder(
  db: Db,
  slug: string,
): Promise<{ name: EntityName; slug: string } | undefined> {
  const row = await db
    .selectFrom('topLevelSlugs')
    .select('entity')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { name: row.entity as EntityName, slug };
}

async function forgetMovedSlug(db: Db, entity: Entity, slug: string): Promise<void> {
  await db.deleteFrom('slugHistory').where('entity', '=', entity.name).where('slug', '=', slug).execute();
}

/** Frees the addresses of a record that is deleted for good. */
export async function forgetSlugs(db: Db, record: { entity: EntityName; id: number }): Promise<void> {
  for (const table of ['topLevelSlugs', 'slugHistory'] as const) {
    await db
      .deleteFrom(table)
      .where('entity', '=', record.entity)
      .where('recordId', '=', record.id)
      .execute();
  }
}
