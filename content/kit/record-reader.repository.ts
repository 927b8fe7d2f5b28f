import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { remember } from '#database/remembered.ts';
import type { ContentRow } from '#database/schema.ts';
import { columnsOf, decodeFields, decodeRow, type StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import {
  applyConditions,
  type RecordQuery,
  type RecordSelect,
  sortRecords,
} from './record-conditions.repository.ts';

/** More are read in parts, each in its own order. */
const idsAtOnce = 500;
/** Passing over more than these takes longer than the page. */
const farOffset = 1_000;

/** Reading the rows of any entity, as its declaration says. */
export async function findRecords(db: Db, entity: Entity, query: RecordQuery): Promise<StoredRecord[]> {
  if (query.limit === undefined && query.slugs && query.slugs.length > idsAtOnce) {
    return inChunks(query.slugs, (slugs) => findRecords(db, entity, { ...query, slugs }));
  }
  const { ids: many } = query;
  if (query.limit === undefined && many && many.length > idsAtOnce) {
    return inChunks(many, (ids) => findRecords(db, entity, { ...query, ids }));
  }
  const { limit } = query;
  return limit === undefined ? readWhole(db, entity, query) : readPage(db, entity, { ...query, limit });
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
  const ids = offset < farOffset ? await readPageIds() : await remember(db, key, readPageIds);
  return findInOrder(db, entity, { reader, fields, ids });
}

/** All that fits, or a page of it, in order. */
function readRows(db: Db, entity: Entity, query: RecordQuery): Promise<ContentRow[]> {
  const { limit, offset, fields } = query;
  const fitting = sortRecords(db, entity, query);
  const first = limit === undefined ? fitting : fitting.limit(limit);
  return selectFields(offset ? first.offset(offset) : first, entity, fields).execute();
}

export async function findRecordIds(db: Db, entity: Entity, query: RecordQuery): Promise<number[]> {
  const sorted = sortRecords(db, entity, query).select('id');
  const select = query.limit === undefined ? sorted : sorted.limit(query.limit);
  return (await select.execute()).map(({ id }) => Number(id));
}

export async function countRecords(db: Db, entity: Entity, query: RecordQuery): Promise<number> {
  const { sort, order, limit, offset, fields, ...narrowing } = query;
  const key = JSON.stringify([entity.table, narrowing]);
  const { total } = await remember(db, key, () =>
    applyConditions(db, entity, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
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
