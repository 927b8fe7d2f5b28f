import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { readPieces } from '#database/read-pieces.ts';
import type { ContentTable, Tables } from '#database/schema.ts';
import { currentLanguage } from '#messages/language.ts';
import { blogPostEntity } from '../entities/blog-post/blog-post.entity.ts';
import { galleryProjectEntity } from '../entities/gallery-project/gallery-project.entity.ts';
import { landingPageEntity } from '../entities/landing-page/landing-page.entity.ts';
import { pageEntity } from '../entities/page/page.entity.ts';
import { productEntity } from '../entities/product/product.entity.ts';
import { decodeRow, type StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import type { Translated } from '../kit/fallback-of.shared.ts';
import type { EntityName } from '../kit/field.ts';
import { isPublishedAmongFew } from '../kit/published.repository.ts';
import { translateRecords } from '../kit/translate-records.ts';
import { findTexts } from '../kit/translated-texts.repository.ts';
import type { SearchKind } from './catalogue-parameters.shared.ts';

/** A published category. */
export type CatalogueCategory = Translated & {
  id: number;
  /** What it is chosen by, the same in all languages. */
  slug: string;
  /** In the language that is answered in. */
  ownSlug: string;
  name: string;
  /** As it was written. */
  writtenName: string;
};

/** What tells whether a published record is still as it was read. */
export type CatalogueRow = {
  recordId: number;
  version: number;
  updatedAt: string;
  /** Where it stands among its kind: as arranged by hand, articles by their date, the latest first. */
  place: number;
  categoryId: number;
  /** The colour family of a stone's picture; empty where that was not measured. */
  colour: string;
};

type SearchedEntity = Entity & { name: EntityName };
/** Where each kind is kept. */
export const sources: Record<SearchKind, SearchedEntity> = {
  stone: productEntity,
  article: blogPostEntity,
  project: galleryProjectEntity,
  landing: landingPageEntity,
  page: pageEntity,
};

/** What orders a kind where nothing is searched: as arranged by hand, by date, or in the order in which they were made. */
const places: Record<SearchKind, string> = {
  ...{ stone: 'position', article: 'date', project: 'position', landing: 'id', page: 'id' },
};

/** Everything of a kind that visitors may find, piece by piece. */
export async function* readCatalogueRows(db: Db, kind: SearchKind): AsyncGenerator<CatalogueRow[]> {
  const select = selectStamps(db, kind).orderBy('id');
  const read = (after: number, limit: number) => select.where('id', '>', after).limit(limit).execute();
  for await (const rows of readPieces(read)) {
    yield rows.map((row) => ({
      recordId: Number(row.id),
      version: Number(row.version),
      updatedAt: String(row.updatedAt),
      place: kind === 'article' ? -(Date.parse(String(row.place)) || 0) : Number(row.place),
      categoryId: Number(row.categoryId ?? 0),
      colour: String(row.colour ?? ''),
    }));
  }
}

/** Some records, whole, as they are in the language that is answered in, and as they are written; with their kind's declaration. */
export async function findCatalogueRecords(db: Db, kind: SearchKind, ids: readonly number[]) {
  const entity = sources[kind];
  const records = await inChunks(ids, async (some): Promise<StoredRecord[]> => {
    const rows = await db.selectFrom(entity.table).selectAll().where('id', 'in', some).execute();
    return rows.map((row) => decodeRow(entity, row));
  });
  const written = new Map(records.map((record) => [record.id, { ...record }]));
  await translateRecords(db, { entity, records });
  return { entity, records, written };
}

/** The published categories, in the site's order. */
export async function findCatalogueCategories(db: Db): Promise<CatalogueCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name'])
    .where('deletedAt', 'is', null)
    .where('published', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const subjects = rows.map(({ id }) => String(id));
  const texts = await findTexts(db, { kind: 'category', subjects });
  return rows.map(({ id, slug, name }) => {
    const own = texts.get(String(id)) ?? {};
    const { slug: ownSlug = String(slug), name: ownName = String(name) } = own;
    const lacksName = currentLanguage() !== undefined && own.name === undefined;
    return {
      ...{ id: Number(id), slug: String(slug), ownSlug, name: ownName, writtenName: String(name) },
      ...(lacksName && { fallback: ['name'] }),
    };
  });
}

/** What tells whether the translations of a kind are still as they were read, by record; empty in the default language. */
export async function readTranslationStamps(db: Db, kind: SearchKind): Promise<ReadonlyMap<number, string>> {
  const language = currentLanguage();
  if (language === undefined) return new Map();
  const rows = await db
    .selectFrom('translations')
    .select(['subject', 'version', 'status'])
    .where('kind', '=', sources[kind].name)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ subject, version, status }) => [Number(subject), `${version} ${status}`]));
}

function selectStamps(
  db: Db,
  kind: SearchKind,
): SelectQueryBuilder<Tables, ContentTable, Record<string, unknown>> {
  const shown = db
    .selectFrom(sources[kind].table)
    .select(['id', 'version', 'updatedAt', `${places[kind]} as place`])
    .where('deletedAt', 'is', null)
    .where(isPublishedAmongFew);
  if (kind !== 'stone') return shown;
  return shown
    .leftJoin('productColours', 'productColours.productId', 'products.id')
    .select(['categoryId', 'family as colour']);
}
