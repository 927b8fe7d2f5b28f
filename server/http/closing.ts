import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Traffic } from './traffic.ts';

/** From connecting to sending the request, for a proxy nearby. */
const requestUnderWayMs = 300;
/** A turn of the event loop in which nothing else was done. */
const idleTurnMs = 0.2;
const mostTurns = 1_000;
/** A site that nobody reads for so long has nobody to send elsewhere. */
const noReaderMs = 1_000;

/** Without it a browser that keeps its connection open would hold up the stop for as long as it likes. */
export function closeConnectionsAfterResponses(app: FastifyInstance): () => void {
  let isStopping = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close');
    return payload;
  });
  return () => {
    isStopping = true;
  };
}

/** A client that sends slowly, or never reads the response, does not decide how long the stop takes. */
export async function closeServer(
  app: FastifyInstance,
  { ms, isBehindProxy, traffic }: { ms: number; isBehindProxy: boolean; traffic: Traffic },
): Promise<void> {
  await (isBehindProxy ? closeAfterLast(app, { ms, traffic }) : closeWithin(app, ms));
}

async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close();
  clearTimeout(cut);
}

/**
 * The same behind a proxy, which sends a request on once and does not ask another instance if it was a write: whoever has
 * connected is answered. Node's own close would end connections on which the request has not come yet.
 */
async function closeAfterLast(
  app: FastifyInstance,
  { ms, traffic }: { ms: number; traffic: Traffic },
): Promise<void> {
  await traffic.sendElsewhere(noReaderMs);
  await wait(requestUnderWayMs);
  await takeWaiting();
  const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
  await wait(requestUnderWayMs);
  await takeWaiting();
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  app.server.closeIdleConnections();
  await ended;
  clearTimeout(cut);
  await app.close();
}

/**
 * Until nobody waits to be accepted, whom the system cuts off when the server stops listening, and no request waits to be
 * read: on a busy machine a timer is over before what came meanwhile was looked at.
 */
async function takeWaiting(): Promise<void> {
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const begun = performance.now();
    await turn();
    if (performance.now() - begun < idleTurnMs) return;
  }
}
