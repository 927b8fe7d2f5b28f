import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, notFound } from '#errors/app-error.ts';
import { allow, tokenOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf } from '../kit/responses.ts';
import { createMetrics, metricsType } from './metrics.ts';

/** What the process tells monitoring of itself: what it answered, what is kept and waits, and what it uses (OpenMetrics 1.0). */
export function metricsApi(app: ApiScope, context: ApiContext): void {
  const { metricsToken } = context;
  const readMetrics = metricsToken ? createMetrics(app, context) : undefined;
  const schema = {
    tags: ['Operation'],
    summary: 'What the process answers, keeps, waits for and uses',
    description: 'Needs the token in METRICS_TOKEN; without that setting there is no such address.',
    security: bearer,
    response: {
      200: {
        description: 'Figures in the text format of OpenMetrics',
        content: { 'application/openmetrics-text': { schema: z.string() } },
      },
      ...failuresOf(401, 404),
    },
  };
  app.get('/metrics', { schema, config: allow('everybody') }, async (request, reply) => {
    if (!metricsToken || !readMetrics) throw notFound('There is nothing at this address of the API.');
    if (!isTokenOf(request, metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorised', 'This needs the token of the monitoring.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metricsType)
      .send(await readMetrics());
  });
}

/** Compared in the same time however much of it is right. */
function isTokenOf(request: FastifyRequest, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(tokenOf(request) ?? ''), hash(expected));
}
