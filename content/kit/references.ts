import type { Db } from '#database/connect.ts';
import type { ContentRow, ContentTable } from '#database/schema.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import type { EntityName, RecordReference } from './field.ts';

/** How many ids one query asks for; both engines take more. */
const idsPerQuery = 500;

type ReferenceTarget = { table: ContentTable; titleColumn: string; hasSlug: boolean; hasDrafts: boolean };

/** Where each entity's records are found when another record names them. */
export const referenceTargets: Record<EntityName, ReferenceTarget> = {
  category: { table: 'categories', titleColumn: 'name', hasSlug: true, hasDrafts: false },
  product: { table: 'products', titleColumn: 'name', hasSlug: true, hasDrafts: false },
  blogPost: { table: 'blogPosts', titleColumn: 'title', hasSlug: true, hasDrafts: true },
  socialPost: { table: 'socialPosts', titleColumn: 'caption', hasSlug: false, hasDrafts: true },
  galleryProject: { table: 'galleryProjects', titleColumn: 'name', hasSlug: true, hasDrafts: true },
};

/**
 * Replaces ids by `{id, name, slug}` in every record, with one query an entity that is referred to.
 * Records that are gone or in the trash, and drafts where a visitor is reading, drop out of lists.
 */
export async function followReferences(
  db: Db,
  query: { entity: Entity; records: StoredRecord[]; audience: 'visitor' | 'administrator' },
): Promise<void> {
  const fields = Object.entries(query.entity.fields);
  for (const [name, field] of fields) {
    if (field.kind !== 'reference' && field.kind !== 'referenceList') continue;
    const ids = query.records.flatMap((record) => idsIn(record[name]));
    const found = await findReferences(db, { to: field.to, ids, audience: query.audience });
    for (const record of query.records) {
      const followed = idsIn(record[name]).flatMap((id) => found.get(id) ?? []);
      record[name] = field.kind === 'reference' ? (followed[0] ?? { id: 0, name: '', slug: '' }) : followed;
    }
  }
}

export async function findReferences(
  db: Db,
  query: {
    to: EntityName;
    ids: number[];
    audience: 'visitor' | 'administrator';
    /** Also records in the trash, to name them in a history. */
    withTrash?: boolean;
  },
): Promise<Map<number, RecordReference>> {
  const ids = [...new Set(query.ids)];
  if (ids.length === 0) return new Map();
  const target = referenceTargets[query.to];
  let select = db
    .selectFrom(target.table)
    .select(['id', target.titleColumn, ...(target.hasSlug ? ['slug'] : [])]);
  if (!query.withTrash) select = select.where('deletedAt', 'is', null);
  if (target.hasDrafts && query.audience === 'visitor') select = select.where('published', '=', 1);
  const rows: ContentRow[] = [];
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    rows.push(...(await select.where('id', 'in', ids.slice(start, start + idsPerQuery)).execute()));
  }
  return new Map(
    rows.map((row) => {
      const id = Number(row.id);
      return [id, { id, name: String(row[target.titleColumn]), slug: String(row.slug ?? '') }];
    }),
  );
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
