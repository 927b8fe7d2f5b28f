import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionLimits } from './connection-limits.ts';
import { rawResponse } from './raw-response.ts';
import { watchBody } from './slow-bodies.ts';

/** How long a client that sends something other than HTTP has for reading the response. */
const lingerMs = 1_000;

/** The HTTP server below the application, with bounds on what a connection may cost. */
export function createHttpServer(handle: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    // One limit for all bodies would be too long for a form or too short for a video.
    requestTimeout: 0,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.keepAliveMs,
  });
  server.timeout = limits.silenceMs;
  const responses = new WeakMap<Duplex, { headersSent: boolean; writableFinished: boolean }>();
  server.on('request', (request, response) => {
    responses.set(request.socket, response);
    if (hasBody(request)) watchBody(request, response, limits);
    handle(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    const isResponding = response?.headersSent === true && !response.writableFinished;
    if (error.code === 'ECONNRESET' || isResponding) socket.destroy();
    else refuseConnection(socket, error.code);
  });
  return server;
}

/** Whether a request brings something after its head. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Refuses what could not be read as a request, and closes the connection. */
function refuseConnection(socket: Duplex, code: string | undefined): void {
  if (!socket.writable) return;
  socket.end(rawResponse(...refusalOf(code)));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function refusalOf(code: string | undefined): [status: string, message: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'The request took too long to arrive. Please try again.'];
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', 'The headers of the request are too large.'];
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return ['413 Payload Too Large', 'The body is too large.'];
    default:
      return ['400 Bad Request', 'This is not a request that can be read.'];
  }
}
