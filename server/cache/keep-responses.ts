import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from '../observability/request-ids.ts';
import { compress, type Encoding, encodingFor, minCompressedBytes } from './encodings.ts';
import { isKnownTag, tagInEncoding } from './entity-tag.ts';
import { allowSources, type OwnSources } from './own-scripts.ts';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Everybody gets this response, until content is written. */
    isForEverybody: boolean;
    /** It is for nobody who asks with another query, whatever that says. */
    isOfWholeQuery: boolean;
    /** Of a page that is sent without the nonce of this request. */
    ownSources: OwnSources | undefined;
  }
}

/** A CDN asks again after this; browsers ask each time, since a page and the data it fetches later belong together. */
const sharedSeconds = 10;
const whileRevalidatingSeconds = 60;

/** What is compressed in itself. */
const compressedTypes = /^image\/(?!svg)|^application\/pdf/;

const tagLength = 22;
const policyHeader = 'content-security-policy';
/** They depend on the request, or are written anew each time. */
const varyingHeaders = [
  ...['content-length', 'content-encoding', 'etag', 'server-timing', 'connection', 'date'],
  requestIdHeader,
];

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/**
 * Gives what everybody may see the headers that say so, and keeps it. Its hook comes after those that add headers, and
 * before the one that compresses what is left.
 */
export function keepResponses(
  app: FastifyInstance,
  { cache, isDevelopment }: { cache: ResponseCache | undefined; isDevelopment: boolean },
): void {
  app.decorateReply('isForEverybody', false);
  app.decorateReply('isOfWholeQuery', false);
  app.decorateReply('ownSources', undefined);
  // Sources change without anybody writing a row.
  if (isDevelopment) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const exchange = { request, reply };
    allowOwnSources(exchange);
    const bytes = isFit(exchange) ? bytesOf(payload) : undefined;
    const rendering = cache?.findRendering(request.raw);
    if (!bytes) {
      rendering?.end(false);
      return payload;
    }
    const tag = givenTagOf(reply) ?? hash('sha256', bytes, 'base64url').slice(0, tagLength);
    const isPlain = bytes.length < minCompressedBytes || compressedTypes.test(typeOf(reply));
    const encoding = isPlain ? 'identity' : encodingFor(request.headers['accept-encoding']);
    const body = await compress(bytes, encoding);
    addHeaders(exchange, { tag, encoding });
    if (rendering) {
      const { isOfWholeQuery } = reply;
      const kept = { headers: headersOf(reply), tag, isPlain, isOfWholeQuery };
      cache?.keep(rendering, { ...kept, bodies: { [encoding]: body } });
    }
    const knownTags = rendering ? rendering.knownTags : request.headers['if-none-match'];
    if (!isKnownTag(knownTags, `"${tag}"`)) return body;
    reply.code(304).removeHeader('content-encoding');
    // Of what a HEAD request asks for the framework measures the body, and sends the head alone.
    return request.method === 'HEAD' ? body : null;
  });
}

function isFit({ request, reply }: Exchange): boolean {
  if (!reply.isForEverybody || reply.statusCode !== 200) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/no-store|private/.test(String(reply.getHeader('cache-control') ?? ''));
}

function bytesOf(payload: unknown): Buffer | undefined {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' ? Buffer.from(payload) : undefined;
}

/** Whoever gets it, and whether it is kept: its scripts have no nonce any more. */
function allowOwnSources({ request, reply }: Exchange): void {
  if (!reply.ownSources) return;
  const policy = String(reply.getHeader(policyHeader) ?? '');
  reply.header(policyHeader, allowSources(policy, reply.ownSources, request.scriptNonce));
}

/** The tag and the encoding, and how long the response may be used. */
function addHeaders(
  { request, reply }: Exchange,
  { tag, encoding }: { tag: string; encoding: Encoding },
): void {
  // A browser that showed data of a moment ago beside a page of now would take the page apart.
  const isPageData = /^[^?]*\.data(?:\?|$)/.test(request.url);
  const meanwhile = isPageData ? '' : `, stale-while-revalidate=${whileRevalidatingSeconds}`;
  reply.headers({
    etag: tagInEncoding(tag, encoding),
    'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}${meanwhile}`,
    'server-timing': 'cache;desc=miss',
    // Whoever is signed in gets drafts from the API, and not what a CDN has kept for everybody.
    vary: request.url.startsWith('/api/') ? 'accept-encoding, authorization' : 'accept-encoding',
  });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.removeHeader('content-length');
}

function typeOf(reply: FastifyReply): string {
  return String(reply.getHeader('content-type') ?? '');
}

/** The tag that a route has given already, without what makes it a weak one. */
function givenTagOf(reply: FastifyReply): string | undefined {
  const given = reply.getHeader('etag');
  return given === undefined ? undefined : String(given).replace(/^(?:W\/)?"|"$/g, '');
}

function headersOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    varyingHeaders.includes(name) || value === undefined
      ? []
      : [value].flat().flatMap((one) => [name, String(one)]),
  );
}
