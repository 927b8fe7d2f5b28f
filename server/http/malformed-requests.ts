import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './errors.ts';

/** A name, an IPv4 or an IPv6 address, each with or without a port. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const hostName = /^host$/i;

/** Refuses what no page and no endpoint can be requested with, before anything reads it. */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const failure = findFault(request);
    if (failure) sendFailure(request, reply, failure);
    else done();
  });
}

function findFault(request: FastifyRequest): { status: number; message: string } | undefined {
  // A request to a proxy ('http://…'), or one about the server as a whole ('*').
  if (!request.url.startsWith('/')) return { status: 400, message: 'This address is malformed.' };
  if (!hasUsableHost(request)) return { status: 400, message: 'The name of the host is malformed.' };
  return request.method === 'TRACE' ? { status: 405, message: 'This cannot be done here.' } : undefined;
}

/** Only programs of the old HTTP/1.0 may leave it out, such as those that watch whether a server is up. */
function hasUsableHost({ raw, host }: FastifyRequest): boolean {
  if (host === '' && raw.headers.host === undefined) return true;
  return isOnlyOne(raw.rawHeaders) && isUsable(host);
}

function isOnlyOne(namesAndValues: readonly string[]): boolean {
  let found = 0;
  for (let at = 0; at < namesAndValues.length; at += 2) {
    if (hostName.test(namesAndValues[at] ?? '')) found += 1;
  }
  return found <= 1;
}

/** Of the few names that a site has, the last one that was looked at. */
let lastUsable: string | undefined;

function isUsable(host: string): boolean {
  if (host === lastUsable) return true;
  const isFine = hostPattern.test(host) && URL.canParse(`http://${host}`);
  if (isFine) lastUsable = host;
  return isFine;
}
