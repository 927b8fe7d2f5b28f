import type { FastifyInstance } from 'fastify';
import { canonicalTargetOf } from './languages.ts';

/** Redirects every other spelling of a path to the canonical one (specification/addresses.md, "Canonical form"). */
export function canonicalPath(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const target = canonicalTargetOf(request);
    if (target === request.url) done();
    else reply.redirect(target, 301);
  });
}
