import type { ServerResponse } from 'node:http';
import type { Encoding } from './encodings.ts';
import type { StoredResponse } from './stored-response.ts';

/**
 * What Node.js does not document: the head of a response as it goes out, and whether it has. Where it is not as expected,
 * responses go the documented way.
 */
type Outgoing = ServerResponse & { _header?: unknown; _headerSent?: boolean };

/** Head and body as they go out, in one piece; of what is sent again only the time differs. */
type Written = { head: string; bytes: Buffer; dateAt: number; second: number };

const writtenBy = new WeakMap<StoredResponse, Partial<Record<Encoding, Written>>>();

const dateName = '\r\nDate: ';
const secondMs = 1_000;

/**
 * Sends what went out before once more, without composing its head again: that takes Node.js as long as everything else
 * about a request together.
 * @returns whether it was there
 */
export function sendWritten(response: Outgoing, kept: StoredResponse, encoding: Encoding): boolean {
  const written = response.shouldKeepAlive ? writtenBy.get(kept)?.[encoding] : undefined;
  if (!written) return false;
  const now = Date.now();
  const second = Math.floor(now / secondMs);
  if (second !== written.second) {
    written.second = second;
    written.bytes.write(new Date(now).toUTCString(), written.dateAt, 'latin1');
  }
  response._header = written.head;
  response._headerSent = true;
  response.end(written.bytes);
  return true;
}

/** Keeps the head that a response has just been given, in front of its body, for those who ask for the same later. */
export function keepWritten(response: Outgoing, kept: StoredResponse, encoding: Encoding): void {
  const { _header: head } = response;
  const body = kept.bodies[encoding];
  if (typeof head !== 'string' || !response.shouldKeepAlive || !body) return;
  const dateAt = head.indexOf(dateName) + dateName.length;
  if (dateAt < dateName.length || !head.startsWith('HTTP/1.1 200 ')) return;
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length);
  bytes.write(head, 'latin1');
  bytes.set(body, head.length);
  // The body is not kept twice.
  kept.bodies[encoding] = bytes.subarray(head.length);
  const written = writtenBy.get(kept) ?? {};
  writtenBy.set(kept, { ...written, [encoding]: { head, bytes, dateAt, second: 0 } });
}
