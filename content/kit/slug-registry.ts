import type { Db } from '#database/connect.ts';
import { inSavepoint } from '#database/in-savepoint.ts';
import { isUniqueViolation } from '#database/is-unique-violation.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import type { Entity } from './entity.ts';
import { reservedSegments, reservedSlugs } from './slug.ts';
import { slugFieldOf } from './slug-field.ts';
import { numberedSlug, slugFrom } from './slug-from.ts';
import { findSlugHolder } from './slug-registry.repository.ts';

/** What a record is to be found by: the slug asked for, or where that is empty one made from its name. */
export type SlugWish = { slug: string; name: string; recordId?: number };

/** Only where so many others take the same addresses at the same moment does somebody have to try again. */
const maxAttempts = 100;

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
