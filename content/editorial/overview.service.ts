import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import { followReferences } from '../kit/references.ts';
import { countRecords, findRecords } from '../kit/repository.ts';
import { entities } from '../registry.ts';
import { countWithout, findDistinct, findWithout } from './overview.repository.ts';
import { siteAddressOf } from './site-address.ts';

export type ContentCounts = Record<
  'categories' | 'products' | 'blogPosts' | 'socialPosts' | 'galleryProjects',
  number
>;
export type Hit = {
  path: string;
  id: number;
  title: string;
  detail: string;
  image: string;
  /** Where visitors see it; empty for a draft, and for what has no page of its own. */
  address: string;
};
/** A record whose main picture is missing; `total` counts all of them, of every kind. */
export type PicturelessRecords = {
  total: number;
  records: { path: string; id: number; title: string; kind: string }[];
};
export type ListFilters = { categories: string[]; clients: string[] };

const maxHits = 20;
/** Of each kind. */
const maxPictureless = 10;

/** Which fields tell a record apart in a list of hits. */
const hitFields: Record<EntityName, { details: string[]; image: string }> = {
  category: { details: [], image: 'image' },
  product: { details: ['category', 'origin'], image: 'mainImage' },
  blogPost: { details: ['category', 'author'], image: 'image' },
  socialPost: { details: ['platform', 'postedDate'], image: 'mediaUrl' },
  galleryProject: { details: ['client', 'location'], image: 'featuredImage' },
};

/** What the back office asks about all content at once; nothing in the trash is part of it. */
export function createOverviewService(db: Db) {
  return {
    /** Records of every kind, drafts included; published or not does not matter to who works on them. */
    async count(): Promise<ContentCounts> {
      const counts = await Promise.all(
        entities.map(async (entity) => [
          entity.table,
          await countRecords(db, entity, { reader: 'administrator' }),
        ]),
      );
      return Object.fromEntries(counts);
    },

    /** Up to 20 records with these words; those that begin with them come first. */
    async search(text: string): Promise<Hit[]> {
      const wanted = foldText(text);
      if (wanted === '') return [];
      const found = await Promise.all(entities.map((entity) => findHits(db, entity, text)));
      return found
        .flat()
        .map((hit) => ({ hit, rank: rankOf(foldText(hit.title), wanted) }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, maxHits)
        .map(({ hit }) => hit);
    },

    /** Records that show a placeholder for want of a main picture, the newest first; social posts may be words alone. */
    async findWithoutPicture(): Promise<PicturelessRecords> {
      const pictured = entities.filter(({ name }) => name !== 'socialPost');
      const found = await Promise.all(
        pictured.map(async ({ name, table, path, titleField, label }) => {
          const query = { table, column: hitFields[name].image };
          const rows = await findWithout(db, { ...query, title: titleField, limit: maxPictureless });
          return {
            total: await countWithout(db, query),
            records: rows.map((row) => ({ ...row, path, kind: label.one })),
          };
        }),
      );
      return {
        total: found.reduce((sum, { total }) => sum + total, 0),
        records: found.flatMap(({ records }) => records),
      };
    },

    /** The values that an entity's list can be narrowed to. */
    async findFilters(entity: Entity): Promise<ListFilters> {
      const none: string[] = [];
      const categories =
        entity.name === 'product'
          ? findDistinct(db, { table: 'categories', column: 'name' })
          : entity.name === 'blogPost'
            ? findDistinct(db, { table: entity.table, column: 'category' })
            : none;
      const clients =
        'client' in entity.fields ? findDistinct(db, { table: entity.table, column: 'client' }) : none;
      return { categories: await categories, clients: await clients };
    },
  };
}

async function findHits(db: Db, entity: Entity, text: string): Promise<Hit[]> {
  const query = { reader: 'administrator', search: text, limit: maxHits } as const;
  const records = await findRecords(db, entity, query);
  await followReferences(db, { entity, records, reader: 'administrator' });
  const { details, image } = hitFields[entity.name];
  return records.map((record) => ({
    path: entity.path,
    id: record.id,
    title: titleOf(entity, record),
    detail: [entity.label.one, ...details.map((name) => textOf(record, name))].filter(Boolean).join(' · '),
    image: String(record[image] ?? ''),
    address:
      record.published === false || entity.name === 'socialPost' ? '' : siteAddressOf(entity.name, record),
  }));
}

function textOf(record: StoredRecord, name: string): string {
  const value = record[name];
  return typeof value === 'object' && value !== null
    ? String(Reflect.get(value, 'name'))
    : String(value ?? '');
}

function rankOf(title: string, wanted: string): number {
  if (title === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  return title.includes(wanted) ? 2 : 3;
}
