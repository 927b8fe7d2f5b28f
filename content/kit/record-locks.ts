import type { Db } from '#database/connect.ts';
import { AppError, isAppError, notFound } from '#errors/app-error.ts';
import { decodeRow, type StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { findRecords } from './record-reader.repository.ts';
import { lockRecord } from './record-writer.repository.ts';
import { checkReferences } from './reference-checks.ts';
import { followReferences } from './references.ts';
import { staleRecord } from './write-errors.ts';

/** The version that a record must still be at, or those of which it must be at one; undefined where any will do. */
export type ExpectedVersion = number | readonly number[] | undefined;

/**
 * A record that nobody else changes until the transaction ends.
 * @throws AppError `not-found`, or `stale` with the record as it reads now
 */
export async function getLocked(
  db: Db,
  entity: Entity,
  query: { id: number; expectedVersion?: ExpectedVersion; isTrashed?: boolean },
): Promise<StoredRecord> {
  const row = await lockRecord(db, entity, query);
  if (row) return decodeRow(entity, row);
  const missing = notFound(entity.messages.notFound(String(query.id)));
  if (query.isTrashed) throw missing;
  const records = await findRecords(db, entity, { reader: 'administrator', equals: { id: query.id } });
  await followReferences(db, { entity, records, reader: 'administrator' });
  throw records[0] ? staleRecord(entity, records[0]) : missing;
}

/** A record cannot come back without the record it belongs to. @throws AppError `conflict` */
export async function checkOwner(db: Db, entity: Entity, record: StoredRecord): Promise<void> {
  try {
    await checkReferences(db, entity, record, { kinds: ['reference'] });
  } catch (cause) {
    // A database that is away says nothing of what is in the trash.
    if (!isAppError(cause) || cause.code !== 'invalid') throw cause;
    const owner = Object.values(entity.fields).find((field) => field.kind === 'reference');
    const what = owner?.label.toLowerCase() ?? 'record';
    const message = `Its ${what} is in the trash. Restore the ${what} first, then this ${entity.noun.one}.`;
    throw new AppError('conflict', message, { cause });
  }
}
