import type { Db } from '#database/connect.ts';
import { inSavepoint } from '#database/in-savepoint.ts';
import { isUniqueViolation } from '#database/is-unique-violation.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import type { Entity } from './entity.ts';
import type { EntityName, SlugField } from './field.ts';
import { referenceTargets } from './references.ts';
import { reservedSegments, reservedSlugs } from './slug.ts';
import { numberedSlug, slugFrom } from './slug-from.ts';

/** What a record is to be found by: the slug asked for, or where that is empty one made from its name. */
export type SlugWish = { slug: string; name: string; recordId?: number };

/** Only where so many others take the same addresses at the same moment does somebody have to try again. */
const maxAttempts = 100;

/** The one field of an entity that is its slug; social posts have none. */
export function slugFieldOf(entity: Entity): SlugField | undefined {
  return Object.values(entity.fields).find((field) => field.kind === 'slug');
}

/**
 * Writes a record under the slug that it gets (specification/api.md, "Slugs"). Where somebody else takes the slug that was
 * made for it at the same moment, it gets the next one.
 * @throws AppError `invalid` for a reserved address, `conflict` for a taken one; both name the field `slug`
 */
export async function writeWithSlug<T>(
  trx: Db,
  entity: Entity,
  task: { wish: SlugWish; write: (slug: string) => Promise<T> },
): Promise<T> {
  const { wish, write } = task;
  for (let attempt = 1; ; attempt += 1) {
    const slug = await chooseSlug(trx, entity, wish);
    try {
      return await inSavepoint(trx, () => write(slug));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (wish.slug !== '' || attempt === maxAttempts) throw slugTaken(slug, { cause: error });
    }
  }
}

/** @throws AppError as above */
async function chooseSlug(db: Db, entity: Entity, wish: SlugWish): Promise<string> {
  const holderOf = (slug: string) => findSlugHolder(db, entity, { slug, recordId: wish.recordId });
  if (wish.slug !== '') {
    if (isReserved(entity, wish.slug))
      throw invalid({ slug: `"${wish.slug}" is an address of the site itself` });
    const holder = await holderOf(wish.slug);
    if (holder) throw slugTaken(wish.slug, holder);
    return wish.slug;
  }
  const base = slugFrom(wish.name, slugFieldOf(entity)?.fallback);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? base : numberedSlug(base, count);
    if (!isReserved(entity, candidate) && !(await holderOf(candidate))) return candidate;
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

function slugTaken(slug: string, details: { isTrashed?: boolean; cause?: unknown } = {}): AppError {
  const message = details.isTrashed
    ? `The address "${slug}" belongs to a record in the trash`
    : `The address "${slug}" is taken`;
  return new AppError('conflict', message, { fields: { slug: message }, cause: details.cause });
}

function isReserved(entity: Entity, slug: string): boolean {
  if (reservedSegments.has(slug)) return true;
  return slugFieldOf(entity)?.space === 'top-level' && reservedSlugs.has(slug);
}

/** Who has a slug already, records in the trash included; undefined where nobody else has. */
async function findSlugHolder(
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
