import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readRefusals } from '#publishing/redirects/refusals/read-refusals.ts';
import { allow } from '../../http/access.ts';
import { maskUrl } from '../../observability/masked-url.shared.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

/** Browsers tell a few at once; a page that is wrong everywhere is known after the first. */
const reportsPerMinute = 30;
const maxReportBytes = 16_384;

const refusal = z.object({
  page: z.string().describe('The path of the page'),
  directive: z.string().describe('The rule of the policy, such as img-src'),
  source: z.string().describe('An origin, or a word such as inline'),
  times: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});

/** What browsers refused (docs/decisions/0067-what-browsers-refuse.md): told by them, read by owners. */
export function refusalsApi(app: ApiScope, { services }: ApiContext): void {
  const list = {
    tags: ['Refusals'],
    summary: 'List what browsers refused to fetch or run',
    description: 'Of the last thirty days, most often first.',
    security: bearer,
    response: {
      200: jsonResponse('All of it', z.object({ refusals: z.array(refusal) })),
      ...failuresOf(401),
    },
  };
  app.get('/browser-reports', { schema: list, config: allow('refusals') }, async () => ({
    refusals: await services.refusals.list(),
  }));
  const clearing = {
    tags: ['Refusals'],
    summary: 'Forget what browsers refused so far',
    security: bearer,
    response: { 204: z.undefined().describe('Forgotten'), ...failuresOf(401) },
  };
  app.delete('/browser-reports', { schema: clearing, config: allow('refusals') }, async (_request, reply) => {
    await services.refusals.clear();
    return reply.code(204).send();
  });
}

/** In a scope of its own: browsers name their reports' types themselves. */
export function refusalReportsApi(app: ApiScope, { services }: ApiContext): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  for (const type of ['application/csp-report', 'application/reports+json']) {
    app.addContentTypeParser(type, { parseAs: 'string' }, parse);
  }
  const rateLimit = services.limits.localRateLimit({ name: 'browser-reports', perMinute: reportsPerMinute });
  const schema = {
    tags: ['Refusals'],
    summary: 'Tell what a browser refused',
    description: 'Sent by browsers themselves. What is no such report is left out.',
    consumes: ['application/csp-report', 'application/reports+json', 'application/json'],
    body: z.unknown(),
    response: { 204: z.undefined().describe('Heard'), ...failuresOf(400, 413, 415, 429) },
  };
  const options = {
    schema,
    config: allow('everybody'),
    bodyLimit: maxReportBytes,
    onRequest: (request: FastifyRequest) => rateLimit.take(request.ip),
  };
  app.post('/browser-reports', options, async (request, reply) => {
    services.refusals.count(readRefusals(request.body, { mask: maskUrl }));
    return reply.code(204).send();
  });
}
