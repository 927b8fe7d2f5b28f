import type { FastifyInstance } from 'fastify';
import { canonicalPathOf } from '#site/paths/canonical-path.ts';

/** Redirects every other spelling of a path to the canonical one (specification/addresses.md, "Canonical form"). */
export async function canonicalPath(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const target = canonicalPathOf(request.url);
    if (target !== request.url) return reply.redirect(target, 301);
  });
}
