import type { Db } from '#database/connect.ts';
import { getEntity } from '../registry.ts';
import type { Entity } from './entity.ts';
import type { EntityName } from './field.ts';
import { hasSlug } from './has-slug.repository.ts';
import { isTopLevel, slugSpaceOf } from './slug.ts';
import { slugWithEnding } from './slug-from.ts';

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
  if (slug === formerSlug) return;
  const holder = { entity: entity.name, recordId: id };
  if (isTopLevel(entity) && formerSlug === undefined) {
    const insert = db.insertInto('topLevelSlugs').values({ ...holder, slug });
    await insert.execute();
  } else if (isTopLevel(entity)) {
    const update = db.updateTable('topLevelSlugs').set({ slug }).where('slug', '=', String(formerSlug));
    await update.execute();
  }
  const forget = db.deleteFrom('slugHistory').where('entity', '=', entity.name).where('slug', '=', slug);
  await forget.execute();
  if (formerSlug === undefined) return;
  const remember = db.insertInto('slugHistory').values({ ...holder, slug: formerSlug, createdAt: now });
  await remember.execute();
}

/** The record that a top-level slug belongs to, a draft and one in the trash included. */
export async function findTopLevelHolder(db: Db, slug: string): Promise<SlugHolder | undefined> {
  const select = db.selectFrom('topLevelSlugs').select(['entity', 'recordId']).where('slug', '=', slug);
  const row = await select.executeTakeFirst();
  return row && { ...row, entity: row.entity as EntityName };
}

/** The record of an entity that has this slug, a draft and one in the trash included. */
export async function findHolderId(
  db: Db,
  query: { entity: EntityName; slug: string },
): Promise<number | undefined> {
  const entity = getEntity(query.entity);
  const select = db.selectFrom(entity.table).select('id').where(hasSlug(entity, query.slug));
  const row = await select.executeTakeFirst();
  return row && Number(row.id);
}

/** The record of an entity that once had this slug. */
export async function findFormerHolder(
  db: Db,
  query: { entity: EntityName; slug: string },
): Promise<number | undefined> {
  const { entity, slug } = query;
  const select = db
    .selectFrom('slugHistory')
    .select('recordId')
    .where('entity', '=', entity)
    .where('slug', '=', slug);
  const row = await select.executeTakeFirst();
  return row?.recordId;
}

type StoredHolder = { name: EntityName; id: number; isTrashed: boolean; isRemovedDemo: boolean };

type HolderQuery = { slug: string; recordId: number | undefined };

/** Who has a slug already, in whatever language; undefined where nobody else has. */
export async function findSlugHolder(
  db: Db,
  entity: Entity,
  query: HolderQuery,
): Promise<{ isTrashed: boolean } | undefined> {
  return (await findRecordHolder(db, entity, query)) ?? (await findTranslatedHolder(db, entity, query));
}

/** Another record whose slug in the language of a translation this is. */
async function findTranslatedHolder(
  db: Db,
  entity: Entity,
  { slug, recordId }: HolderQuery,
): Promise<{ isTrashed: false } | undefined> {
  const rows = await db
    .selectFrom('translatedSlugs')
    .select(['kind', 'subject'])
    .where('space', '=', slugSpaceOf(entity))
    .where('slug', '=', slug)
    .where('isFormer', '=', 0)
    .execute();
  const isTaken = rows.some(({ kind, subject }) => kind !== entity.name || subject !== String(recordId));
  return isTaken ? { isTrashed: false } : undefined;
}

/**
 * Which record has a slug already, in the language of the site and one in the trash included; undefined where no other
 * has. Demo content in the trash makes room.
 */
export async function findRecordHolder(
  db: Db,
  entity: Entity,
  query: HolderQuery,
): Promise<{ isTrashed: boolean } | undefined> {
  const holder = await findStoredHolder(db, entity, query.slug);
  if (!holder || holder.isRemovedDemo) return undefined;
  return holder.name === entity.name && holder.id === query.recordId ? undefined : holder;
}

/** Gives demo content in the trash another slug where it holds this one. */
export async function freeSlug(db: Db, entity: Entity, slug: string): Promise<void> {
  const holder = await findStoredHolder(db, entity, slug);
  if (!holder?.isRemovedDemo) return;
  const base = slugWithEnding(slug, 'demo');
  let aside = base;
  for (let count = 2; await findStoredHolder(db, entity, aside); count += 1) {
    aside = slugWithEnding(base, String(count));
  }
  const { table } = getEntity(holder.name);
  await db.updateTable(table).set({ slug: aside }).where('id', '=', holder.id).execute();
  if (isTopLevel(entity)) {
    await db.updateTable('topLevelSlugs').set({ slug: aside }).where('slug', '=', slug).execute();
  }
}

async function findStoredHolder(db: Db, entity: Entity, slug: string): Promise<StoredHolder | undefined> {
  const holder = isTopLevel(entity) ? await findTopLevelHolder(db, slug) : undefined;
  if (isTopLevel(entity) && !holder) return undefined;
  const name = holder?.entity ?? entity.name;
  const row = await db
    .selectFrom(getEntity(name).table)
    .select(['id', 'deletedAt'])
    .where(hasSlug(getEntity(name), slug))
    .executeTakeFirst();
  if (!row) return undefined;
  const [id, isTrashed] = [Number(row.id), row.deletedAt !== null];
  return { name, id, isTrashed, isRemovedDemo: isTrashed && (await isDemo(db, name, id)) };
}

async function isDemo(db: Db, kind: EntityName, id: number): Promise<boolean> {
  const mark = await db
    .selectFrom('demoItems')
    .select('key')
    .where('kind', '=', kind)
    .where('key', '=', String(id))
    .executeTakeFirst();
  return mark !== undefined;
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
