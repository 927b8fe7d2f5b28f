import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from './encodings.ts';

const tagLength = 22;

/** The strong tag of a response in one encoding: what is compressed otherwise has other bytes. */
export function tagInEncoding(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

const encodingSuffix = /-(?:br|gzip)(?="?$)/;

/**
 * Sends a response with its entity tag, or 304 where the client has it already. The tag is weak, since the bytes
 * differ by compression, and is made before it, so that every encoding of a response has the same one. Without a token
 * everybody gets the same: there the rest is done where responses are kept (cache/keep-responses.ts).
 * @param response `version` of a single record leads its tag, for writes that must not overwrite a newer one; `digest` is
 * the SHA-256 of what was written in pieces, which took its time already
 * @returns for the handler to return: a reply that is returned is waited for until its last byte is sent
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  response: { payload: object | string | Buffer; version?: number; digest?: string },
): FastifyReply {
  const { version, digest } = response;
  const payload = inBytes(reply, response.payload);
  const written = Buffer.isBuffer(payload) || typeof payload === 'string' ? payload : JSON.stringify(payload);
  const bytesTag = (digest ?? hash('sha256', written, 'base64url')).slice(0, tagLength);
  const tag = `W/"${version === undefined ? '' : `v${version}-`}${bytesTag}"`;
  reply.header('etag', tag);
  reply.isForEverybody = true;
  if (request.user && isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  // A text is none of what the types of a route have for it; the framework sends it as it is.
  return payload as never;
}

/** Encoded once for its tag, its compression and its way out. Without a type a text would be sent as one of no kind. */
function inBytes(reply: FastifyReply, payload: object | string | Buffer): object | string | Buffer {
  return typeof payload === 'string' && reply.hasHeader('content-type') ? Buffer.from(payload) : payload;
}

/**
 * Whether a tag is among those that a client has. Compares weakly (RFC 9110, section 13.1.2): neither `W/` nor the
 * encoding makes a difference, `*` means anything.
 */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = opaqueOf(tag);
  return header.split(',').some((part) => ['*', opaque].includes(opaqueOf(part.trim())));
}

function opaqueOf(tag: string): string {
  return tag.replace(/^W\//, '').replace(encodingSuffix, '');
}
