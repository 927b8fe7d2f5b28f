import { createHash, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findLoad, rowChangesOf } from '#database/connect.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { readWaiting } from '../age-families.ts';
import { databaseFamilies, gauge, storedFamilies, trafficFamilies } from '../metrics-families.ts';
import { type MetricFamily, metricsText, metricsType } from '../metrics-text.ts';
import { allow, tokenOf } from '../plugins/access.ts';
import { processFamilies, watchEventLoop } from '../process-families.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { bearer, failuresOf } from './responses.ts';

/** What the process tells monitoring of itself: what it answered, what is kept and waits, and what it uses (OpenMetrics 1.0). */
export function metricsApi(app: ApiScope, context: ApiContext): void {
  const { metricsToken } = context;
  const eventLoop = metricsToken ? watchEventLoop() : undefined;
  app.addHook('onClose', async () => eventLoop?.stop());
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
    if (!metricsToken) throw notFound('There is nothing at this address of the API.');
    if (!isTokenOf(request, metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorised', 'This needs the token of the monitoring.');
    }
    const families = [
      ...(await readFamilies(app, context)),
      ...(eventLoop ? [eventLoop.read()] : []),
      ...processFamilies(context.version),
    ];
    return reply.header('cache-control', 'no-store').type(metricsType).send(metricsText(families));
  });
}

/** Compared in the same time however much of it is right. */
function isTokenOf(request: FastifyRequest, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(tokenOf(request) ?? ''), hash(expected));
}

async function readFamilies(app: ApiScope, context: ApiContext): Promise<MetricFamily[]> {
  const { stored, traffic, readiness, db, services } = context;
  const load = findLoad(db);
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  const waiting = await readWaiting(db, services);
  return [
    gauge('ashlar_ready', 'Whether the process can be sent visitors.', readiness?.findProblem() ? 0 : 1),
    ...(traffic ? trafficFamilies(traffic.stats()) : []),
    gauge('ashlar_connections', 'Connections that are open.', await countConnections()),
    gauge(
      'ashlar_hearing',
      'Whether it hears what other processes write; while not, nothing is sent from memory.',
      Number(rowChangesOf(db).hearsAll()),
    ),
    ...(stored ? storedFamilies(stored.stats()) : []),
    ...(load ? databaseFamilies(load) : []),
    gauge('ashlar_pictures_waiting', 'Sizes of pictures to be made.', services.variants.countQueued()),
    ...waiting,
  ];
}
