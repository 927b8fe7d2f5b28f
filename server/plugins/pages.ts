import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../app.ts';
import type { Services } from '../services.ts';

/** From pointing at a link to following it. */
const fetchedAheadSeconds = 10;

/** Every address that no file and no API call has taken is a page. */
export async function pages(
  app: FastifyInstance,
  options: { pages: Pages; services: Services },
): Promise<void> {
  // Page actions read the body themselves, in whatever form the browser sends it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all('*', async (request, reply) => {
    const response = await options.pages.renderer.render(
      createRequest(request.raw, reply.raw, originOf(request)),
      {
        services: options.services,
        nonce: request.scriptNonce,
        findStyles: options.pages.findStyles,
        visitor: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      },
    );
    reply.status(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (isBackOffice(request.url)) keepToOneself(reply);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', keepingOf(request, reply));
    return reply.send(Buffer.from(await response.arrayBuffer()));
  });
}

/**
 * What is fetched ahead, when somebody is about to follow a link, must still be there when they do. Drafts say
 * themselves that nobody keeps them; their addresses are left out all the same.
 */
function keepingOf(request: FastifyRequest, reply: FastifyReply): string {
  const isPageData = request.method === 'GET' && /^[^?]*\.data(?:\?(?!.*\bpreview=)|$)/.test(request.url);
  return isPageData && reply.statusCode === 200 ? `private, max-age=${fetchedAheadSeconds}` : 'no-cache';
}

function isBackOffice(address: string): boolean {
  return /^\/admin(?:[/?.]|$)/.test(address);
}

/** Pages of the back office are never indexed or stored by shared caches (decisions.md, section 4). */
function keepToOneself(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  reply.header('x-robots-tag', 'noindex, nofollow');
}

/** The scheme and host that the visitor used, told by a proxy where proxies are believed. */
function originOf(request: FastifyRequest): { protocol: string; host: string } {
  return { protocol: `${request.protocol}:`, host: request.host };
}
