import { z } from 'zod';
import { allow } from '../plugins/access.ts';
import type { ApiScope } from './context.ts';
import { recordIdSchema } from './record-id.ts';
import { bearer, failuresOf } from './responses.ts';

/** Which part of a list to read: what is taken for spam is kept apart. */
export const spamQuery = z.object({
  spam: z
    .enum(['true', 'false'], 'spam is true or false')
    .describe('What is taken for spam, in place of everything else')
    .optional(),
});

export function readSpamQuery({ spam }: z.output<typeof spamQuery>): { isSpam: boolean } {
  return { isSpam: spam === 'true' };
}

const markSchema = z.strictObject({ is_spam: z.boolean('is_spam is true or false') });

/** Taking one entry of a list for spam, and releasing it. */
export function addSpamMark(
  app: ApiScope,
  list: {
    path: string;
    tag: string;
    /** One entry, in a sentence. */
    one: string;
    mark: (id: number, mark: { isSpam: boolean }) => Promise<void>;
  },
): void {
  const schema = {
    tags: [list.tag],
    summary: `Take ${list.one} for spam, or release it`,
    params: z.object({ id: recordIdSchema }),
    body: markSchema,
    security: bearer,
    response: { 204: z.undefined().describe('Changed'), ...failuresOf(400, 401, 404, 415) },
  };
  app.patch(`${list.path}/:id`, { schema, config: allow('inbox') }, async (request, reply) => {
    await list.mark(request.params.id, { isSpam: request.body.is_spam });
    return reply.code(204).send();
  });
}
