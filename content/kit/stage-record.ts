import type { Db } from '#database/connect.ts';
import { maxStoredInteger } from '#errors/storable.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { getLocked } from './record-locks.ts';
import { insertRecord, updateRecord } from './record-writer.repository.ts';
import { completeChanges, type WriterRules } from './record-writer.ts';
import { checkReferences } from './reference-checks.ts';
import { writeWithSlug } from './slug-registry.ts';

type Values = Record<string, unknown>;

/** What a record is to hold for as long as a transaction lasts. */
export type Staging = {
  /** Undefined for a record that was never saved. */
  id?: number | undefined;
  values: object;
  /** Changes the complete values once more before they are written. */
  finish?: (values: Values) => Values;
};

/**
 * Given to a record that was never saved: PostgreSQL counts its numbers up even where the transaction is rolled back,
 * so each keystroke would take one.
 */
const stagedId = maxStoredInteger;

/** Writes a record as saving would, without its history, uploads and log. @returns its id */
export async function stageRecord(
  trx: Db,
  entity: Entity,
  { id, values, finish = (finished) => finished, rules }: Staging & { rules: WriterRules },
): Promise<number> {
  if (!trx.isTransaction) throw new Error('What is staged belongs into a transaction that is rolled back');
  const now = rules.now();
  const stored = id === undefined ? undefined : await getLocked(trx, entity, { id });
  const changes = { ...values, ...rules.complete?.({ ...values }, stored) };
  if (!stored) await checkReferences(trx, entity, changes);
  const completed = stored ? await completeChanges(trx, { entity, stored, changes }) : changes;
  const write = (written: Values): Promise<StoredRecord> => {
    const finished = finish({ ...stored, ...written });
    return stored
      ? updateRecord(trx, entity, { stored, values: finished, now })
      : insertRecord(trx, entity, { values: finished, columns: { id: stagedId }, now });
  };
  const record = await writeWithSlug(trx, entity, {
    values: completed,
    now,
    write,
    ...(stored && { stored }),
  });
  return record.id;
}
