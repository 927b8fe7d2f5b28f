import { z } from 'zod';
import type { MailTest } from '#inbox/mail/mail-test.repository.ts';
import { mailTestSchema } from '#inbox/mail/mail-test.schema.ts';
import { allow } from '../../http/access.ts';
import { authorOf } from '../content/content-writing.api.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

const tags = ['Mail'];
const testSchema = z
  .object({
    to: z.string(),
    sentAt: z.string(),
    sentBy: z.string(),
    response: z.string().describe('What the mail server said when it took the mail'),
  })
  .meta({ id: 'MailTest' });

const setupSchema = z.object({
  configured: z.boolean().describe('Whether a mail server is set up'),
  from: z.string().describe('Whom mails are from; empty where none is set up'),
  notified: z.string().describe('Whom enquiries and messages are mailed to'),
  testRecipient: z.string().describe('Whom a test mail goes to where nobody else is named'),
  lastTest: testSchema.nullable().describe('The last test mail that a mail server took'),
});

/** How mail is set up, and a mail that shows whether it works. */
export function mailApi(app: ApiScope, { services: { mailTests } }: ApiContext): void {
  const read = {
    tags,
    summary: 'Read how mail is set up',
    security: bearer,
    response: {
      200: jsonResponse('The settings, without the mail server’s name or password', setupSchema),
      ...failuresOf(401),
    },
  };
  app.get('/mail', { schema: read, config: allow('mail') }, async () => {
    const { isConfigured, from, notified, recipient, lastTest } = await mailTests.read();
    const shown = lastTest ? showTest(lastTest) : null;
    return { configured: isConfigured, from, notified, testRecipient: recipient, lastTest: shown };
  });

  const test = {
    tags,
    summary: 'Send a test mail',
    description:
      'It is sent at once, and the answer says what the mail server said. Where none is set up, or it does not take the mail, the status is 422 and the message says why.',
    security: bearer,
    body: mailTestSchema,
    response: {
      200: jsonResponse('The mail server took it', testSchema.extend({ message: z.string() })),
      ...failuresOf(400, 401, 415, 422, 429),
    },
  };
  const options = { schema: test, validatorCompiler: leaveToService, config: allow('mail') };
  app.post('/mail/test', options, async (request) => {
    const sender = { ...authorOf(request), ip: request.ip };
    const sent = await mailTests.send(request.body, sender);
    const message = `The mail server took the test mail to ${sent.recipient}: ${sent.response}`;
    return { message, ...showTest(sent) };
  });
}

function showTest({ recipient, ...test }: MailTest) {
  return { to: recipient, ...test };
}
