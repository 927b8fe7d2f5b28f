import { composeMail, type MailParts, senderOf } from './compose-mail.ts';
import { invitationForm } from './invitation-mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { type MailContent, oneLine } from './mail-content.ts';
import type { OutboxMail } from './outbox.repository.ts';

/** From whom and to whom notifications go, as headers write it; `to` may be several, with commas. */
export type MailAddresses = { from: string; to: string };
export type MailToSend = Pick<OutboxMail, 'messageId' | 'subject' | 'body'> &
  Partial<Pick<MailParts, 'html' | 'pictures'>> & {
    from: string | { name: string; address: string };
    to: string;
    /** Of what a person has written: the Message-IDs of the mails before it, oldest first. */
    thread?: readonly string[];
    /** Without it a reply goes to whom the mail is from. */
    replyTo?: { name: string; address: string };
  };
/** Hands a mail over to a mail server. Rejects when the server does not take it. */
export type SendMail = (mail: MailToSend) => Promise<unknown>;
/** A mail as the back office lists it. */
export type MailOverview = Pick<
  OutboxMail,
  'id' | 'subject' | 'writtenBy' | 'createdAt' | 'attempts' | 'nextAttemptAt' | 'sentAt'
> & { to: string; lastError: string | null };

/** A mail is laid out when it is sent, in the looks of that day. */
export function toMail(
  stored: OutboxMail,
  { addresses, brand }: { addresses: MailAddresses; brand: MailBrand },
): MailToSend {
  const { messageId, subject, body, content, replyToName, replyToAddress } = stored;
  const parts = content === '' ? { body } : composeMail(JSON.parse(content) as MailContent, brand);
  return {
    ...{ messageId, subject, ...parts, ...recipientOf(stored, addresses) },
    ...(stored.writtenBy
      ? { from: writerOf(stored, { addresses, brand }), thread: stored.thread.split(' ').filter(Boolean) }
      : { from: senderOf(addresses.from, brand) }),
    ...(replyToAddress ? { replyTo: { name: replyToName, address: replyToAddress } } : {}),
  };
}

/** Notifications go to whom the settings name when they are sent, invitations and replies to whom they are for. */
export function recipientOf(
  { form, recipient, writtenBy }: Pick<OutboxMail, 'form' | 'recipient' | 'writtenBy'>,
  addresses: MailAddresses,
): MailAddresses {
  return form === invitationForm || writtenBy ? { ...addresses, to: recipient } : addresses;
}

/** A person of the company, by the address that mails are from. */
function writerOf(
  { writtenBy }: OutboxMail,
  { addresses, brand }: { addresses: MailAddresses; brand: MailBrand },
) {
  const address = /<([^>]+)>/.exec(addresses.from)?.[1] ?? addresses.from;
  return { name: oneLine(`${writtenBy} (${brand.name})`), address };
}

export function toOverview(stored: OutboxMail): MailOverview {
  const { id, subject, writtenBy, createdAt, attempts, nextAttemptAt, sentAt } = stored;
  const lastError = stored.lastError || null;
  return {
    id,
    subject,
    to: stored.recipient,
    writtenBy,
    createdAt,
    attempts,
    nextAttemptAt,
    sentAt,
    lastError,
  };
}
