import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '#errors/app-error.ts';
import { unusableCharacters } from '#errors/storable.ts';

const controlCharacter = /%(?:[01][\da-f]|7f)/i;

/**
 * No path has a control character in it: PostgreSQL refuses a null byte in a statement, and React Router cannot render a
 * page at `/%09/`. It is refused here, once, before a page, an endpoint or a file looks at it, as is a null byte in the
 * query of a page; the queries of the API are checked and named by their schemas.
 */
export function refuseControlCharacters(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const [path = ''] = url.split('?', 1);
    if (controlCharacter.test(path)) return done(notFound('There is nothing at this address.'));
    const isRefused = url.includes('%00') && !path.startsWith('/api/');
    done(isRefused ? invalid({ query: unusableCharacters }) : undefined);
  });
}
