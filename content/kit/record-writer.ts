import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { StoredValue } from '#database/schema.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { describeAction, type RecordAction } from './activity-text.ts';
import type { Author } from './author.ts';
import type { StoredRecord } from './codec.ts';
import type { Announcer, ContentChange } from './content-changes.ts';
import type { Due } from './due.ts';
import type { Entity, EntityInput, EntityRecord } from './entity.ts';
import { isSameValue } from './is-same-value.ts';
import { findNextPosition } from './positions.repository.ts';
import { saveRecordColours } from './record-colours.ts';
import { checkOwner, type ExpectedVersion, getLocked } from './record-locks.ts';
import { finishRecords, type ReaderRules } from './record-reader.ts';
import { saveRecordUploads } from './record-uploads.ts';
import { insertRecord, updateRecord } from './record-writer.repository.ts';
import { checkReferences, withHiddenReferences } from './reference-checks.ts';
import { ensureRevision, insertRevision, type RevisionAction } from './revisions.repository.ts';
import { withoutPassedTimes } from './schedule.ts';
import { writeWithSlug } from './slug-registry.ts';

type Values = Record<string, unknown>;

/** `before`: the record that was changed; undefined for a new one. */
type FollowedWrite = { before?: StoredRecord; after: StoredRecord; author: Author; now: string };

export type WriterRules = {
  /** What is stored beside what was sent, or instead, e.g. a computed field; `stored` is the record that changes. */
  complete?: (values: Values, stored?: StoredRecord, isReversion?: boolean) => Values;
  /** What follows from a write in the same transaction. */
  follow?: ((trx: Db, write: FollowedWrite) => Promise<void>) | undefined;
  read?: ReaderRules['read'];
  /** Refuses to move a record to the trash, by throwing. */
  checkDeletion?: ((db: Db, record: StoredRecord) => Promise<void>) | undefined;
  changes?: Announcer | undefined;
  /** The caller enters the activity, of many records at once. */
  hasOwnActivity?: boolean | undefined;
  now: () => string;
};

/** A write to a record that is there; with `expectedVersion` it fails where the record has changed since. */
export type RecordWrite = { id: number; author: Author; expectedVersion?: ExpectedVersion };

type Creation = { values: Values; author: Author };
type Update<E extends Entity> = RecordWrite & {
  changes: Partial<EntityInput<E>>;
  isReversion?: boolean;
  /** What it was scheduled for. */
  due?: Due;
  /** The record is one in the trash, which nobody edits but whose pictures can move. */
  isTrashed?: boolean;
};
type Work = { entity: Entity; rules: WriterRules };
type Written = Omit<Parameters<typeof recordWrite>[2], 'hasOwnActivity'>;

const revisionActions: Record<RecordAction, RevisionAction> = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  restored: 'restored',
  reverted: 'restored',
  purged: 'deleted',
};

/** Every write of one entity: the record, its revision and the line in the activity log, all or nothing. */
export function createRecordWriter<E extends Entity>(db: Db, entity: E, rules: WriterRules) {
  const work: Work = { entity, rules };
  const finish = async (record: StoredRecord, action?: ContentChange['action']): Promise<EntityRecord<E>> => {
    if (action) rules.changes?.announce({ entity: entity.name, id: record.id, action });
    const { read } = rules;
    const records = await finishRecords<E>(db, { entity, records: [record], reader: 'administrator', read });
    return records[0] as EntityRecord<E>;
  };

  return {
    /**
     * Stores a new record. @returns it as it reads now
     * @throws AppError `conflict` for a taken slug, `invalid` for a reserved slug or an unknown related record
     */
    async create(input: EntityInput<E>, author: Author): Promise<EntityRecord<E>> {
      const creation = { values: { ...input }, author };
      return finish(await inTransaction(db, (trx) => createRecord(trx, work, creation)), 'created');
    },

    /**
     * Changes the fields that are sent; where they hold that already nothing is written.
     * @returns the record as it reads now
     * @throws AppError `not-found`, `stale` with `current` where it is not at the version expected, `conflict` for a
     * taken slug, `invalid` for an unknown related record
     */
    async update(write: Update<E>): Promise<EntityRecord<E>> {
      const { record, isChanged } = await inTransaction(db, (trx) => changeRecord(trx, work, write));
      return finish(record, isChanged ? 'updated' : undefined);
    },

    /** Moves a record to the trash. @throws AppError `not-found`, `stale` with `current`, `conflict` */
    async trash(write: RecordWrite): Promise<void> {
      await inTransaction(db, (trx) => trashRecord(trx, work, write));
      rules.changes?.announce({ entity: entity.name, id: write.id, action: 'deleted' });
    },

    /** Brings a record back from the trash. @throws AppError `not-found`, `conflict` where its category is there too */
    async restore(write: RecordWrite): Promise<EntityRecord<E>> {
      return finish(await inTransaction(db, (trx) => restoreRecord(trx, work, write)), 'restored');
    },
  };
}

async function createRecord(trx: Db, work: Work, creation: Creation): Promise<StoredRecord> {
  const { entity, rules } = work;
  const now = rules.now();
  const completed = { ...creation.values, ...rules.complete?.(creation.values) };
  await checkReferences(trx, entity, completed);
  const write = (values: Values) => insertRecord(trx, entity, { values, now });
  const record = await writeWithSlug(trx, entity, { values: completed, now, write });
  await enter(trx, work, { action: 'created', record, author: creation.author, now });
  return record;
}

async function changeRecord(
  trx: Db,
  work: Work,
  update: Update<Entity>,
): Promise<{ record: StoredRecord; isChanged: boolean }> {
  const { entity, rules } = work;
  const now = rules.now();
  const stored = await getLocked(trx, entity, update);
  const requested: Values = update.isReversion ? withoutPassedTimes(update.changes, now) : update.changes;
  const changes = { ...requested, ...rules.complete?.(requested, stored, update.isReversion) };
  const values = await completeChanges(trx, { entity, stored, changes });
  const write = (written: Values) => storeChanges(trx, work, { ...update, stored, values: written, now });
  const record = await writeWithSlug(trx, entity, { values, stored, now, write });
  return { record, isChanged: record.version !== stored.version };
}

async function trashRecord(trx: Db, work: Work, write: RecordWrite): Promise<void> {
  const { entity, rules } = work;
  const now = rules.now();
  const stored = await getLocked(trx, entity, write);
  await rules.checkDeletion?.(trx, stored);
  await ensureRevision(trx, entity, stored);
  const columns = { deletedAt: now, deletedBy: write.author.username };
  const record = await updateRecord(trx, entity, { stored, values: {}, columns, now });
  await enter(trx, work, { action: 'deleted', record, author: write.author, now, isTrashed: true });
}

async function restoreRecord(trx: Db, work: Work, write: RecordWrite): Promise<StoredRecord> {
  const { entity, rules } = work;
  const now = rules.now();
  const stored = await getLocked(trx, entity, { ...write, isTrashed: true });
  await checkOwner(trx, entity, stored);
  const columns = { deletedAt: null, deletedBy: '' };
  const values = withoutPassedTimes(stored, now);
  const record = await updateRecord(trx, entity, { stored, values, columns, now });
  await enter(trx, work, { action: 'restored', record, author: write.author, now });
  return record;
}

/** Writes what differs; where the record holds all of it already, nothing. @returns the record as it is stored now */
async function storeChanges(
  trx: Db,
  work: Work,
  change: Omit<Update<Entity>, 'changes'> & { stored: StoredRecord; values: Values; now: string },
): Promise<StoredRecord> {
  const { entity } = work;
  const { stored, values, author, now, isTrashed = false } = change;
  const changedFields = Object.keys(values).filter((name) => !isSameValue(values[name], stored[name]));
  if (changedFields.length === 0) return stored;
  await ensureRevision(trx, entity, stored);
  const columns = await columnsOfMove(trx, entity, changedFields);
  const record = await updateRecord(trx, entity, { stored, values, columns, now });
  const action = change.isReversion ? 'reverted' : 'updated';
  const { due } = change;
  await enter(trx, work, { action, record, author, now, changedFields, isTrashed, due });
  await work.rules.follow?.(trx, { before: stored, after: record, author, now });
  return record;
}

function enter(trx: Db, { entity, rules }: Work, written: Written): Promise<void> {
  return recordWrite(trx, entity, { ...written, hasOwnActivity: rules.hasOwnActivity });
}

/** A record that comes to another owner, such as a product to another category, stands behind those that are there. */
async function columnsOfMove(
  trx: Db,
  entity: Entity,
  changed: string[],
): Promise<Record<string, StoredValue>> {
  const isMove = changed.some((name) => entity.fields[name]?.kind === 'reference');
  return entity.isOrderedByHand && isMove ? { position: await findNextPosition(trx, entity) } : {};
}

/** What is stored of a change: declared fields only, with references that are there. */
export async function completeChanges(
  db: Db,
  change: { entity: Entity; stored: StoredRecord; changes: Values },
): Promise<Values> {
  const { entity, stored } = change;
  const values = Object.fromEntries(
    Object.entries(change.changes).filter(
      ([name, value]) => Object.hasOwn(entity.fields, name) && value !== undefined,
    ),
  );
  await checkReferences(db, entity, values);
  return withHiddenReferences(db, entity, { stored, values });
}

/** Enters a write of a record: its revision, its activity, the uploads that it names now and the colours it is found by. */
async function recordWrite(
  trx: Db,
  entity: Entity,
  written: {
    action: RecordAction;
    record: StoredRecord;
    author: Author;
    now: string;
    changedFields?: string[];
    isTrashed?: boolean;
    due?: Due | undefined;
    /** The caller enters the activity, of many records at once. */
    hasOwnActivity?: boolean | undefined;
  },
): Promise<void> {
  const { action, record, author, now, changedFields = [], isTrashed = false } = written;
  await saveRecordUploads(trx, entity, { record, isTrashed });
  await saveRecordColours(trx, entity, { record, changedFields, isTrashed });
  await insertRevision(trx, entity, { record, action: revisionActions[action], author, now });
  if (written.hasOwnActivity) return;
  const text = describeAction(entity, { action, after: record, changedFields, due: written.due });
  const { username } = author;
  await enterInLog(trx, { kind: 'content', username, text, entity: entity.name, recordId: record.id, now });
}
