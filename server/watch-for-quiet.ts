import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Quiet } from '#media/variants.service.ts';

/** As long as a visitor takes between two pages. */
const quietMs = 15_000;
/** Asked for by machines, every few seconds. */
const healthAddress = '/api/health';

/** Looks at the time of the last request; the timer does not keep a stopping process alive. */
export function watchForQuiet(app: FastifyInstance): Quiet {
  let lastRequestAt = Date.now();
  app.addHook('onRequest', async (request) => {
    if (request.url !== healthAddress) lastRequestAt = Date.now();
  });
  const waitMs = () => lastRequestAt + quietMs - Date.now();
  return {
    isQuiet: () => waitMs() <= 0,
    async untilQuiet() {
      while (waitMs() > 0) await setTimeout(waitMs(), undefined, { ref: false });
    },
  };
}
