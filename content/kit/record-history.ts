import type { Db } from '#database/connect.ts';
import { enterInLog } from '#logbook/write-log.ts';
import { describeAction, type RecordAction } from './activity-text.ts';
import type { Author } from './author.ts';
import type { StoredRecord } from './codec.ts';
import type { Due } from './due.ts';
import type { Entity } from './entity.ts';
import { saveRecordColours } from './record-colours.ts';
import { saveRecordUploads } from './record-uploads.ts';
import { insertRevision, type RevisionAction } from './revisions.repository.ts';

const revisionActions: Record<RecordAction, RevisionAction> = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  restored: 'restored',
  reverted: 'restored',
  purged: 'deleted',
};

/** Enters a write of a record: its revision, its activity, the uploads that it names now and the colours it is found by. */
export async function recordWrite(
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
