import type { MailToSend, SendMail } from './outbox-mail.ts';

/** How long a server may stay silent, and how long one mail may take in all: both far below the time of a claim. */
const silenceMs = 20_000;
const deadlineMs = 2 * 60_000;

/**
 * Hands mails over to an SMTP server.
 * @param url `smtp://user:password@host:port`, or `smtps://…`
 */
export function createSmtpSender(url: string): SendMail {
  return async (mail) => {
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
      await withDeadline(transport.sendMail(toMessage(mail)));
    } finally {
      transport.close();
    }
  };
}

function toMessage(mail: MailToSend) {
  return {
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.body,
    messageId: mail.messageId,
    // Tells out-of-office programs not to reply to automatic mail.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

async function withDeadline(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), deadlineMs);
    timer.unref();
  });
  try {
    await Promise.race([sending, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
