import type { FastifyInstance } from 'fastify';

const prefixesWithoutSlash = ['/api/', '/assets/', '/uploads/', '/pictures/', '/@', '/node_modules/'];

/** Sends every page address without its closing slash to the canonical one (decisions.md, section 2). */
export async function canonicalAddress(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const target = canonicalAddressOf(request.url);
    if (target !== request.url) return reply.redirect(target, 301);
  });
}

/** The canonical form of a page's path and query; files, the API and `/404` keep theirs. */
export function canonicalAddressOf(url: string): string {
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const query = queryStart < 0 ? '' : url.slice(queryStart);
  if (path === '/api' || prefixesWithoutSlash.some((prefix) => path.startsWith(prefix))) return url;
  const single = path.replace(/\/{2,}/g, '/');
  if (single === '/404' || single === '/404/') return `/404${query}`;
  const lastSegment = single.slice(single.lastIndexOf('/') + 1);
  if (lastSegment === '' || lastSegment.includes('.')) return single + query;
  return `${single}/${query}`;
}
