import { z } from 'zod';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const mailSchema = z.object({
  id: z.number(),
  subject: z.string(),
  to: z.string(),
  writtenBy: z.string().describe('Who of the staff has written it; empty for notifications and invitations'),
  createdAt: z.string(),
  attempts: z.number(),
  nextAttemptAt: z.string().nullable().describe('Null once it was sent or given up'),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable().describe('Why the last attempt failed'),
});

/** The mails to the staff and the replies to visitors, and what keeps them from arriving. */
export function outboxApi(app: ApiScope, { services: { outbox } }: ApiContext): void {
  const list = {
    tags: ['Enquiries'],
    summary: 'List the newest 100 mails',
    security: bearer,
    response: {
      200: jsonResponse(
        'The outbox',
        z.object({
          configured: z.boolean().describe('Whether a mail server is set up'),
          mails: z.array(mailSchema),
        }),
      ),
      ...failuresOf(401),
    },
  };
  app.get('/outbox', { schema: list, config: allow('inbox') }, async () => ({
    configured: outbox.isConfigured,
    mails: await outbox.list(),
  }));

  const retry = {
    tags: ['Enquiries'],
    summary: 'Try a mail again at once',
    params: z.object({ id: recordIdSchema }),
    security: bearer,
    response: { 200: jsonResponse('The mail', mailSchema), ...failuresOf(400, 401, 404, 409) },
  };
  app.post('/outbox/:id/retry', { schema: retry, config: allow('inbox') }, async (request) =>
    outbox.retry(request.params.id),
  );
}
