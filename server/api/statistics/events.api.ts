import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { eventBatchSchema, singleEventSchema } from '#statistics/event.schema.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

/** A lively visit sends a batch every few seconds, and an office shares its ip. */
const batchesPerMinute = 300;

/** The site's own analytics collector. Browsers that ask not to be tracked are answered alike, and not counted. */
export function eventsApi(app: ApiScope, { services }: ApiContext): void {
  // What a page sends while it is left arrives as plain text: sendBeacon may not name another type.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  const rateLimit = services.limits.localRateLimit({ name: 'events', perMinute: batchesPerMinute });
  const schema = {
    tags: ['Analytics'],
    summary: 'Count what happened on a page',
    description:
      'Takes one event or a list. Counted are day, kind and page; data and utm are checked and not kept. ' +
      'With the header DNT or Sec-GPC set to 1 nothing is counted.',
    consumes: ['application/json', 'text/plain'],
    body: z.union([singleEventSchema, eventBatchSchema]),
    response: { 204: z.undefined().describe('Counted'), ...failuresOf(400, 413, 415, 429) },
  };
  const options = {
    schema,
    config: allow('everybody'),
    validatorCompiler: leaveToService,
    onRequest: (request: FastifyRequest) => rateLimit.take(request.ip),
  };
  app.post('/events', options, async (request, reply) => {
    const doNotTrack = request.headers.dnt === '1' || request.headers['sec-gpc'] === '1';
    await services.events.record(request.body, { doNotTrack });
    return reply.code(204).send();
  });
}
