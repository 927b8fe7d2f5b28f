import type { HoldNotice } from '#content/entities/slab/hold-notices.service.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import type { StoredSubmission } from '../submit/submission-store.ts';
import { composeHoldNotice, holdForm } from './hold-mail.ts';
import { composeInvitation, invitationForm, type MailedInvitation } from './invitation-mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { createMessageId } from './message-id.ts';
import { composeNotification } from './notification-mail.ts';
import {
  countUnsentMails,
  deleteMailsOf,
  deleteMailsSentBefore,
  findMail,
  findMails,
  findNoticeIds,
  insertMail,
  makeMailDue,
} from './outbox.repository.ts';
import { type MailAddresses, type MailOverview, toOverview } from './outbox-mail.ts';
import { createOutboxSender } from './outbox-sender.ts';

export type OutboxService = ReturnType<typeof createOutboxService>;

type Options = {
  publicUrl: string;
  /** Where the staff works, if that is elsewhere. */
  backOfficeUrl?: string;
  findBrand: () => Promise<MailBrand>;
  addresses?: MailAddresses | undefined;
  now?: () => Date;
};

/** What one of the staff answers to a visitor. */
type MailedReply = {
  /** The record that it answers. */
  form: string;
  recordId: number;
  recipient: string;
  writtenBy: string;
  /** Where the visitor answers to; the first of those who are notified, where it is undefined. */
  replyTo: string | undefined;
  subject: string;
  body: string;
  /** The Message-IDs of the replies before it, oldest first. */
  earlier: readonly string[];
};

const dayMs = 24 * 60 * 60_000;
const listedMails = 100;

/**
 * Mails to the staff and replies to visitors, written with the record they are about and sent afterwards: none is lost while the mail server
 * is away. Without addresses nothing is written. A mail may arrive twice where a process ends just after the mail
 * server has taken it; both copies have the same Message-ID (docs/decisions/0030-one-inbox.md).
 */
export function createOutboxService(db: Db, options: Options) {
  const { addresses, publicUrl, findBrand, backOfficeUrl = publicUrl } = options;
  const now = options.now ?? (() => new Date());
  const listeners = new Set<() => void>();

  return {
    isConfigured: addresses !== undefined,

    /** Writes the mail for a new record, in the transaction that stores the record. */
    async write(trx: Db, stored: StoredSubmission): Promise<void> {
      if (!addresses) return;
      const mail = composeNotification(stored, { publicUrl, backOfficeUrl });
      if (!mail) return;
      await insertMail(trx, {
        form: stored.form,
        recordId: stored.id,
        messageId: createMessageId(addresses.from),
        recipient: addresses.to,
        replyToName: mail.replyTo.name,
        replyToAddress: mail.replyTo.address,
        subject: mail.subject,
        body: '',
        content: JSON.stringify(mail.content),
        createdAt: now().toISOString(),
        nextAttemptAt: now().toISOString(),
      });
    },

    /** Tells the staff of holds, in the transaction that takes note of it. */
    async writeHoldNotice(trx: Db, notice: HoldNotice): Promise<void> {
      if (!addresses) return;
      const { subject, content } = composeHoldNotice(notice, backOfficeUrl);
      await insertMail(trx, {
        ...{
          form: holdForm,
          recordId: notice.id,
          recipient: addresses.to,
          replyToName: '',
          replyToAddress: '',
        },
        ...{
          messageId: createMessageId(addresses.from),
          subject,
          body: '',
          content: JSON.stringify(content),
        },
        ...{ createdAt: now().toISOString(), nextAttemptAt: now().toISOString() },
      });
    },

    /**
     * Writes the mail of an invitation, in the transaction that stores it.
     * @returns whether it did: it does not without a mail server
     */
    async writeInvitation(trx: Db, invitation: MailedInvitation): Promise<boolean> {
      if (!addresses) return false;
      const { subject, content } = composeInvitation(invitation);
      await insertMail(trx, {
        ...{ form: invitationForm, recordId: invitation.id, recipient: invitation.email },
        ...{ replyToName: '', replyToAddress: '', messageId: createMessageId(addresses.from), subject },
        ...{ body: '', content: JSON.stringify(content) },
        ...{ createdAt: now().toISOString(), nextAttemptAt: now().toISOString() },
      });
      return true;
    },

    /**
     * Writes the mail of a reply, in the transaction that stores it. It is deleted with the record that it answers.
     * @throws AppError `conflict` without a mail server
     */
    async writeReply(trx: Db, reply: MailedReply): Promise<{ mailId: number; messageId: string }> {
      if (!addresses) throw notSetUp();
      const { replyTo = addresses.to.split(',', 1).join(), earlier, ...mail } = reply;
      const messageId = createMessageId(addresses.from);
      const mailId = await insertMail(trx, {
        ...mail,
        ...{ messageId, replyToName: '', replyToAddress: replyTo },
        thread: [...(await findNoticeIds(trx, reply)), ...earlier].join(' '),
        ...{ createdAt: now().toISOString(), nextAttemptAt: now().toISOString() },
      });
      return { mailId, messageId };
    },

    /** Forgets the mail of an invitation: its link is a secret. */
    forgetInvitation: (trx: Db, id: number): Promise<void> =>
      deleteMailsOf(trx, { form: invitationForm, recordId: id }),

    /** Notifies the worker of this process that there is something to send. */
    announce(): void {
      for (const listener of listeners) listener();
    },

    /** @returns a function that removes the listener */
    onAnnounced(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    countUnsent: () => countUnsentMails(db),

    sendNext: createOutboxSender(db, { addresses, findBrand, now }),

    /** The newest 100. */
    async list(): Promise<MailOverview[]> {
      return (await findMails(db, listedMails)).map(toOverview);
    },

    /**
     * Has a mail tried again at once, given up or not; one that is being sent is left to that.
     * @throws AppError `not-found`, `conflict` where it was sent or no mail server is set up
     */
    async retry(id: number): Promise<MailOverview> {
      if (!addresses) throw notSetUp();
      const mail = await inTransaction(db, async (trx) => {
        await makeMailDue(trx, { id, now: now().toISOString() });
        const found = await findMail(trx, id);
        if (!found) throw notFound('This mail is not there any more.');
        if (found.sentAt !== null) throw new AppError('conflict', 'This mail has been sent already.');
        await enterInLog(trx, { kind: 'enquiries', text: 'Had a waiting mail sent again' });
        return found;
      });
      this.announce();
      return toOverview(mail);
    },

    /** Deletes what was sent longer ago: it holds buyers' mail addresses. */
    removeOld: (days: number) =>
      deleteMailsSentBefore(db, new Date(now().getTime() - days * dayMs).toISOString()),
  };
}

function notSetUp(): AppError {
  return new AppError('conflict', 'E-mail is not set up on this server.');
}
