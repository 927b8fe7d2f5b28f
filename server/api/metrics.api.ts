import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, notFound } from '#errors/app-error.ts';
import { type MetricFamily, metricsText, metricsType } from '../metrics-text.ts';
import { allow, tokenOf } from '../plugins/access.ts';
import type { StoredResponses } from '../stored-responses/stored-responses.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { bearer, failuresOf } from './responses.ts';

/** What the process tells monitoring of itself: what is kept rendered, and what it uses (OpenMetrics 1.0). */
export function metricsApi(app: ApiScope, { stored, metricsToken }: ApiContext): void {
  const schema = {
    tags: ['Operation'],
    summary: 'What is kept rendered, and what the process uses',
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
    if (!metricsToken) throw notFound('There is nothing at this address of the API.');
    if (!isTokenOf(request, metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorised', 'This needs the token of the monitoring.');
    }
    const families = [...(stored ? familiesOf(stored.stats()) : []), ...processFamilies()];
    return reply.header('cache-control', 'no-store').type(metricsType).send(metricsText(families));
  });
}

/** Compared in the same time however much of it is right. */
function isTokenOf(request: FastifyRequest, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(tokenOf(request) ?? ''), hash(expected));
}

function familiesOf(stats: ReturnType<StoredResponses['stats']>): MetricFamily[] {
  return [
    {
      ...{ name: 'ashlar_stored_requests', type: 'counter', help: 'Requests for what may be kept rendered.' },
      samples: [
        { labels: { cache: 'hit' }, value: stats.hits },
        { labels: { cache: 'miss' }, value: stats.misses },
      ],
    },
    one(
      'ashlar_stored_drops',
      { type: 'counter', help: 'Kept responses dropped by a write.' },
      stats.dropped,
    ),
    one('ashlar_stored_responses', { type: 'gauge', help: 'Responses that are kept.' }, stats.entries),
    one('ashlar_stored_bytes', { type: 'gauge', help: 'Memory that they take.' }, stats.bytes),
    one('ashlar_stored_limit_bytes', { type: 'gauge', help: 'Memory that they may take.' }, stats.maxBytes),
  ];
}

const microsecondsASecond = 1_000_000;

function processFamilies(): MetricFamily[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const seconds = (user + system) / microsecondsASecond;
  return [
    one('process_cpu_seconds', { type: 'counter', help: 'Processor time.' }, seconds),
    one('process_resident_memory_bytes', { type: 'gauge', help: 'Memory that the process holds.' }, rss),
    one('process_heap_bytes', { type: 'gauge', help: 'Of that the objects of scripts.' }, heapUsed),
  ];
}

function one(name: string, about: Pick<MetricFamily, 'type' | 'help'>, value: number): MetricFamily {
  return { name, ...about, samples: [{ value }] };
}
