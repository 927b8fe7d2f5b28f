import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionLimits } from './connection-limits.ts';

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

/**
 * Bounds the body of a request in time and, once the response is sent, in size. A connection is not closed while
 * its client is still sending: the system would throw the response away with what was not read. What still comes is
 * read and forgotten instead, so that a refusal arrives.
 */
function watchBody(request: IncomingMessage, response: ServerResponse, limits: ConnectionLimits): void {
  const { socket } = request;
  const wantsClose = !response.shouldKeepAlive;
  const bytesBefore = socket.bytesRead;
  const startedAt = performance.now();
  let bytesAtResponse: number | undefined;
  response.shouldKeepAlive = true;

  const timer = setInterval(() => {
    const received = socket.bytesRead - bytesBefore;
    const allowedMs = limits.bodyMs + (received / limits.minBytesPerSecond) * 1000;
    if (performance.now() - startedAt > allowedMs) return cutOff(request, response);
    if (bytesAtResponse !== undefined && received - bytesAtResponse > limits.maxUnreadBytes) {
      socket.destroy();
    }
  }, limits.checkMs);
  timer.unref();

  const settle = () => {
    if (request.complete || request.destroyed) clearInterval(timer);
    if (request.complete && response.writableFinished && wantsClose) socket.end();
  };
  response.once('finish', () => {
    bytesAtResponse = socket.bytesRead - bytesBefore;
    request.unpipe();
    request.resume();
    settle();
  });
  request.once('end', settle);
  request.once('close', settle);
}

/** A response that has begun cannot be taken back. */
function cutOff({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (!headersSent) {
    socket.write(
      rawResponse('408 Request Timeout', 'The request took too long to arrive. Please try again.'),
    );
  }
  socket.destroySoon();
}

/** The last response of a connection, written past the application: where no request could be read, or not to its end. */
function rawResponse(status: string, message: string): string {
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
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
