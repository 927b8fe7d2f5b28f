import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { enterInLog } from '#people/log/write-log.ts';
import type { OutboxService } from '../mail/outbox.service.ts';
import type { HandlingStatus } from '../submit/handling.shared.ts';
import { claimSubmissionKey } from '../submit/submissions.repository.ts';
import { type ChangeAuthor, changeItem } from './change-item.ts';
import { nameItems } from './enter-handling.ts';
import { getInboxItem } from './inbox-reader.ts';
import { insertReply } from './inbox-replies.repository.ts';
import { replySchema } from './replies.schema.ts';

type Options = {
  outbox: Pick<OutboxService, 'writeReply' | 'announce'>;
  /** The company's own mailbox, where visitors answer to; it may be empty. */
  findCompany: () => Promise<{ email: string }>;
  now?: () => Date;
};

const repeatWindowMs = 60_000;
/** Of these the company has answered, and more has come of it. */
const keptStatuses: readonly HandlingStatus[] = ['answered', 'quoted', 'won', 'lost'];

/** What the staff answers to visitors: kept with the item, and sent by the outbox. */
export function createReplyService(db: Db, { outbox, findCompany, now = () => new Date() }: Options) {
  return {
    /**
     * Stores a reply and its mail together, and marks the item as answered. The same text within a minute is one
     * reply, whoever sends it.
     * @throws AppError `invalid`, `not-found`, or `conflict` without a mail server
     */
    async send(itemId: number, input: unknown, username: string): Promise<void> {
      const { subject, body } = parseOrThrow(replySchema, input);
      const replyTo = (await findCompany()).email || undefined;
      const author = { username, now: now(), action: randomUUID() };
      const isNew = await inTransaction(db, async (trx) => {
        const key = keyOf([itemId, subject, body]);
        if (!(await claimSubmissionKey(trx, { key, ...timesOf(author) }))) return false;
        const { item, record, replies } = await getInboxItem(trx, itemId);
        const { form, recordId } = item;
        const mail = { form, recordId, recipient: record.email, writtenBy: username, replyTo, subject, body };
        const earlier = replies.map(({ messageId }) => messageId);
        const written = await outbox.writeReply(trx, { ...mail, earlier });
        const createdAt = author.now.toISOString();
        await insertReply(trx, { ...written, itemId, username, createdAt, subject, body });
        await markAnswered(trx, itemId, author);
        await enterInLog(trx, { kind: 'enquiries', text: `Replied to ${nameItems([itemId])}`, username });
        return true;
      });
      if (isNew) outbox.announce();
    },
  };
}

function keyOf(parts: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(['reply', ...parts]))
    .digest('hex');
}

function timesOf({ now }: ChangeAuthor): { now: string; cutoff: string } {
  return { now: now.toISOString(), cutoff: new Date(now.getTime() - repeatWindowMs).toISOString() };
}

/** Where somebody changes the item at this moment it is read again: the reply is not held up. */
async function markAnswered(trx: Db, id: number, author: ChangeAuthor): Promise<void> {
  const { item } = await getInboxItem(trx, id);
  if (keptStatuses.includes(item.status)) return;
  const change = { values: { status: 'answered' }, isRead: undefined } as const;
  if (!(await changeItem(trx, { item, change }, author))) await markAnswered(trx, id, author);
}
