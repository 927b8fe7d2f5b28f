import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { composeNotification } from './notification-mail.ts';
import {
  claimMail,
  deleteMailsSentBefore,
  findDueMailId,
  findMail,
  findMails,
  insertMail,
  makeMailDue,
  type OutboxMail,
  settleMail,
} from './outbox.repository.ts';
import type { StoredSubmission } from './submission-store.ts';

/** From whom and to whom notifications go, as headers write it; `to` may be several, with commas. */
export type MailAddresses = { from: string; to: string };
export type MailToSend = MailAddresses &
  Pick<OutboxMail, 'messageId' | 'subject' | 'body'> & { replyTo: { name: string; address: string } };
/** Hands a mail over to a mail server. Rejects when the server does not take it. */
export type SendMail = (mail: MailToSend) => Promise<void>;
export type MailOverview = Pick<
  OutboxMail,
  'id' | 'subject' | 'createdAt' | 'attempts' | 'nextAttemptAt' | 'sentAt'
> & { to: string; lastError: string | null };

export type OutboxService = ReturnType<typeof createOutboxService>;

type Options = { publicUrl: string; addresses?: MailAddresses | undefined; now?: () => Date };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** After the first, second … failed attempt; the last one goes on until it is given up. */
const delaysMs = [1, 5, 15, 60, 360].map((minutes) => minutes * minuteMs);
const maxAttempts = 8;
/** Longer than any attempt can last, so that a mail is taken over only from a process that is gone. */
export const claimMs = 10 * minuteMs;
const keepSentMs = 30 * dayMs;
const listedMails = 100;
const maxErrorLength = 500;

/**
 * Mails to the staff, written down with what they tell of and sent afterwards: none is lost while the mail server
 * is away. Without addresses nothing is written. A mail may arrive twice where a process ends just after the mail
 * server has taken it; both copies have the same Message-ID.
 */
export function createOutboxService(db: Db, options: Options) {
  const { addresses, publicUrl } = options;
  const now = options.now ?? (() => new Date());
  const listeners = new Set<() => void>();

  function timeIn(ms: number): string {
    return new Date(now().getTime() + ms).toISOString();
  }

  return {
    isConfigured: addresses !== undefined,

    /** Writes the mail for a new record, in the transaction that stores the record. */
    async write(trx: Db, stored: StoredSubmission): Promise<void> {
      const mail = addresses && composeNotification(stored, publicUrl);
      if (!mail) return;
      await insertMail(trx, {
        form: stored.form,
        recordId: stored.id,
        messageId: `<${randomUUID()}@${domainOf(addresses.from)}>`,
        recipient: addresses.to,
        replyToName: mail.replyTo.name,
        replyToAddress: mail.replyTo.address,
        subject: mail.subject,
        body: mail.body,
        createdAt: timeIn(0),
        nextAttemptAt: timeIn(0),
      });
    },

    /** Tells the worker of this process that there is something to send. */
    announce(): void {
      for (const listener of listeners) listener();
    },

    /** @returns what takes the listener away again */
    onAnnounced(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Sends the mail that has waited longest, if one is due.
     * @returns whether there was one, and the error if it could not be sent
     */
    async sendNext(send: SendMail): Promise<{ hadMail: boolean; error?: unknown }> {
      const id = addresses && (await findDueMailId(db, timeIn(0)));
      if (id === undefined || !addresses) return { hadMail: false };
      const token = randomUUID();
      const mail = await claimMail(db, { id, token, now: timeIn(0), until: timeIn(claimMs) });
      if (!mail) return { hadMail: true };
      const recipient = addresses.to;
      try {
        await send({ ...toSend(mail), ...addresses });
      } catch (error) {
        const nextAttemptAt = mail.attempts < maxAttempts ? timeIn(delayAfter(mail.attempts)) : null;
        const lastError = describeError(error);
        await settleMail(db, { id, token, outcome: { sentAt: null, nextAttemptAt, lastError, recipient } });
        return { hadMail: true, error };
      }
      const outcome = { sentAt: timeIn(0), nextAttemptAt: null, lastError: '', recipient };
      await settleMail(db, { id, token, outcome });
      return { hadMail: true };
    },

    /** The newest 100. */
    async list(): Promise<MailOverview[]> {
      return (await findMails(db, listedMails)).map(toOverview);
    },

    /**
     * Has a mail tried again at once, given up or not; one that is being sent is left to that.
     * @throws AppError `not-found`, `conflict` where it was sent or no mail server is set up
     */
    async retry(id: number): Promise<MailOverview> {
      if (!addresses) throw new AppError('conflict', 'E-mail is not set up on this server.');
      await makeMailDue(db, { id, now: timeIn(0) });
      const mail = await findMail(db, id);
      if (!mail) throw notFound('This mail is not there any more.');
      if (mail.sentAt !== null) throw new AppError('conflict', 'This mail has been sent already.');
      this.announce();
      return toOverview(mail);
    },

    /** Forgets what was sent a month ago: it holds buyers' addresses. */
    forgetOld: () => deleteMailsSentBefore(db, timeIn(-keepSentMs)),
  };
}

function toSend(mail: OutboxMail): Omit<MailToSend, 'from' | 'to'> {
  const { messageId, subject, body, replyToName, replyToAddress } = mail;
  return { messageId, subject, body, replyTo: { name: replyToName, address: replyToAddress } };
}

function toOverview(mail: OutboxMail): MailOverview {
  const { id, subject, createdAt, attempts, nextAttemptAt, sentAt } = mail;
  const lastError = mail.lastError || null;
  return { id, subject, to: mail.recipient, createdAt, attempts, nextAttemptAt, sentAt, lastError };
}

function delayAfter(attempts: number): number {
  return delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? 0;
}

function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, maxErrorLength)
    .toWellFormed();
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
