import type { InlinePicture } from './compose-mail.ts';
import type { MailToSend } from './outbox-mail.ts';

/** How long a server may stay silent, and how long one mail may take in all: both far below the time of a claim. */
const silenceMs = 20_000;
const outboxDeadlineMs = 2 * 60_000;

/**
 * Hands mails over to an SMTP server. What comes back is the server's words on taking a mail.
 * @param url `smtp://user:password@host:port`, or `smtps://…`
 */
export function createSmtpSender(url: string, { deadlineMs = outboxDeadlineMs } = {}) {
  return async (mail: MailToSend): Promise<string> => {
    // Loaded by the first mail: a start does not wait for it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      dnsTimeout: silenceMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const { response } = await withDeadline(transport.sendMail(toMessage(mail)), deadlineMs);
      return response;
    } finally {
      transport.close();
    }
  };
}

function toMessage(mail: MailToSend) {
  return {
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.body,
    ...(mail.html && { html: mail.html, attachments: (mail.pictures ?? []).map(toAttachment) }),
    messageId: mail.messageId,
    ...(mail.thread
      ? { references: [...mail.thread], inReplyTo: mail.thread.at(-1) }
      : // Tells out-of-office programs not to reply to automatic mail.
        { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

function toAttachment({ cid, fileName, bytes }: InlinePicture) {
  const content = Buffer.from(bytes);
  return {
    cid,
    content,
    filename: fileName,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  };
}

async function withDeadline<T>(sending: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tookTooLong(deadlineMs)), deadlineMs);
    timer.unref();
  });
  try {
    return await Promise.race([sending, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** With the code that the library's own timeouts have. */
function tookTooLong(deadlineMs: number): Error {
  const message = `it took longer than ${Math.ceil(deadlineMs / 1000)} seconds`;
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
