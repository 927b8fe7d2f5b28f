import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { isColumnTaken } from '#database/constraint-violations.ts';
import { foldForSearch } from '#database/fold-text.ts';
import type { ContentRow, StoredValue } from '#database/schema.ts';
import { AppError } from '#errors/app-error.ts';
import { decodeRow, encodeValues, type StoredRecord, sortKeysOf } from './codec.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { findNextPosition } from './positions.repository.ts';
import { staleRecord } from './write-errors.ts';

/** What is said of a code that another record has. */
export function takenCode(entity: Entity, { label }: Field, code: unknown): string {
  return `Another ${entity.noun.one} has the ${label.toLowerCase()} "${code}"`;
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
  return update.returningAll().executeTakeFirst();
}

/**
 * @param record `columns`: what the row holds beside the entity's fields
 * @throws AppError `conflict` for a code that another record has
 */
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
  const row = await refusingTakenCodes(entity, record.values, () => insert.executeTakeFirstOrThrow());
  return decodeRow(entity, row);
}

/**
 * Writes a record over its stored version and counts it up.
 * @param change `columns`: what the row holds beside the entity's fields
 * @returns the record as it is stored now
 * @throws AppError `stale` where the row is at another version by now; `conflict` for a code that another record has
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
  const row = await refusingTakenCodes(entity, { ...stored, ...change.values }, () =>
    update.executeTakeFirst(),
  );
  if (!row) throw staleRecord(entity);
  return decodeRow(entity, row);
}

async function refusingTakenCodes<T>(
  entity: Entity,
  values: Record<string, unknown>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const taken = Object.entries(entity.fields).find(
      ([name, { kind }]) => kind === 'code' && isColumnTaken(cause, { table: entity.table, column: name }),
    );
    if (!taken) throw cause;
    const [name, field] = taken;
    const message = takenCode(entity, field, values[name]);
    throw new AppError('conflict', message, { fields: { [name]: message }, cause });
  }
}

function searchTextOf(entity: Entity, values: Record<string, unknown>): string {
  const searchable = Object.entries(entity.fields).filter(([, field]) => field.isSearchable);
  return foldForSearch(searchable.map(([name]) => String(values[name] ?? '')).join(' '));
}
