import type { Insertable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { InboxReplyRow } from '#database/enquiry-tables.ts';
import { inChunks } from '#database/in-chunks.ts';
import { readStoredMoment } from '#database/stored-json.ts';
import type { ReplyState } from './replies.shared.ts';

/** What the staff answered, and whether it has left. */
export type StoredReply = {
  itemId: number;
  messageId: string;
  at: string;
  /** The username. */
  by: string;
  subject: string;
  body: string;
  state: ReplyState;
  /** Why the last attempt failed; empty where none did. */
  reason: string;
  /** When it is tried again; null where it is not. */
  nextAttemptAt: string | null;
  /** Its number in the outbox; null some time after it was sent. */
  mail: number | null;
};

export async function insertReply(db: Db, reply: Insertable<InboxReplyRow>): Promise<void> {
  await db.insertInto('inboxReplies').values(reply).execute();
}

/** The replies to items, by the item, oldest first. */
export async function findReplies(db: Db, itemIds: readonly number[]): Promise<Map<number, StoredReply[]>> {
  const rows = await inChunks(itemIds, (some) => selectReplies(db).where('itemId', 'in', some).execute());
  return Map.groupBy(rows.map(toReply), ({ itemId }) => itemId);
}

type ReplyRow = Awaited<ReturnType<ReturnType<typeof selectReplies>['execute']>>[number];

function selectReplies(db: Db) {
  return db
    .selectFrom('inboxReplies')
    .leftJoin('mailOutbox', 'mailOutbox.id', 'inboxReplies.mailId')
    .select([
      ...(['inboxReplies.id', 'itemId', 'username', 'inboxReplies.subject', 'inboxReplies.body'] as const),
      ...(['inboxReplies.messageId', 'inboxReplies.createdAt'] as const),
      ...(['mailOutbox.id as mail', 'sentAt', 'nextAttemptAt', 'lastError'] as const),
    ])
    .orderBy('inboxReplies.id');
}

function toReply({
  id,
  username,
  createdAt,
  lastError,
  sentAt,
  nextAttemptAt,
  ...row
}: ReplyRow): StoredReply {
  const at = readStoredMoment(createdAt, `reply ${id}`);
  return {
    ...{ ...row, at, by: username, reason: lastError ?? '', nextAttemptAt },
    state: stateOf({ mail: row.mail, sentAt, nextAttemptAt }),
  };
}

/** A mail is deleted some time after it was sent, and only then. */
function stateOf({
  mail,
  sentAt,
  nextAttemptAt,
}: Pick<ReplyRow, 'mail' | 'sentAt' | 'nextAttemptAt'>): ReplyState {
  if (mail === null || sentAt !== null) return 'sent';
  return nextAttemptAt === null ? 'failed' : 'waiting';
}
