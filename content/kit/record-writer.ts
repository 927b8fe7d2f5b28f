import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { insertActivity } from './activity.repository.ts';
import { describeAction, nouns, type RecordAction } from './activity-text.ts';
import type { Author } from './author.ts';
import { decodeRow, type StoredRecord } from './codec.ts';
import type { Announcer } from './content-changes.ts';
import type { Entity } from './entity.ts';
import { saveRecordUploads } from './record-uploads.ts';
import { checkReferences, hiddenReferences } from './reference-checks.ts';
import { followReferences } from './references.ts';
import { findRecords, insertRecord, lockRecord, updateRecord } from './repository.ts';
import { ensureRevision, insertRevision, type RevisionAction } from './revisions.repository.ts';
import { slugFieldOf } from './slug-field.ts';
import { moveSlug, registerSlug } from './slug-registry.repository.ts';
import { type SlugWish, writeWithSlug } from './slug-registry.ts';
import { staleRecord } from './write-errors.ts';

type Values = Record<string, unknown>;

export type WriterRules = {
  /** Completes what is about to be stored, e.g. a computed field; `stored` is the record that changes. */
  complete: (values: Values, stored?: StoredRecord) => Values;
  /** Refuses to move a record to the trash, by throwing. */
  checkDeletion?: ((db: Db, record: StoredRecord) => Promise<void>) | undefined;
  changes?: Announcer | undefined;
  now: () => string;
};

/** The version that a record must still be at, or those of which it must be at one; undefined where any will do. */
type ExpectedVersion = number | readonly number[] | undefined;

/** A write to a record that is there; with `expectedVersion` it fails where the record has changed since. */
export type RecordWrite = { id: number; author: Author; expectedVersion?: ExpectedVersion };

/** Every write of one entity: the record, its revision and the line in the activity log, all or nothing. */
export function createRecordWriter(db: Db, entity: Entity, rules: WriterRules) {
  const { now } = rules;

  async function keep(
    trx: Db,
    written: {
      action: RecordAction;
      record: StoredRecord;
      author: Author;
      changedFields?: string[];
      isTrashed?: boolean | undefined;
    },
  ): Promise<void> {
    const { action, record, author, changedFields = [], isTrashed = false } = written;
    await saveRecordUploads(trx, entity, { record, isTrashed });
    const text = describeAction(entity, { action, after: record, changedFields });
    await insertRevision(trx, entity, { record, action: revisionActions[action], author, now: now() });
    const { username } = author;
    await insertActivity(trx, { username, text, entity: entity.name, recordId: record.id, now: now() });
  }

  /** @returns false where the record holds all of it already */
  async function store(
    trx: Db,
    change: {
      stored: StoredRecord;
      values: Values;
      author: Author;
      isReversion?: boolean;
      isTrashed?: boolean;
    },
  ): Promise<boolean> {
    const { stored, values, author } = change;
    const changedFields = Object.keys(values).filter((name) => !isSame(values[name], stored[name]));
    if (changedFields.length === 0) return false;
    await ensureRevision(trx, entity, stored);
    await updateRecord(trx, entity, { stored, values, now: now() });
    if (changedFields.includes('slug')) {
      const move = { id: stored.id, from: String(stored.slug), to: String(values.slug), now: now() };
      await moveSlug(trx, entity, move);
    }
    const record = { ...stored, ...values, version: stored.version + 1 };
    const action = change.isReversion ? 'reverted' : 'updated';
    await keep(trx, { action, record, author, changedFields, isTrashed: change.isTrashed });
    return true;
  }

  return {
    /** @returns the new record's id @throws AppError `conflict` for a taken slug, `invalid` */
    async create(input: Values, author: Author): Promise<number> {
      const id = await inTransaction(db, async (trx) => {
        const values = rules.complete(input);
        await checkReferences(trx, entity, values);
        const created = await insertWithSlug(trx, entity, { values, now: now() });
        const record = await getLocked(trx, entity, { id: created });
        await keep(trx, { action: 'created', record, author });
        return created;
      });
      rules.changes?.announce({ entity: entity.name, id, action: 'created' });
      return id;
    },

    /**
     * Changes the fields that are given; where they hold that already nothing is written.
     * @param write `isTrashed`: the record is one in the trash, which nobody edits but whose pictures can move
     * @throws AppError `not-found`, `stale` with `current`, `conflict` for a taken slug, `invalid`
     */
    async update(
      write: RecordWrite & { changes: Values; isReversion?: boolean; isTrashed?: boolean },
    ): Promise<void> {
      const isChanged = await inTransaction(db, async (trx) => {
        const stored = await getLocked(trx, entity, write);
        const changes = rules.complete(write.changes, stored);
        const values = await completeChanges(trx, { entity, stored, changes });
        const wish = slugWishOf(entity, { stored, values });
        if (!wish) return store(trx, { ...write, stored, values });
        const task = {
          wish,
          write: (slug: string) => store(trx, { ...write, stored, values: { ...values, slug } }),
        };
        return writeWithSlug(trx, entity, task);
      });
      if (isChanged) rules.changes?.announce({ entity: entity.name, id: write.id, action: 'updated' });
    },

    /** Moves a record to the trash. @throws AppError `not-found`, `stale` with `current`, `conflict` */
    async trash(write: RecordWrite): Promise<void> {
      await inTransaction(db, async (trx) => {
        const stored = await getLocked(trx, entity, write);
        await rules.checkDeletion?.(trx, stored);
        await ensureRevision(trx, entity, stored);
        const columns = { deletedAt: now(), deletedBy: write.author.username };
        await updateRecord(trx, entity, { stored, values: {}, columns, now: now() });
        const record = { ...stored, version: stored.version + 1 };
        await keep(trx, { action: 'deleted', record, author: write.author, isTrashed: true });
      });
      rules.changes?.announce({ entity: entity.name, id: write.id, action: 'deleted' });
    },

    /** Brings a record back from the trash. @throws AppError `not-found`, `conflict` where its category is there too */
    async restore(write: RecordWrite): Promise<void> {
      await inTransaction(db, async (trx) => {
        const stored = await getLocked(trx, entity, { ...write, isTrashed: true });
        await checkOwner(trx, entity, stored);
        const columns = { deletedAt: null, deletedBy: '' };
        await updateRecord(trx, entity, { stored, values: {}, columns, now: now() });
        const record = { ...stored, version: stored.version + 1 };
        await keep(trx, { action: 'restored', record, author: write.author });
      });
      rules.changes?.announce({ entity: entity.name, id: write.id, action: 'restored' });
    },
  };
}

const revisionActions: Record<RecordAction, RevisionAction> = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  restored: 'restored',
  reverted: 'restored',
  purged: 'deleted',
};

/** @throws AppError `not-found`, or `stale` with the record as it reads now */
async function getLocked(
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

async function insertWithSlug(
  db: Db,
  entity: Entity,
  record: { values: Values; now: string },
): Promise<number> {
  if (!slugFieldOf(entity)) return insertRecord(db, entity, record);
  const wish = { slug: String(record.values.slug ?? ''), name: String(record.values[entity.titleField]) };
  const write = async (slug: string) => {
    const id = await insertRecord(db, entity, { ...record, values: { ...record.values, slug } });
    await registerSlug(db, entity, { id, slug });
    return id;
  };
  return writeWithSlug(db, entity, { wish, write });
}

/** What is stored of a change: given fields only, with references that are there. */
async function completeChanges(
  db: Db,
  change: { entity: Entity; stored: StoredRecord; changes: Values },
): Promise<Values> {
  const { entity, stored } = change;
  const values = Object.fromEntries(
    Object.entries(change.changes).filter(([name, value]) => name in entity.fields && value !== undefined),
  );
  await checkReferences(db, entity, values);
  return { ...values, ...(await hiddenReferences(db, entity, { stored, values })) };
}

/** Undefined where a change leaves the record at its address. */
function slugWishOf(
  entity: Entity,
  { stored, values }: { stored: StoredRecord; values: Values },
): SlugWish | undefined {
  if (values.slug === undefined || values.slug === stored.slug) return undefined;
  const name = String(values[entity.titleField] ?? stored[entity.titleField]);
  return { slug: String(values.slug), name, recordId: stored.id };
}

/** A record cannot come back without the record it belongs to. */
async function checkOwner(db: Db, entity: Entity, record: StoredRecord): Promise<void> {
  try {
    await checkReferences(db, entity, record, { kinds: ['reference'] });
  } catch (cause) {
    const owner = Object.values(entity.fields).find((field) => field.kind === 'reference');
    const what = owner?.label.toLowerCase() ?? 'record';
    const message = `Its ${what} is in the trash. Restore the ${what} first, then this ${nouns[entity.name]}.`;
    throw new AppError('conflict', message, { cause });
  }
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
