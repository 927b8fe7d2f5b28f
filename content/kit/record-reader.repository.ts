import { readComposed } from '#database/composed-once.ts';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { readPageOfWords } from '#database/indexed-words.ts';
import { readIds } from '#database/read-ids.ts';
import { readingOnly } from '#database/recorded-reads.ts';
import { remember } from '#database/remembered.ts';
import { rememberRows } from '#database/remembered-rows.ts';
import type { ContentRow } from '#database/schema.ts';
import { columnsOf, decodeFields, decodeRow, type StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { readOf } from './read-of.ts';
import {
  applyConditions,
  type RecordQuery,
  type RecordSelect,
  sortRecords,
  wordsOf,
} from './record-conditions.repository.ts';

/** More are read in parts, each in its own order. */
const idsAtOnce = 500;
/** Passing over more than these takes longer than the page. */
const farOffset = 1_000;

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

/** Records by their ids, in any order, each remembered until it is written: pages show the same ones, each among others. */
export async function findRemembered(
  db: Db,
  entity: Entity,
  query: Pick<RecordQuery, 'reader' | 'fields'> & { ids: number[] },
): Promise<StoredRecord[]> {
  const { reader, fields } = query;
  const kind = {
    ...{ name: `records ${entity.table} ${reader} ${fields}`, table: entity.table, column: 'id' },
    valueOf: ({ id }: StoredRecord) => id,
  };
  const records = await readingOnly(readOf(entity, query), () =>
    rememberRows(db, { kind, values: [...new Set(query.ids)] }, (ids) =>
      selectRecords(db, entity, { reader, fields, ids }),
    ),
  );
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
  const { limit, reader, fields } = query;
  if (limit === undefined) return readWhole(db, entity, query);
  if (wordsOf(query).length === 0) return readPage(db, entity, { ...query, limit });
  return findInOrder(db, entity, {
    reader,
    fields,
    ids: await findIdsOfWords(db, entity, { ...query, limit }),
  });
}

async function readWhole(db: Db, entity: Entity, query: RecordQuery): Promise<StoredRecord[]> {
  const rows = await readRows(db, entity, query);
  return rows.map((row) => decode(entity, row, query.fields));
}

async function readPage(
  db: Db,
  entity: Entity,
  query: RecordQuery & { limit: number },
): Promise<StoredRecord[]> {
  const { limit, offset = 0, reader, fields } = query;
  // In the order of an index nothing is sorted, so that a page of few fields is read at once.
  if (limit === 1 || fields) return readWhole(db, entity, query);
  // One page of many: sorting whole rows, long texts and all, takes several times as long as sorting their ids.
  const readPageIds = async () => {
    const page = await sortRecords(db, entity, query).select('id').limit(limit).offset(offset).execute();
    return page.map(({ id }) => Number(id));
  };
  // All before a page further on are passed over: once, until a record is written.
  const key = `page ${entity.table} ${JSON.stringify(query)}`;
  const ids =
    offset < farOffset
      ? await readPageIds()
      : await remember(db, { key, tables: [entity.table] }, readPageIds);
  return findInOrder(db, entity, { reader, fields, ids });
}

/** All that have the words are sorted, which takes as long as they are many: once, until a record is written. */
async function findIdsOfWords(
  db: Db,
  entity: Entity,
  query: RecordQuery & { limit: number },
): Promise<number[]> {
  const { fields: _fields, ...found } = query;
  const { limit, offset = 0 } = query;
  const { table } = entity;
  const page = { table, words: wordsOf(query), limit, end: offset + limit };
  return remember(db, { key: `page ${table} ${JSON.stringify(found)}`, tables: [table] }, () =>
    readPageOfWords(db, page, async (words) => {
      const sorted = sortRecords(db, entity, { ...query, ...words }).select('id');
      return (await sorted.limit(limit).offset(offset).execute()).map(({ id }) => Number(id));
    }),
  );
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
