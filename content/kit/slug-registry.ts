import type { Db } from '#database/connect.ts';
import { isUniqueViolation } from '#database/is-unique-violation.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import type { Entity } from './entity.ts';
import type { EntityName, SlugField } from './field.ts';
import { referenceTargets } from './references.ts';
import { reservedSlugs, slugFrom } from './slug.ts';

/** The one field of an entity that is its slug; social posts have none. */
export function slugFieldOf(entity: Entity): SlugField | undefined {
  return Object.values(entity.fields).find((field) => field.kind === 'slug');
}

/**
 * The slug that a record gets: the one asked for, or a free one made from its name (decisions.md, section 3).
 * @throws AppError `invalid` for a reserved address, `conflict` for a taken one; both name the field `slug`
 */
export async function chooseSlug(
  db: Db,
  entity: Entity,
  wish: { slug: string; name: string; recordId?: number },
): Promise<string> {
  const isTaken = (slug: string) => isSlugTaken(db, entity, { slug, recordId: wish.recordId });
  if (wish.slug !== '') {
    if (isReserved(entity, wish.slug))
      throw invalid({ slug: `"${wish.slug}" is an address of the site itself` });
    if (await isTaken(wish.slug)) throw slugTaken(wish.slug);
    return wish.slug;
  }
  const base = slugFrom(wish.name);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? base : `${base}-${count}`;
    if (!isReserved(entity, candidate) && !(await isTaken(candidate))) return candidate;
  }
}

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

/** Moves a record to another slug; the old one leads to the record from now on (decisions.md, section 2). */
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
  let select = db.selectFrom(target.table).select('slug').where('id', '=', moved.recordId);
  if (target.hasDrafts) select = select.where('published', '=', 1);
  const record = await select.executeTakeFirst();
  return record && String(record.slug);
}

/** Turns the database's refusal of a doubled slug into the error of the field. */
export async function withSlugConflict<T>(slug: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken(slug, error) : error;
  }
}

function slugTaken(slug: string, cause?: unknown): AppError {
  const message = `The address "${slug}" is taken`;
  return new AppError('conflict', message, { fields: { slug: message }, cause });
}

function isReserved(entity: Entity, slug: string): boolean {
  return slugFieldOf(entity)?.space === 'top-level' && reservedSlugs.has(slug);
}

async function isSlugTaken(
  db: Db,
  entity: Entity,
  query: { slug: string; recordId: number | undefined },
): Promise<boolean> {
  if (slugFieldOf(entity)?.space === 'top-level') {
    const holder = await db
      .selectFrom('topLevelSlugs')
      .select(['entity', 'recordId'])
      .where('slug', '=', query.slug)
      .executeTakeFirst();
    return holder !== undefined && !(holder.entity === entity.name && holder.recordId === query.recordId);
  }
  const holder = await db
    .selectFrom(entity.table)
    .select('id')
    .where('slug', '=', query.slug)
    .executeTakeFirst();
  return holder !== undefined && holder.id !== query.recordId;
}

async function forgetMovedSlug(db: Db, entity: Entity, slug: string): Promise<void> {
  await db.deleteFrom('slugHistory').where('entity', '=', entity.name).where('slug', '=', slug).execute();
}
