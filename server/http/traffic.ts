import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Gauge, Histogram } from 'prom-client';
import type { AccessLog } from '../observability/access-log.ts';
import { kindOf } from '../observability/request-kinds.ts';
import { hasBody } from './http-server.ts';

export type Traffic = ReturnType<typeof createTraffic>;

/** Up to how many seconds a request may have taken to be counted there; what took longer is counted beyond. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Sees each request before anybody else and once it is answered, also those that are answered from memory: there it costs two
 * looks at the clock and a count.
 */
export function createTraffic({ accessLog }: { accessLog?: AccessLog | undefined } = {}) {
  const durations = new Histogram({
    name: 'ashlar_request_duration_seconds',
    help: 'Requests by what they are for, how they were answered and how long that took.',
    ...{ labelNames: ['kind', 'status'], buckets, registers: [] },
  });
  const inFlight = new Gauge({
    name: 'ashlar_requests_in_flight',
    ...{ help: 'Requests that are being answered.', registers: [] },
  });
  let isStopping = false;
  const elsewhere = createElsewhere();

  function note(request: IncomingMessage, answer: { url: string; status: number; begun: Begun }): void {
    const { url, status, begun } = answer;
    const ms = performance.now() - begun.at;
    const statusClass = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`;
    durations.observe({ kind: kindOf(url), status: statusClass }, ms / 1_000);
    accessLog?.add({ request, url, status, ms, bytes: request.socket.bytesWritten - begun.bytes });
  }

  return {
    around: (handle: RequestListener): RequestListener => {
      return (request, response) => {
        const { url = '' } = request;
        const begun = { at: performance.now(), bytes: accessLog ? request.socket.bytesWritten : 0 };
        // A body that is still coming must be read first, or the answer is lost (http-server.ts).
        if (isStopping && !hasBody(request)) response.shouldKeepAlive = false;
        if (!elsewhere.send(request, response)) handle(request, response);
        if (response.writableEnded) return note(request, { url, status: response.statusCode, begun });
        inFlight.inc();
        response.once('close', () => {
          inFlight.dec();
          note(request, { url, status: response.headersSent ? response.statusCode : 0, begun });
        });
      };
    },

    /** From now on each answer is the last one of its connection. */
    beginStop(): void {
      isStopping = true;
    },

    sendElsewhere: elsewhere.begin,

    /** For a registry. */
    durations,
    inFlight,
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
