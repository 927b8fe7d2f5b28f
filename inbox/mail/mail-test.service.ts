import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { sayToStaff } from '#messages/say.ts';
import type { Limits } from '#people/limits/limits.service.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { composeMail, senderOf } from './compose-mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { type MailContent, oneLine } from './mail-content.ts';
import { findMailTest, type MailTest, saveMailTest } from './mail-test.repository.ts';
import { mailTestSchema } from './mail-test.schema.ts';
import { createMessageId } from './message-id.ts';
import type { MailAddresses, MailToSend } from './outbox-mail.ts';
import { describeSmtpFailure, readableWords } from './smtp-failure.ts';

type Options = {
  addresses: MailAddresses | undefined;
  backOfficeUrl: string;
  /** Resolves to the mail server's words. */
  send: (mail: MailToSend) => Promise<string>;
  findCompany: () => Promise<{ email: string }>;
  findBrand: () => Promise<MailBrand>;
  limits: Limits;
  now?: () => Date;
};

type Sender = { username: string; ip: string };

/** How mail is set up, and how it was found to work. */
export type MailSetup = {
  isConfigured: boolean;
  from: string;
  /** Whom enquiries and messages are mailed to. */
  notified: string;
  /** Whom a test mail goes to where nobody else is named. */
  recipient: string;
  /** The last one that was taken, by whatever mail server was set up then. */
  lastTest: MailTest | undefined;
};

const testsPerMinute = 6;
const notSetUp =
  'E-mail is not set up on this server. Whoever runs it sets SMTP_URL, MAIL_FROM and NOTIFY_TO and starts it again.';

/** A mail that shows whether mails arrive, sent while the administrator waits. */
export function createMailTestService(db: Db, options: Options) {
  const { addresses, backOfficeUrl, send, findCompany, findBrand } = options;
  const now = options.now ?? (() => new Date());
  const rateLimit = options.limits.rateLimit({ name: 'mail-test', perMinute: testsPerMinute });

  async function findRecipient(): Promise<string> {
    return (await findCompany()).email || addresses?.to || '';
  }

  return {
    async read(): Promise<MailSetup> {
      return {
        isConfigured: addresses !== undefined,
        from: addresses?.from ?? '',
        notified: addresses?.to ?? '',
        recipient: await findRecipient(),
        lastTest: await findMailTest(db),
      };
    },

    /**
     * @param input `to`; without one it goes to the company
     * @returns what is remembered of it, the mail server's words with it
     * @throws AppError `invalid`, `too-many`, and `unprocessable` where no mail server is set up or it did not take it
     */
    async send(input: unknown, sender: Sender): Promise<MailTest> {
      const { to } = parseOrThrow(mailTestSchema, input ?? {});
      if (!addresses) throw new AppError('unprocessable', notSetUp);
      await rateLimit.take(sender.ip);
      const recipient = to || (await findRecipient());
      const sentAt = now().toISOString();
      const brand = await findBrand();
      const content = contentOfTest({ name: brand.name, backOfficeUrl, sentAt, username: sender.username });
      const mail = {
        ...{ ...composeMail(content, brand), subject: oneLine(`Test mail from ${brand.name}`) },
        ...{
          messageId: createMessageId(addresses.from),
          from: senderOf(addresses.from, brand),
          to: recipient,
        },
      };
      const response = await send(mail).catch((cause: unknown) => {
        throw new AppError('unprocessable', describeSmtpFailure(cause), { cause });
      });
      const test = { recipient, response: readableWords(response), sentAt, sentBy: sender.username };
      await rememberTest(db, test);
      return test;
    },
  };
}

function rememberTest(db: Db, test: MailTest): Promise<void> {
  return inTransaction(db, async (trx) => {
    await saveMailTest(trx, test);
    await enterInLog(trx, { kind: 'documents', text: 'Sent a test mail', username: test.sentBy });
  });
}

/** What a test mail tells of itself. */
type TestMail = Pick<MailTest, 'sentAt'> & { name: string; backOfficeUrl: string; username: string };

export function contentOfTest({ name, backOfficeUrl, username, sentAt }: TestMail): MailContent {
  return {
    kind: sayToStaff('mails:test'),
    title: name,
    message: sayToStaff('mails:test.message'),
    facts: [
      { label: sayToStaff('mails:test.by'), value: username },
      { label: sayToStaff('mails:test.at'), value: sentAt, isTime: true },
    ],
    link: { label: sayToStaff('mails:test.open'), url: `${backOfficeUrl}/admin/mail/` },
    hint: sayToStaff('mails:test.hint'),
  };
}
