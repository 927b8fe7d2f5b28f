import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './errors.ts';

/** A name, an IPv4 or an IPv6 address, each with or without a port. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses what no page and no endpoint can be requested with, before anything reads it. */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // A request to a proxy ('http://…'), or one about the server as a whole ('*').
    if (!request.url.startsWith('/')) {
      return sendFailure(request, reply, { status: 400, message: 'This address is malformed.' });
    }
    if (!hasUsableHost(request)) {
      return sendFailure(request, reply, { status: 400, message: 'The name of the host is malformed.' });
    }
    if (request.method === 'TRACE') {
      return sendFailure(request, reply, { status: 405, message: 'This cannot be done here.' });
    }
  });
}

/** Only programs of the old HTTP/1.0 may leave it out, such as those that watch whether a server is up. */
function hasUsableHost({ raw, host }: FastifyRequest): boolean {
  if (host === '' && raw.headers.host === undefined) return true;
  const isOnlyOne =
    raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length <= 1;
  return isOnlyOne && hostPattern.test(host) && URL.canParse(`http://${host}`);
}
