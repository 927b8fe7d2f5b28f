import type { Db } from '#database/connect.ts';
import type { Author } from './author.ts';
import type { StoredRecord } from './codec.ts';
import type { Announcer } from './content-changes.ts';
import type { Entity, EntityInput, EntityRecord } from './entity.ts';
import { cleanFormattedTexts } from './formatted-texts.ts';
import { createRecordReader, finishRecords } from './record-reader.ts';
import { createRecordWriter, type RecordWrite, type WriterRules } from './record-writer.ts';
import { type Staging, stageRecord } from './stage-record.ts';

/** Reading and writing one entity's records, with the rules that all entities share. */
export type EntityService<E extends Entity> = ReturnType<typeof createEntityService<E>>;

/** What every content service may be given: where its writes are announced, this site's own URL, and a clock. */
export type ServiceOptions = {
  changes?: Announcer;
  publicUrl?: string;
  now?: () => Date;
  /** What names records by their slugs follows, in the transaction that changes one. */
  onMoved?: WriterRules['onMoved'];
  /** For who writes many records as one thing, and enters that in the activity log instead of each. */
  hasOwnActivity?: boolean;
};

type Rules = ServiceOptions & {
  complete?: WriterRules['complete'];
  checkDeletion?: WriterRules['checkDeletion'];
};

export function createEntityService<E extends Entity>(db: Db, entity: E, rules: Rules = {}) {
  const writerRules: WriterRules = {
    complete: (values, stored) => {
      const cleaned = cleanFormattedTexts(entity, { values, publicUrl: rules.publicUrl });
      return rules.complete?.(cleaned, stored) ?? cleaned;
    },
    checkDeletion: rules.checkDeletion,
    changes: rules.changes,
    onMoved: rules.onMoved,
    hasOwnActivity: rules.hasOwnActivity,
    now: () => (rules.now?.() ?? new Date()).toISOString(),
  };
  const writer = createRecordWriter(db, entity, writerRules);

  const asStored = async (record: StoredRecord): Promise<EntityRecord<E>> => {
    const finished = await finishRecords<E>(db, { entity, records: [record], reader: 'administrator' });
    return finished[0] as EntityRecord<E>;
  };

  return {
    entity,
    ...createRecordReader(db, entity),

    /**
     * Stores a new record. @returns it as it reads now
     * @throws AppError `conflict` for a taken slug, `invalid` for a reserved slug or an unknown related record
     */
    async create(input: EntityInput<E>, author: Author): Promise<EntityRecord<E>> {
      return asStored(await writer.create({ ...input }, author));
    },

    /**
     * Changes the fields that are sent. @returns the record as it reads now
     * @throws AppError `not-found`, `stale` with `current` where it is not at the version expected, `conflict` for a
     * taken slug, `invalid` for an unknown related record
     */
    async update(
      write: RecordWrite & { changes: Partial<EntityInput<E>>; isReversion?: boolean },
    ): Promise<EntityRecord<E>> {
      return asStored(await writer.update({ ...write, changes: { ...write.changes } }));
    },

    /**
     * Writes a record as saving would, but no history of it: for a transaction that is rolled back. @returns its id
     * @throws AppError `not-found`, `conflict` for a taken slug, `invalid`
     */
    stage: (staging: Staging) => stageRecord(db, entity, { ...staging, rules: writerRules }),

    /** Moves a record to the trash. @throws AppError `not-found`, `stale` with `current`, `conflict` */
    trash: writer.trash,

    /** Brings a record back from the trash. @throws AppError `not-found`, `conflict` */
    async restore(write: RecordWrite): Promise<EntityRecord<E>> {
      return asStored(await writer.restore(write));
    },
  };
}
