import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '#errors/app-error.ts';
import { unusableCharacters } from '#errors/storable.ts';

/**
 * No path has a null byte in it, nor has the query of a page, and PostgreSQL refuses one in a statement. It is refused
 * here, once, before a page, an endpoint or a file looks at it; the queries of the API are checked and named by their
 * schemas.
 */
export function refuseNullBytes(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (!url.includes('%00')) return done();
    const queryStart = url.indexOf('?');
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    if (path.includes('%00')) return done(notFound('There is nothing at this address.'));
    done(path.startsWith('/api/') ? undefined : invalid({ query: unusableCharacters }));
  });
}
