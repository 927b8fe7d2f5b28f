import type { Db } from '#database/connect.ts';
import { foldForSearch } from '#database/fold-text.ts';
import type { EntityTable } from '#database/schema.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { kindOf } from '../kit/nouns.shared.ts';
import { pathForVisitors } from '../kit/record-path.shared.ts';
import { countRecords, findRecords } from '../kit/record-reader.repository.ts';
import { followReferences } from '../kit/references.ts';
import { entities, getEntity } from '../registry.ts';
import { countWithout, findDistinct, findWithout } from './overview.repository.ts';

export type ContentCounts = Record<EntityTable, number>;
export type Hit = {
  path: string;
  id: number;
  title: string;
  detail: string;
  image: string;
  /** Where visitors see it; empty for a draft, and for what has no page of its own. */
  sitePath: string;
};
/** A record whose main picture is missing; `total` counts all of them, of every kind. */
export type PicturelessRecords = {
  total: number;
  records: { path: string; id: number; title: string; kind: string }[];
};
/** The values of filters, by field; the two oldest stand under their plurals. */
export type ListFilters = Record<string, string[]> & { categories: string[]; clients: string[] };

const maxHits = 20;
/** Of each kind. */
const maxPictureless = 10;

/** What the back office shows about all content at once; without the trash. */
export function createOverviewService(db: Db) {
  return {
    /** Records of every kind, drafts included, since editors work on both. */
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
      const wanted = foldForSearch(text);
      if (wanted === '') return [];
      const found = await Promise.all(entities.map((entity) => findHits(db, entity, text)));
      return found
        .flat()
        .map((hit) => ({ hit, rank: rankOf(foldForSearch(hit.title), wanted) }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, maxHits)
        .map(({ hit }) => hit);
    },

    /** Records that show a placeholder because they lack a main picture, newest first. */
    findWithoutPicture: () => findPictureless(db),

    /** The values that an entity's list can be narrowed to. */
    findFilters: (entity: Entity) => findFilterValues(db, entity),
  };
}

async function findPictureless(db: Db): Promise<PicturelessRecords> {
  const pictured = entities.filter(({ card }) => card.needsPicture);
  const found = await Promise.all(
    pictured.map(async (entity) => {
      const { table, path, card } = entity;
      const query = { table, column: card.picture };
      const rows = await findWithout(db, { ...query, title: card.title, limit: maxPictureless });
      return {
        total: await countWithout(db, query),
        records: rows.map((row) => ({ ...row, path, kind: kindOf(entity) })),
      };
    }),
  );
  return {
    total: found.reduce((sum, { total }) => sum + total, 0),
    records: found.flatMap(({ records }) => records),
  };
}

async function findFilterValues(db: Db, entity: Entity): Promise<ListFilters> {
  const values: Record<string, string[]> = {};
  for (const name of [...entity.filters.visitor, ...entity.filters.administrator]) {
    const source = sourceOf(entity, name);
    if (source) values[name] = await findDistinct(db, source);
  }
  const { category: categories = [], client: clients = [], ...others } = values;
  return { ...others, categories, clients };
}

/** Where the values of a filter stand; undefined for choices and flags, which the declaration lists. */
function sourceOf(entity: Entity, name: string): { table: EntityTable; column: string } | undefined {
  const field = entity.fields[name];
  if (field?.kind === 'text' || field?.kind === 'count') return { table: entity.table, column: name };
  if (field?.kind !== 'reference') return undefined;
  const { table, card } = getEntity(field.to);
  return { table, column: card.title };
}

async function findHits(db: Db, entity: Entity, text: string): Promise<Hit[]> {
  const query = { reader: 'administrator', search: text, limit: maxHits } as const;
  const records = await findRecords(db, entity, query);
  await followReferences(db, { entity, records, reader: 'administrator' });
  const { details, picture } = entity.card;
  return records.map((record) => ({
    path: entity.path,
    id: record.id,
    title: titleOf(entity, record),
    detail: [kindOf(entity), ...details.map((name) => textOf(record, name))].filter(Boolean).join(' · '),
    image: String(record[picture] ?? ''),
    sitePath: entity.hasOwnPage ? (pathForVisitors(entity, record) ?? '') : '',
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
