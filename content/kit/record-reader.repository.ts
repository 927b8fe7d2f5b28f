import type { SelectQueryBuilder } from 'kysely';
import { readComposed } from '#database/composed-once.ts';
import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inChunks } from '#database/in-chunks.ts';
import { areCommonWords, hasWords } from '#database/indexed-words.ts';
import { readIds } from '#database/read-ids.ts';
import { readingOnly } from '#database/recorded-reads.ts';
import { remember } from '#database/remembered.ts';
import type { ContentRow, ContentTable, StoredValue, Tables } from '#database/schema.ts';
import { columnsOf, decodeFields, decodeRow, type StoredRecord, sortColumnOf } from './codec.ts';
import type { Reader } from './declaration.ts';
import type { Entity } from './entity.ts';
import { defaultSortOf } from './list-sorts.shared.ts';
import { isPublishedAmongFew } from './published.repository.ts';
import { readOf } from './read-of.ts';

/** What a list is asked for. Columns are named by the services, never by a client. */
export type RecordQuery = {
  reader: Reader;
  /** The only fields to read of each record; all where left out. */
  fields?: readonly string[] | undefined;
  /** Columns that must hold exactly this value. */
  equals?: Record<string, StoredValue>;
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
  /** So many records have the words that a page is found sooner in its order. */
  areCommon?: boolean;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  /** For a short list that many pages show: it is read again once a record of the entity is written. */
  isRemembered?: boolean | undefined;
};

/** More are read in parts, each in its own order. */
const idsAtOnce = 500;

type RecordSelect = SelectQueryBuilder<Tables, ContentTable, object>;

/** Reading the rows of any entity, as its declaration says. */
export function findRecords(db: Db, entity: Entity, query: RecordQuery): Promise<StoredRecord[]> {
  return readingOnly(readOf(entity, query), () =>
    query.isRemembered ? rememberRecords(db, entity, query) : selectRecords(db, entity, query),
  );
}

/** Each gets records of their own, since references in them are followed. */
async function rememberRecords(db: Db, entity: Entity, query: RecordQuery): Promise<StoredRecord[]> {
  const key = `list ${entity.table} ${JSON.stringify(query)}`;
  const records = await remember(db, { key, tables: [entity.table] }, () => selectRecords(db, entity, query));
  return records.map((record) => ({ ...record }));
}

async function selectRecords(db: Db, entity: Entity, query: RecordQuery): Promise<StoredRecord[]> {
  if (query.limit === undefined && query.slugs && query.slugs.length > idsAtOnce) {
    return inChunks(query.slugs, (slugs) => selectRecords(db, entity, { ...query, slugs }));
  }
  const { ids: many } = query;
  if (query.limit === undefined && many && many.length > idsAtOnce) {
    return inChunks(many, (ids) => selectRecords(db, entity, { ...query, ids }));
  }
  const { limit } = query;
  const areCommon = limit !== undefined && (await areCommonWords(db, entity.table, wordsOf(query)));
  // In the order of an index nothing is sorted, so that a page of few fields is read at once.
  if (limit === undefined || limit === 1 || (query.fields && !query.search)) {
    const rows = await readRows(db, entity, { ...query, areCommon });
    return rows.map((row) => decode(entity, row, query.fields));
  }
  const fitting = sortRecords(db, entity, { ...query, areCommon });
  // One page of many: sorting whole rows, long texts and all, takes several times as long as sorting their ids.
  const page = await fitting
    .select('id')
    .limit(limit)
    .offset(query.offset ?? 0)
    .execute();
  const ids = page.map(({ id }) => Number(id));
  return findInOrder(db, entity, { reader: query.reader, fields: query.fields, ids });
}

/** All that fits, or a page of it, in order. */
function readRows(db: Db, entity: Entity, query: RecordQuery): Promise<ContentRow[]> {
  const { limit, offset, reader, fields, sort, order, equals = {}, ids, slugs } = query;
  const compose = () => {
    const fitting = sortRecords(db, entity, query);
    const first = limit === undefined ? fitting : fitting.limit(limit);
    return selectFields(offset ? first.offset(offset) : first, entity, fields);
  };
  if (query.search || query.isScheduled || query.exceptIds?.length || query.afterId !== undefined)
    return compose().execute();
  const lengths = [ids?.length, slugs?.length, limit, Boolean(offset)];
  const values = [
    ...(entity.hasDrafts && reader === 'visitor' ? [1] : []),
    ...Object.values(equals),
    ...(slugs?.length === 0 ? [''] : (slugs ?? [])),
    ...(ids?.length === 0 ? [0] : (ids ?? [])),
    ...(offset ? [offset] : []),
  ];
  const shape = `records ${entity.table} ${reader} ${Object.keys(equals)} ${fields} ${sort} ${order} ${lengths}`;
  return readComposed(db, { shape, values }, compose);
}

export function findRecordIds(db: Db, entity: Entity, query: RecordQuery): Promise<number[]> {
  const sorted = sortRecords(db, entity, query).select('id');
  const select = query.limit === undefined ? sorted : sorted.limit(query.limit);
  return readingOnly(readOf(entity, query), () => readIds(db, select));
}

export async function countRecords(db: Db, entity: Entity, query: RecordQuery): Promise<number> {
  const { reader, equals, exceptIds, ids, slugs, afterId, isScheduled, search } = query;
  const narrowing = [reader, equals, exceptIds, ids, slugs, afterId, isScheduled, search];
  const key = JSON.stringify([entity.table, ...narrowing]);
  const { total } = await readingOnly(readOf(entity, query), () =>
    remember(db, { key, tables: [entity.table] }, () =>
      applyConditions(db, entity, query)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Number(total);
}

/** A record wherever it is; `isTrashed` tells where. */
export async function findAnywhere(
  db: Db,
  entity: Entity,
  id: number,
): Promise<{ record: StoredRecord; isTrashed: boolean } | undefined> {
  const row = await db.selectFrom(entity.table).selectAll().where('id', '=', id).executeTakeFirst();
  return row && { record: decodeRow(entity, row), isTrashed: row.deletedAt !== null };
}

/** Records by their ids, wherever they are. */
export async function findAnywhereAfter(
  db: Db,
  entity: Entity,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<StoredRecord[]> {
  const later = db.selectFrom(entity.table).selectAll().where('id', '>', afterId);
  const rows = await later.orderBy('id').limit(limit).execute();
  return rows.map((row) => decodeRow(entity, row));
}

function sortRecords(db: Db, entity: Entity, query: RecordQuery) {
  const order = query.order ?? (query.sort ? 'asc' : defaultSortOf(entity).order);
  return applyConditions(db, entity, query)
    .orderBy(sortColumn(entity, query.sort), order)
    .orderBy('id', order);
}

async function findInOrder(
  db: Db,
  entity: Entity,
  query: Pick<RecordQuery, 'reader' | 'fields'> & { ids: number[] },
): Promise<StoredRecord[]> {
  const fitting = applyConditions(db, entity, query);
  const rows = await selectFields(fitting, entity, query.fields).execute();
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return query.ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [decode(entity, row, query.fields)] : [];
  });
}

function selectFields(records: RecordSelect, entity: Entity, fields: readonly string[] | undefined) {
  return fields ? records.select(columnsOf(entity, fields)) : records.selectAll();
}

function decode(entity: Entity, row: ContentRow, fields: readonly string[] | undefined): StoredRecord {
  return fields ? decodeFields(entity, row, fields) : decodeRow(entity, row);
}

function applyConditions(db: Db, entity: Entity, query: RecordQuery): RecordSelect {
  let select: RecordSelect = db.selectFrom(entity.table).where('deletedAt', 'is', null);
  if (entity.hasDrafts && query.reader === 'visitor') {
    const areNamed = query.ids ?? query.slugs;
    select = areNamed ? select.where(isPublishedAmongFew) : select.where('published', '=', 1);
  }
  for (const [column, value] of Object.entries(query.equals ?? {})) select = select.where(column, '=', value);
  if (query.exceptIds?.length) select = select.where('id', 'not in', query.exceptIds);
  if (query.afterId !== undefined) select = select.where('id', '>', query.afterId);
  if (query.isScheduled) select = select.where('id', 'in', selectScheduled(db, entity));
  if (query.slugs) select = select.where('slug', 'in', query.slugs.length > 0 ? query.slugs : ['']);
  if (query.ids) select = select.where('id', 'in', query.ids.length > 0 ? query.ids : [0]);
  for (const condition of hasWords(db, entity.table, wordsOf(query), query)) select = select.where(condition);
  return select;
}

/** Few; each by its own index, so that a list is not read to its end for them. */
function selectScheduled(db: Db, { table }: Entity) {
  const appearing = db.selectFrom(table).select('id').where('publishAt', 'is not', null);
  return appearing.unionAll(db.selectFrom(table).select('id').where('unpublishAt', 'is not', null));
}

function wordsOf({ search = '' }: RecordQuery): string[] {
  return foldText(search).split(' ').filter(Boolean);
}

function sortColumn(entity: Entity, sort: string | undefined): string {
  if (sort === undefined) return defaultSortOf(entity).by;
  const field = entity.fields[sort];
  return field ? sortColumnOf(sort, field) : sort;
}
