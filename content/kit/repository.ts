import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { hasWord } from '#database/indexed-words.ts';
import { changingOnly, type Row, readingOnly } from '#database/recorded-reads.ts';
import type { ContentRow, ContentTable, StoredValue, Tables } from '#database/schema.ts';
import {
  columnsOf,
  decodeFields,
  decodeRow,
  encodeValues,
  type StoredRecord,
  sortColumnOf,
  sortKeysOf,
} from './codec.ts';
import type { Reader } from './declaration.ts';
import type { Entity } from './entity.ts';
import { defaultSortOf } from './list-sorts.shared.ts';
import { findNextPosition } from './positions.repository.ts';
import { readOf } from './read-of.ts';
import { staleRecord } from './write-errors.ts';

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
  /** Only records that appear or go by themselves. */
  isScheduled?: boolean;
  search?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

type RecordSelect = SelectQueryBuilder<Tables, ContentTable, object>;

/** The only SQL of the entities: reading and writing rows as their declaration says. */
export function findRecords(db: Db, entity: Entity, query: RecordQuery): Promise<StoredRecord[]> {
  return readingOnly(readOf(entity, query), () => selectRecords(db, entity, query));
}

async function selectRecords(db: Db, entity: Entity, query: RecordQuery): Promise<StoredRecord[]> {
  const fitting = sortRecords(db, entity, query);
  if (query.limit === undefined || query.limit === 1) {
    const whole = query.limit === undefined ? fitting : fitting.limit(1).offset(query.offset ?? 0);
    const rows = await selectFields(whole, entity, query.fields).execute();
    return rows.map((row) => decode(entity, row, query.fields));
  }
  // One page of many: sorting whole rows, long texts and all, takes several times as long as sorting their ids.
  const page = await fitting
    .select('id')
    .limit(query.limit)
    .offset(query.offset ?? 0)
    .execute();
  const ids = page.map(({ id }) => Number(id));
  return findInOrder(db, entity, { reader: query.reader, fields: query.fields, ids });
}

export async function findRecordIds(db: Db, entity: Entity, query: RecordQuery): Promise<number[]> {
  const rows = await readingOnly(readOf(entity, query), () =>
    sortRecords(db, entity, query).select('id').execute(),
  );
  return rows.map(({ id }) => Number(id));
}

export async function countRecords(db: Db, entity: Entity, query: RecordQuery): Promise<number> {
  const row = await readingOnly(readOf(entity, query), () =>
    applyConditions(db, entity, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  );
  return Number(row.total);
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

/**
 * Locks a record's row for the transaction in progress, so that nobody else changes it meanwhile.
 * @returns undefined where there is none, or none at the version expected
 */
export async function lockRecord(
  db: Db,
  entity: Pick<Entity, 'table'>,
  query: { id: number; expectedVersion?: number | readonly number[] | undefined; isTrashed?: boolean },
): Promise<ContentRow | undefined> {
  // An update that changes nothing locks on both engines, and compares where the other transaction has ended.
  let update = db
    .updateTable(entity.table)
    .set({ version: sql<number>`version` })
    .where('id', '=', query.id)
    .where('deletedAt', query.isTrashed ? 'is not' : 'is', null);
  if (query.expectedVersion !== undefined) {
    update = update.where('version', 'in', [query.expectedVersion].flat());
  }
  return changingOnly(
    entity.table,
    () => update.returningAll().executeTakeFirst(),
    () => [],
  );
}

/** @param record `columns`: what the row holds beside the entity's fields */
export async function insertRecord(
  db: Db,
  entity: Entity,
  record: { values: Record<string, unknown>; columns?: Record<string, StoredValue>; now: string },
): Promise<StoredRecord> {
  const insert = db
    .insertInto(entity.table)
    .values({
      ...encodeValues(entity, record.values),
      ...sortKeysOf(entity, record.values),
      searchText: searchTextOf(entity, record.values),
      createdAt: record.now,
      updatedAt: record.now,
      ...(entity.isOrderedByHand && { position: await findNextPosition(db, entity) }),
      ...record.columns,
    })
    .returningAll();
  const row = await changingOnly(
    entity.table,
    () => insert.executeTakeFirstOrThrow(),
    (after) => [after],
  );
  return decodeRow(entity, row);
}

/**
 * Writes a record over its stored version and counts it up.
 * @param change `columns`: what the row holds beside the entity's fields
 * @returns the record as it is stored now
 * @throws AppError `stale` where the row is at another version by now
 */
export async function updateRecord(
  db: Db,
  entity: Entity,
  change: {
    stored: StoredRecord;
    values: Record<string, unknown>;
    columns?: Record<string, StoredValue>;
    now: string;
  },
): Promise<StoredRecord> {
  const { stored } = change;
  const update = db
    .updateTable(entity.table)
    .set({
      ...encodeValues(entity, change.values),
      ...change.columns,
      ...sortKeysOf(entity, { ...stored, ...change.values }),
      searchText: searchTextOf(entity, { ...stored, ...change.values }),
      version: stored.version + 1,
      updatedAt: change.now,
    })
    .where('id', '=', stored.id)
    .where('version', '=', stored.version)
    .returningAll();
  const before: Row = { ...encodeValues(entity, stored), id: stored.id };
  const row = await changingOnly(
    entity.table,
    () => update.executeTakeFirst(),
    (after) => (after ? [before, after] : []),
  );
  if (!row) throw staleRecord(entity);
  return decodeRow(entity, row);
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
  if (entity.hasDrafts && query.reader === 'visitor') select = select.where('published', '=', 1);
  for (const [column, value] of Object.entries(query.equals ?? {})) select = select.where(column, '=', value);
  if (query.exceptIds?.length) select = select.where('id', 'not in', query.exceptIds);
  if (query.isScheduled) {
    select = select.where((eb) =>
      eb.or([eb('publishAt', 'is not', null), eb('unpublishAt', 'is not', null)]),
    );
  }
  if (query.ids) select = select.where('id', 'in', query.ids.length > 0 ? query.ids : [0]);
  for (const word of foldText(query.search ?? '')
    .split(' ')
    .filter(Boolean)) {
    select = select.where(hasWord(db, entity.table, word));
  }
  return select;
}

function sortColumn(entity: Entity, sort: string | undefined): string {
  if (sort === undefined) return defaultSortOf(entity).by;
  const field = entity.fields[sort];
  return field ? sortColumnOf(sort, field) : sort;
}

function searchTextOf(entity: Entity, values: Record<string, unknown>): string {
  const searchable = Object.entries(entity.fields).filter(([, field]) => field.isSearchable);
  return foldText(searchable.map(([name]) => String(values[name] ?? '')).join(' '));
}
