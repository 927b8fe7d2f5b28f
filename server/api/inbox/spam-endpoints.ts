import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MarkedFilter } from '#inbox/submit/spam-mark.repository.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import type { ApiScope } from '../kit/context.ts';
import { pagingOf } from '../kit/list-query.ts';
import { tellTotal } from '../kit/page-links.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf } from '../kit/responses.ts';
import { inBothSpellings } from '../kit/spellings.ts';

/** Which part of a list to read: what is taken for spam is kept apart. */
export const spamQuery = z.object({
  spam: z
    .enum(['true', 'false'], 'spam is true or false')
    .describe('What is taken for spam, in place of everything else')
    .optional(),
});

type MarkedList = {
  list: (filter: MarkedFilter) => Promise<object[]>;
  count: (isSpam: boolean) => Promise<number>;
};
type MarkedRequest = FastifyRequest & {
  query: z.output<typeof spamQuery> & { page?: number | undefined; per_page?: number | undefined };
};

/** The list, or the page of it that was asked for. */
export async function sendMarked(request: MarkedRequest, reply: FastifyReply, { list, count }: MarkedList) {
  const isSpam = request.query.spam === 'true';
  const paging = pagingOf(request.query);
  const range = paging && { limit: paging.perPage, offset: (paging.page - 1) * paging.perPage };
  const entries = await list({ isSpam, ...range });
  tellTotal({ request, reply, paging, total: paging ? await count(isSpam) : entries.length });
  return sendTagged(request, reply, { payload: entries.map((entry) => inBothSpellings(entry)) });
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
