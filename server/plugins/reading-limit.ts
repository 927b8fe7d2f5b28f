import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

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

/**
 * Bounds how many pages and answers of the API one network has made anew for it in a minute, as whoever copies a site
 * or guesses its addresses does. What is kept rendered never comes here, and files are none of it.
 */
export function limitReading(app: FastifyInstance, { services }: { services: Services }): void {
  const limit = services.limits.localRateLimit({ name: 'reading', perMinute: madeAnewPerMinute });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isReading(request) || isOwn(request.ip)) return done();
    limit.take(request.ip).then(() => done(), done);
  });
}

function isReading({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/api/') ? path !== '/api/ready' : !/\.(?!data$)[a-z0-9]+$/i.test(path);
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
