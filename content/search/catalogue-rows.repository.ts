import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { readPieces } from '#database/read-pieces.ts';
import type { ContentRow, ContentTable } from '#database/schema.ts';
import type { ColourFamily } from '../colours/colour-families.shared.ts';
import { findFamilies } from '../colours/product-colours.repository.ts';
import { isPublishedAmongFew } from '../kit/published.repository.ts';
import { type SearchKind, searchKinds } from './search-entries.ts';

/** What a search knows of a published record beside its words. */
export type CatalogueRow = {
  kind: SearchKind;
  recordId: number;
  name: string;
  sortKey: string;
  /** Where it stands among its kind: as arranged by hand, articles by their date, the latest first. */
  place: number;
  categoryId: number;
  /** Of a stone's picture, where that was measured. */
  colour: ColourFamily | undefined;
  origin: string;
  finishes: string[];
  thicknesses: string[];
  applications: string[];
  availability: string;
};

/** A published category. */
export type CatalogueCategory = { id: number; slug: string; name: string };

/** Where each kind is kept, and what is read of it. */
const sources = {
  stone: {
    table: 'products',
    columns: [
      ...(['name', 'nameSort', 'position', 'categoryId', 'origin', 'availability'] as const),
      ...(['finishOptions', 'thicknessOptions', 'applications'] as const),
    ],
  },
  article: { table: 'blogPosts', columns: ['title', 'titleSort', 'date'] },
  project: { table: 'galleryProjects', columns: ['name', 'nameSort', 'position'] },
} as const satisfies Record<SearchKind, { table: ContentTable; columns: readonly string[] }>;

/** The tables that the answer of a search depends on. */
export const catalogueTables: readonly string[] = [
  ...searchKinds.map((kind) => sources[kind].table),
  'categories',
  'productColours',
];

export function kindOfTable(table: string): SearchKind | undefined {
  return searchKinds.find((kind) => sources[kind].table === table);
}

/** Everything that visitors may find, piece by piece. */
export async function* readCatalogueRows(db: Db): AsyncGenerator<CatalogueRow[]> {
  for (const kind of searchKinds) {
    const select = selectRows(db, kind).orderBy('id');
    const read = (after: number, limit: number) => select.where('id', '>', after).limit(limit).execute();
    for await (const rows of readPieces(read)) yield toCatalogueRows(db, kind, rows);
  }
}

/** Those of some records that visitors may find. */
export function findCatalogueRows(db: Db, kind: SearchKind, ids: readonly number[]): Promise<CatalogueRow[]> {
  return inChunks(ids, async (some) => {
    const rows = await selectRows(db, kind).where('id', 'in', some).execute();
    return toCatalogueRows(db, kind, rows);
  });
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
  return rows.map(({ id, slug, name }) => ({ id: Number(id), slug: String(slug), name: String(name) }));
}

function selectRows(db: Db, kind: SearchKind) {
  const { table, columns } = sources[kind];
  return db
    .selectFrom(table)
    .select(['id', ...columns])
    .where('deletedAt', 'is', null)
    .where(isPublishedAmongFew);
}

async function toCatalogueRows(db: Db, kind: SearchKind, rows: ContentRow[]): Promise<CatalogueRow[]> {
  const ids = kind === 'stone' ? rows.map(({ id }) => Number(id)) : [];
  const families = await findFamilies(db, ids);
  return rows.map((row) => ({ ...toCatalogueRow(kind, row), colour: families.get(Number(row.id)) }));
}

function toCatalogueRow(kind: SearchKind, row: ContentRow): Omit<CatalogueRow, 'colour'> {
  const text = (column: string) => String(row[column] ?? '');
  const list = (column: string) => (JSON.parse(text(column) || '[]') as unknown[]).map(String);
  return {
    kind,
    recordId: Number(row.id),
    name: text('name') || text('title'),
    sortKey: text('nameSort') || text('titleSort'),
    place: row.date === undefined ? Number(row.position ?? 0) : -(Date.parse(text('date')) || 0),
    categoryId: Number(row.categoryId ?? 0),
    origin: text('origin'),
    ...{ finishes: list('finishOptions'), thicknesses: list('thicknessOptions') },
    ...{ applications: list('applications'), availability: text('availability') },
  };
}
