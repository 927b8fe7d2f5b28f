import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasBody } from '../http-server.ts';
import type { AccessLog } from './access-log.ts';
import { kindOf } from './request-kinds.ts';
import { createRequestTally } from './request-tally.ts';

export type Traffic = ReturnType<typeof createTraffic>;

/**
 * Sees each request before anybody else and once it is answered, also those that are answered from memory: there it costs two
 * looks at the clock and a count.
 */
export function createTraffic({ accessLog }: { accessLog?: AccessLog | undefined } = {}) {
  const tally = createRequestTally();
  let inFlight = 0;
  let isStopping = false;
  const elsewhere = createElsewhere();

  function note(request: IncomingMessage, answer: { url: string; status: number; begun: Begun }): void {
    const { url, status, begun } = answer;
    const ms = performance.now() - begun.at;
    tally.count(kindOf(url), status, ms);
    accessLog?.add({ request, url, status, ms, bytes: request.socket.bytesWritten - begun.bytes });
  }

  return {
    around: (handle: RequestListener): RequestListener => {
      return (request, response) => {
        const { url = '' } = request;
        const begun = { at: performance.now(), bytes: accessLog ? request.socket.bytesWritten : 0 };
        // A body that is still coming must be read first, or the answer is lost (slow-bodies.ts).
        if (isStopping && !hasBody(request)) response.shouldKeepAlive = false;
        if (!elsewhere.send(request, response)) handle(request, response);
        if (response.writableEnded) return note(request, { url, status: response.statusCode, begun });
        inFlight += 1;
        response.once('close', () => {
          inFlight -= 1;
          note(request, { url, status: response.headersSent ? response.statusCode : 0, begun });
        });
      };
    },

    /** From now on each answer is the last one of its connection. */
    beginStop(): void {
      isStopping = true;
    },

    sendElsewhere: elsewhere.begin,

    /** Before the process ends. */
    flush: (): void => accessLog?.flush(),

    stats: () => ({ inFlight, answered: tally.list() }),
  };
}

/** Readers of an instance that is about to go. */
function createElsewhere() {
  let onFirst: (() => void) | undefined;
  return {
    /**
     * From now on whoever reads is told to ask another instance, which a proxy does by itself, and asks this one no more
     * for a while; writes are still taken. Resolves at the first of them, or after a time without any.
     */
    begin: (withinMs: number): Promise<void> =>
      new Promise((resolve) => {
        onFirst = resolve;
        setTimeout(resolve, withinMs);
      }),

    /** @returns whether the request was answered so */
    send({ method }: IncomingMessage, response: ServerResponse): boolean {
      if (!onFirst || (method !== 'GET' && method !== 'HEAD')) return false;
      response.writeHead(503, { 'retry-after': '1', connection: 'close' }).end();
      onFirst();
      return true;
    },
  };
}

type Begun = { at: number; bytes: number };
