import type { FastifyInstance } from 'fastify';
import { notStored } from '#errors/app-error.ts';
import type { Services } from '../services/services.ts';

/** What was kept free for those who make room is not for visitors (server/reserve.ts). */
export function refuseWithoutRoom(app: FastifyInstance, { services }: { services: Services }): void {
  app.addHook('onRequest', ({ method, url, headers }, _reply, done) => {
    const isReading = method === 'GET' || method === 'HEAD';
    if (!services.reserve.isGivenUp() || isReading || headers.authorization || url.startsWith('/api/auth/'))
      return done();
    done(notStored(new Error('The reserve is given up')));
  });
}
