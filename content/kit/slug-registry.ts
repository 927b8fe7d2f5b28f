import type { Db } from '#database/connect.ts';
import { isUniqueViolation } from '#database/constraint-violations.ts';
import { inSavepoint } from '#database/in-savepoint.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { isReserved, slugFieldOf } from './slug.ts';
import { numberedSlug, slugFrom } from './slug-from.ts';
import { findSlugHolder, freeSlug, registerSlug } from './slug-registry.repository.ts';

type Values = Record<string, unknown>;
type Task = { values: Values; stored?: StoredRecord };

/** The requested slug of a record, or one made from its name where that is empty: then none of those to avoid. */
type SlugRequest = { slug: string; name: string; recordId?: number; avoid?: ReadonlySet<string> };

/** Attempts before a request fails because others keep taking the same slugs. */
const maxAttempts = 100;

/**
 * Writes a record under the slug that it gets (specification/api.md, "Slugs"). Where another request takes the slug
 * that was made for it at the same moment, it gets the next one.
 * @param task `values`: what is written; without a slug in them, or one that is kept, the record stays at its path
 * @throws AppError `invalid` for a reserved slug, `conflict` for a taken one; both name the field `slug`
 */
export async function writeWithSlug(
  trx: Db,
  entity: Entity,
  task: Task & { now: string; write: (values: Values) => Promise<StoredRecord> },
): Promise<StoredRecord> {
  const { values, write, now } = task;
  const request = requestOf(entity, task);
  if (!request) return write(values);
  const writeAs = async (slug: string) => {
    await freeSlug(trx, entity, slug);
    const record = await write({ ...values, slug });
    const formerSlug = task.stored && { formerSlug: String(task.stored.slug) };
    await registerSlug(trx, entity, { id: record.id, slug, ...formerSlug, now });
    return record;
  };
  for (let attempt = 1; ; attempt += 1) {
    const slug = await chooseSlug(trx, entity, request);
    try {
      // A slug that was asked for is not tried again, so the transaction may go as well.
      return await (request.slug === '' ? inSavepoint(trx, () => writeAs(slug)) : writeAs(slug));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (request.slug !== '' || attempt === maxAttempts) throw slugTaken(entity, slug, { cause: error });
    }
  }
}

/** Undefined where the record has no slug, or keeps the one it has. */
function requestOf(entity: Entity, { values, stored }: Task): SlugRequest | undefined {
  if (!slugFieldOf(entity)) return undefined;
  const { title } = entity.card;
  if (!stored) return { slug: String(values.slug ?? ''), name: String(values[title]) };
  if (values.slug === undefined || values.slug === stored.slug) return undefined;
  return { slug: String(values.slug), name: String(values[title] ?? stored[title]), recordId: stored.id };
}

/** The slug that a record would get. @throws AppError as above */
export async function chooseSlug(db: Db, entity: Entity, request: SlugRequest): Promise<string> {
  const { slug, name, recordId, avoid } = request;
  const findHolder = (candidate: string) => findSlugHolder(db, entity, { slug: candidate, recordId });
  if (slug !== '') {
    if (isReserved(entity, slug)) throw invalid({ slug: `"${slug}" is an address of the site itself` });
    const holder = await findHolder(slug);
    if (holder) throw slugTaken(entity, slug, holder);
    return slug;
  }
  const base = slugFrom(name, slugFieldOf(entity)?.fallback);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? base : numberedSlug(base, count);
    const isFree = !avoid?.has(candidate) && !isReserved(entity, candidate);
    if (isFree && !(await findHolder(candidate))) return candidate;
  }
}

function slugTaken(
  entity: Entity,
  slug: string,
  details: { isTrashed?: boolean; cause?: unknown } = {},
): AppError {
  const what = `The ${slugFieldOf(entity)?.label.toLowerCase() ?? 'address'} "${slug}"`;
  const message = details.isTrashed ? `${what} belongs to a record in the trash` : `${what} is taken`;
  return new AppError('conflict', message, { fields: { slug: message }, cause: details.cause });
}
