import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from '../observability/request-ids.ts';

/** Each answer that is made says what its request is called in the log. What is kept for everybody does not. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
}
