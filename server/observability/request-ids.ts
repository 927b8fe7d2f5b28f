import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PeerTrust } from '../config/trusted-proxies.ts';

export const requestIdHeader = 'x-request-id';

/** What a proxy may name a request: nothing in it needs an escape, in a log or on a page. */
const wellFormed = /^[\w.:=+/@-]{6,100}$/;
/** Long enough that no two of a year are the same, short enough to be read out. */
const ownBytes = 8;
/** Drawn at once: asking the system takes longer than everything else that an id needs. */
const idsAtOnce = 256;
let drawn = Buffer.alloc(0);
let drawnAt = 0;

const scope = new AsyncLocalStorage<string>();

/** The request that the running code works for, also in what it has begun and nobody waits for. */
export function findRequestId(): string | undefined {
  return scope.getStore();
}

export type RequestIds = ReturnType<typeof createRequestIds>;

/** Names of requests: the one that a trusted proxy has given, so that its log and ours tell of the same, or one of our own. */
export function createRequestIds(isTrusted: PeerTrust) {
  const known = new WeakMap<IncomingMessage, string>();

  function idOf(request: IncomingMessage): string {
    const id = known.get(request) ?? findGiven(request) ?? makeId();
    known.set(request, id);
    return id;
  }

  function findGiven({ headers, socket }: IncomingMessage): string | undefined {
    const given = headers[requestIdHeader];
    if (typeof given !== 'string' || !wellFormed.test(given)) return undefined;
    return isTrusted(socket.remoteAddress ?? '', 0) ? given : undefined;
  }

  return {
    idOf,
    /** Does something for a request, so that what it logs names it. */
    within: (request: IncomingMessage, work: () => void): void => scope.run(idOf(request), work),
  };
}

function makeId(): string {
  if (drawnAt === drawn.length) {
    drawn = randomBytes(ownBytes * idsAtOnce);
    drawnAt = 0;
  }
  drawnAt += ownBytes;
  return drawn.toString('hex', drawnAt - ownBytes, drawnAt);
}
