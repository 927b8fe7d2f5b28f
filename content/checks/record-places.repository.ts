import type { Db } from '#database/connect.ts';
import type { ContentRow } from '#database/schema.ts';
import type { Entity } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import { slugFieldOf } from '../kit/slug.ts';
import { entities } from '../registry.ts';

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

/** Few enough that receiving them is no pause. */
const rowsAtOnce = 2_000;

/** All records, in the trash as well. */
export async function listRecordPlaces(db: Db): Promise<RecordPlace[]> {
  const found = await Promise.all(entities.map((entity) => listPlacesOf(db, entity)));
  return found.flat();
}

async function listPlacesOf(db: Db, entity: Entity): Promise<RecordPlace[]> {
  const { name, table, card, hasDrafts, fields } = entity;
  const hasCategory = fields.category?.kind === 'reference';
  const select = db
    .selectFrom(table)
    .select([
      ...['id', 'version', 'deletedAt', card.title],
      ...(slugFieldOf(entity) ? ['slug'] : []),
      ...(hasDrafts ? ['published'] : []),
      ...(hasCategory ? ['categoryId'] : []),
    ])
    .orderBy('id')
    .limit(rowsAtOnce);
  const rows: ContentRow[] = [];
  for (let after = 0; ; ) {
    const some = await select.where('id', '>', after).execute();
    rows.push(...some);
    if (some.length < rowsAtOnce) break;
    after = Number(some.at(-1)?.id);
  }
  return rows.map((row) => ({
    entity: name,
    id: Number(row.id),
    version: Number(row.version),
    title: String(row[card.title]),
    slug: String(row.slug ?? ''),
    categoryId: hasCategory ? Number(row.categoryId) : undefined,
    isPublished: !hasDrafts || row.published === 1,
    isTrashed: row.deletedAt !== null,
  }));
}

/** Every slug that a record had before. */
export async function listFormerSlugs(db: Db): Promise<{ entity: EntityName; slug: string; id: number }[]> {
  const rows = await db.selectFrom('slugHistory').select(['entity', 'slug', 'recordId']).execute();
  return rows.map(({ entity, slug, recordId }) => ({ entity: entity as EntityName, slug, id: recordId }));
}

/** Whether a record was once at one of these slugs. */
export async function hasFormerSlug(db: Db, slugs: readonly string[]): Promise<boolean> {
  if (slugs.length === 0) return false;
  const row = await db
    .selectFrom('slugHistory')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
