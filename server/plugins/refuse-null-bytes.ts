import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '#errors/app-error.ts';
import { unusableCharacters } from '#errors/storable.ts';

/**
 * No address has a null byte in it, nor has anything that a page is asked for, and one of the two databases cannot
 * even be asked about it. It is refused here, once, before a page, a call or a file looks at it; what the calls of the
 * API are asked for is checked and named by their schemas.
 */
export async function refuseNullBytes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes('%00')) return;
    const queryStart = url.indexOf('?');
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    if (path.includes('%00')) throw notFound('There is nothing at this address.');
    if (!path.startsWith('/api/')) throw invalid({ query: unusableCharacters });
  });
}
