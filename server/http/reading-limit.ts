import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';

/** Fifteen a second, all day: more than people read and search engines fetch, less than what wears a machine out. */
const madeAnewPerMinute = 900;

/** Nobody from outside comes from there: a proxy that is not named in `TRUST_PROXY`, a monitor, the machine itself. */
const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv4');
}
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Whoever asks asks again: looking an address up takes longer than most of what is done for a request. */
const judged = new Map<string, boolean>();
const maxJudged = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what is made anew for a request, once. @throws AppError `too-many` */
    countReading: (request: FastifyRequest) => Promise<void>;
  }
}

/**
 * Bounds how many pages and answers of the API one network has made anew for it in a minute, as whoever copies a site
 * or guesses its addresses does: pages count where they are rendered or refused, whatever the method and the ending of
 * their path. What is kept rendered never comes here, and files are none of it.
 */
export function limitReading(app: FastifyInstance, { services }: { services: Services }): void {
  const limit = services.limits.localRateLimit({ name: 'reading', perMinute: madeAnewPerMinute });
  const counted = new WeakSet<FastifyRequest>();
  app.decorate('countReading', async (request) => {
    if (counted.has(request) || isOwn(request.ip)) return;
    counted.add(request);
    await limit.take(request.ip);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isReadingOfApi(request)) return done();
    app.countReading(request).then(() => done(), done);
  });
}

function isReadingOfApi({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/api/') && path !== '/api/ready';
}

function isOwn(ip: string): boolean {
  const known = judged.get(ip);
  if (known !== undefined) return known;
  const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
  const isFound = ownNetworks.check(ip, family);
  if (judged.size >= maxJudged) judged.clear();
  judged.set(ip, isFound);
  return isFound;
}
