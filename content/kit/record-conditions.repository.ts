import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { hasWords } from '#database/contains-word.ts';
import { foldForSearch } from '#database/fold-text.ts';
import type { ContentTable, StoredValue, Tables } from '#database/schema.ts';
import { getEntity } from '../registry.ts';
import { sortColumnOf } from './codec.ts';
import type { Reader } from './declaration.ts';
import type { Entity } from './entity.ts';
import { hasSlug } from './has-slug.repository.ts';
import { defaultSortOf } from './list-sorts.shared.ts';
import { ownValue } from './own-value.shared.ts';
import { isPublishedAmongFew } from './published.repository.ts';

/** What a list is asked for. Columns are named by the services, never by a client. */
export type RecordQuery = {
  reader: Reader;
  /** The only fields to read of each record; all where left out. */
  fields?: readonly string[] | undefined;
  /** Columns that must hold exactly this value. */
  equals?: Record<string, StoredValue>;
  /** Columns that must hold one of these. */
  oneOf?: Readonly<Record<string, readonly StoredValue[]>> | undefined;
  /** Columns that must hold at least so much. */
  atLeast?: Readonly<Record<string, number>> | undefined;
  /** By fields that refer to one record: it must be there for visitors. */
  withShown?: readonly string[] | undefined;
  /** Records that must not be among them. */
  exceptIds?: number[];
  /** Only records among these. */
  ids?: number[] | undefined;
  /** Only records with one of these slugs. */
  slugs?: readonly string[] | undefined;
  /** Only records that came later than this one, whatever the order. */
  afterId?: number | undefined;
  /** Only records that appear or go by themselves. */
  isScheduled?: boolean;
  search?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

export type RecordSelect = SelectQueryBuilder<Tables, ContentTable, object>;

/** The records that fit, in their order. */
export function sortRecords(db: Db, entity: Entity, query: RecordQuery): RecordSelect {
  return inOrder(applyConditions(db, entity, query), entity, query);
}

export function applyConditions(db: Db, entity: Entity, query: RecordQuery): RecordSelect {
  let select: RecordSelect = db.selectFrom(entity.table).where('deletedAt', 'is', null);
  if (entity.hasDrafts && query.reader === 'visitor') {
    const isFoundOtherwise = isNamed(query) || hasOrderOfItsOwn(entity, query);
    select = isFoundOtherwise ? select.where(isPublishedAmongFew) : select.where('published', '=', 1);
  }
  for (const [column, value] of Object.entries(query.equals ?? {})) {
    select =
      column === 'slug' ? select.where(hasSlug(entity, String(value))) : select.where(column, '=', value);
  }
  for (const [column, values] of Object.entries(query.oneOf ?? {}))
    select = select.where(column, 'in', values);
  for (const [column, least] of Object.entries(query.atLeast ?? {}))
    select = select.where(column, '>=', least);
  for (const name of query.withShown ?? []) select = select.where(hasShown(entity, name));
  if (query.exceptIds?.length) select = select.where('id', 'not in', query.exceptIds);
  if (query.afterId !== undefined) select = select.where('id', '>', query.afterId);
  if (query.isScheduled) select = select.where('id', 'in', selectScheduled(db, entity));
  if (query.slugs) select = select.where('slug', 'in', query.slugs.length > 0 ? query.slugs : ['']);
  if (query.ids) select = select.where('id', 'in', query.ids.length > 0 ? query.ids : [0]);
  for (const condition of hasWords(entity.table, wordsOf(query))) select = select.where(condition);
  return select;
}

function isNamed({ ids, slugs }: RecordQuery): boolean {
  return ids !== undefined || slugs !== undefined;
}

/** A list of everything in an order that has an index of its own, in which drafts are too: all but two have. */
function hasOrderOfItsOwn(entity: Entity, { sort, equals = {} }: RecordQuery): boolean {
  const ofPublished = [defaultSortOf(entity).by, 'updatedAt'];
  return !ofPublished.includes(sortColumn(entity, sort)) && Object.keys(equals).length === 0;
}

/** Whether the record that a field refers to is there for visitors; looked up by its id, however many there are. */
function hasShown({ table, fields }: Entity, name: string) {
  const field = fields[name];
  if (field?.kind !== 'reference') throw new Error(`${name} refers to no record`);
  return sql<boolean>`exists (
    select 1 from ${sql.table(getEntity(field.to).table)} as owner
    where owner.id = ${sql.ref(`${table}.${name}Id`)} and owner.deleted_at is null and owner.published = 1
  )`;
}

/** Few; each by its own index, so that a list is not read to its end for them. */
function selectScheduled(db: Db, { table }: Entity) {
  const appearing = db.selectFrom(table).select('id').where('publishAt', 'is not', null);
  return appearing.unionAll(db.selectFrom(table).select('id').where('unpublishAt', 'is not', null));
}

function wordsOf({ search = '' }: Pick<RecordQuery, 'search'>): string[] {
  return search === '' ? [] : foldForSearch(search).split(' ').filter(Boolean);
}

function sortColumn(entity: Entity, sort = defaultSortOf(entity).by): string {
  const field = entity.fields[sort];
  return field ? sortColumnOf(sort, field) : sort;
}

function inOrder(select: RecordSelect, entity: Entity, query: RecordQuery): RecordSelect {
  const other = query.sort === undefined ? undefined : ownValue(entity.moreSorts ?? {}, query.sort);
  const order = query.order ?? other?.order ?? (query.sort ? 'asc' : defaultSortOf(entity).order);
  const sorted = other
    ? select.orderBy(sql.raw(other.expression), order)
    : select.orderBy(sortColumn(entity, query.sort), order);
  return sorted.orderBy('id', order);
}
