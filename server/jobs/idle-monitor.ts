import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { IdleMonitor } from '#media/pictures/variants.service.ts';

/** The usual time between two pages of a visit. */
const usualIdleAfterMs = 15_000;
/** Requested by machines, every few seconds. */
const watchedPaths: readonly (string | undefined)[] = ['/api/health', '/api/ready', '/api/metrics'];

/** Tells by the time of the last request whether the site is idle; its timer does not keep a stopping process alive. */
export function monitorIdle(
  app: Pick<FastifyInstance, 'server'>,
  { idleAfterMs = usualIdleAfterMs } = {},
): IdleMonitor {
  let lastRequestAt = Date.now();
  // What is answered from memory never reaches the application.
  app.server.on('request', ({ url }) => {
    if (!watchedPaths.includes(url)) lastRequestAt = Date.now();
  });
  const remainingMs = () => lastRequestAt + idleAfterMs - Date.now();
  return {
    isIdle: () => remainingMs() <= 0,
    async untilIdle() {
      while (remainingMs() > 0) await setTimeout(remainingMs(), undefined, { ref: false });
    },
  };
}
