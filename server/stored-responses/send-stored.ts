import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '../plugins/entity-tag.ts';
import { type Encoding, plain } from './encodings.ts';
import { type StoredResponse, tagOf } from './stored-response.ts';
import { keepWritten, sendWritten } from './written-responses.ts';

/** Written by Node.js alone: nothing of the framework runs. */
export function sendStored(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  kept: StoredResponse,
  { body, encoding }: { body: Buffer; encoding: Encoding },
): void {
  const isWhole = request.method === 'GET' && request.headers['if-none-match'] === undefined;
  if (isWhole && sendWritten(response, kept, encoding)) return;
  const tag = tagOf(kept, encoding);
  const head = [...kept.headers, 'etag', tag, 'server-timing', 'cache;desc=hit'];
  if (isKnownTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, head).end();
    return;
  }
  if (encoding !== plain) head.push('content-encoding', encoding);
  head.push('content-length', String(body.length));
  response.writeHead(200, head);
  if (isWhole) keepWritten(response, kept, encoding);
  // To a HEAD request Node.js sends the head alone.
  response.end(body);
}
