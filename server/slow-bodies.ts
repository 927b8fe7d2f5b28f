import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConnectionLimits } from './connection-limits.ts';
import { rawResponse } from './raw-response.ts';

/**
 * Bounds the body of a request in time and, once the response is sent, in size. A connection is not closed while
 * its client is still sending: the system would throw the response away with what was not read. What still comes is
 * read and forgotten instead, so that a refusal arrives.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: ConnectionLimits,
): void {
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
