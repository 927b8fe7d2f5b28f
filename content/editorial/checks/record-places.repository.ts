import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#database/connect.ts';
import { hasWords } from '#database/contains-word.ts';
import { foldForSearch } from '#database/fold-text.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { ContentRow, Tables } from '#database/schema.ts';
import type { Entity } from '../../kit/entity.ts';
import type { EntityName } from '../../kit/field.ts';
import { slugFieldOf } from '../../kit/slug.ts';
import { entities, getEntity } from '../../registry.ts';

/** Where a record stands, and at which version, without what it holds. */
export type RecordPlace = {
  entity: EntityName;
  id: number;
  version: number;
  title: string;
  slug: string;
  /** Of a product. */
  categoryId: number | undefined;
  isPublished: boolean;
  isTrashed: boolean;
};

const entityNames = entities.map(({ name }) => name);

/** Records by what names them. */
export type PlaceNames = { entity: EntityName; slugs: readonly string[]; ids: readonly number[] };
export type FormerSlug = { entity: EntityName; slug: string; id: number };

/** The records of one entity with these slugs or ids, by id, in the trash as well. */
export async function findRecordPlaces(
  db: Db,
  { entity: name, slugs, ids }: PlaceNames,
): Promise<RecordPlace[]> {
  const entity = getEntity(name);
  const select = selectPlaces(db, entity);
  const bySlug = slugFieldOf(entity)
    ? await inChunks([...new Set(slugs)], (some) => select.where('slug', 'in', some).execute())
    : [];
  const byId = await inChunks([...new Set(ids)], (some) => select.where('id', 'in', some).execute());
  const rows = new Map([...bySlug, ...byId].map((row) => [Number(row.id), row]));
  return [...rows.values()].map((row) => toPlace(entity, row)).sort((one, other) => one.id - other.id);
}

/** The next living records of an entity after an id, in the order of their ids. */
export async function findPlacesAfter(
  db: Db,
  { entity: name, after, limit }: { entity: EntityName; after: number; limit: number },
): Promise<RecordPlace[]> {
  const entity = getEntity(name);
  const rows = await selectPlaces(db, entity)
    .where('deletedAt', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => toPlace(entity, row));
}

/** Some records that visitors see and that have all of these words in their search text. */
export async function findPlacesNamed(
  db: Db,
  { entity: name, words, limit }: { entity: EntityName; words: readonly string[]; limit: number },
): Promise<RecordPlace[]> {
  const entity = getEntity(name);
  let select = selectPlaces(db, entity).where('deletedAt', 'is', null);
  if (entity.hasDrafts) select = select.where('published', '=', 1);
  for (const condition of hasWords(entity.table, words.map(foldForSearch))) select = select.where(condition);
  return (await select.limit(limit).execute()).map((row) => toPlace(entity, row));
}

/** The records that once had one of these slugs. */
export async function findFormerSlugs(db: Db, slugs: readonly string[]): Promise<FormerSlug[]> {
  const rows = await inChunks([...new Set(slugs)], (some) =>
    db
      .selectFrom('slugHistory')
      .select(['entity', 'slug', 'recordId'])
      // The key begins with the entity.
      .where('entity', 'in', entityNames)
      .where('slug', 'in', some)
      .orderBy('entity')
      .orderBy('slug')
      .execute(),
  );
  return rows.map(({ entity, slug, recordId }) => ({ entity: entity as EntityName, slug, id: recordId }));
}

/** Whether a record was once at one of these slugs. */
export async function hasFormerSlug(db: Db, slugs: readonly string[]): Promise<boolean> {
  if (slugs.length === 0) return false;
  const row = await db
    .selectFrom('slugHistory')
    .select('slug')
    .where('entity', 'in', entityNames)
    .where('slug', 'in', [...slugs])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Selected = SelectQueryBuilder<Tables, Entity['table'], ContentRow>;

function selectPlaces(db: Db, entity: Entity): Selected {
  const { table, card, hasDrafts } = entity;
  return db
    .selectFrom(table)
    .select([
      ...['id', 'version', 'deletedAt', card.title],
      ...(slugFieldOf(entity) ? ['slug'] : []),
      ...(hasDrafts ? ['published'] : []),
      ...(hasCategory(entity) ? ['categoryId'] : []),
    ]) as unknown as Selected;
}

function toPlace(entity: Entity, row: ContentRow): RecordPlace {
  return {
    entity: entity.name,
    id: Number(row.id),
    version: Number(row.version),
    title: String(row[entity.card.title]),
    slug: String(row.slug ?? ''),
    categoryId: hasCategory(entity) ? Number(row.categoryId) : undefined,
    isPublished: !entity.hasDrafts || row.published === 1,
    isTrashed: row.deletedAt !== null,
  };
}

function hasCategory({ fields }: Entity): boolean {
  return fields.category?.kind === 'reference';
}
