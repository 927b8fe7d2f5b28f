import type { OutboxMail } from './outbox.repository.ts';

/** From whom and to whom notifications go, as headers write it; `to` may be several, with commas. */
export type MailAddresses = { from: string; to: string };
export type MailToSend = MailAddresses &
  Pick<OutboxMail, 'messageId' | 'subject' | 'body'> & { replyTo: { name: string; address: string } };
/** Hands a mail over to a mail server. Rejects when the server does not take it. */
export type SendMail = (mail: MailToSend) => Promise<void>;
/** A mail as the back office lists it. */
export type MailOverview = Pick<
  OutboxMail,
  'id' | 'subject' | 'createdAt' | 'attempts' | 'nextAttemptAt' | 'sentAt'
> & { to: string; lastError: string | null };

export function toMail(stored: OutboxMail, addresses: MailAddresses): MailToSend {
  const { messageId, subject, body, replyToName, replyToAddress } = stored;
  return { messageId, subject, body, replyTo: { name: replyToName, address: replyToAddress }, ...addresses };
}

export function toOverview(stored: OutboxMail): MailOverview {
  const { id, subject, createdAt, attempts, nextAttemptAt, sentAt } = stored;
  const lastError = stored.lastError || null;
  return { id, subject, to: stored.recipient, createdAt, attempts, nextAttemptAt, sentAt, lastError };
}
