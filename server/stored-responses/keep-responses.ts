import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '../plugins/entity-tag.ts';
import { requestIdHeader } from '../traffic/request-ids.ts';
import { acceptedBy, type Encoding, encodingFor, minPackedBytes, pack, plain } from './encodings.ts';
import { allowSources, type OwnSources } from './own-scripts.ts';
import { tagOf } from './stored-response.ts';
import type { StoredResponses } from './stored-responses.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Everybody gets this response, until something that it shows is written. */
    isForEverybody: boolean;
    /** Of a page that is sent without the nonce of this request. */
    ownSources: OwnSources | undefined;
  }
}

/** A CDN asks again after this, and may show what it has for a while as it does. */
const sharedSeconds = 10;
const whileRevalidatingSeconds = 60;
/** From hovering over a link to following it. */
const prefetchSeconds = 10;

/** What is compressed in itself. */
const packedTypes = /^image\/(?!svg)|^application\/pdf/;

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
  { stored, isDevelopment }: { stored: StoredResponses | undefined; isDevelopment: boolean },
): void {
  app.decorateReply('isForEverybody', false);
  app.decorateReply('ownSources', undefined);
  // Sources change without anybody writing a row.
  if (isDevelopment) return;
  app.addHook('onSend', (request, reply, payload, done) => {
    const exchange = { request, reply };
    allowOwnSources(exchange);
    const bytes = isFit(exchange) ? bytesOf(payload) : undefined;
    const rendering = stored?.findRendering(request.raw);
    if (!bytes) {
      if (rendering) stored?.refuse(rendering);
      return done(null, payload);
    }
    const { tag, isShort, encoding } = judge(exchange, bytes);
    const send = (body: Buffer) => {
      addHeaders(exchange, { tag, encoding });
      if (rendering) {
        const { length } = bytes;
        const bodies = { [encoding]: body };
        stored?.keep(rendering, { headers: headersOf(reply), tag, length, isShort, bodies });
      }
      const knownTags = rendering ? rendering.knownTags : request.headers['if-none-match'];
      if (!isKnownTag(knownTags, `"${tag}"`)) return done(null, body);
      reply.code(304).removeHeader('content-encoding');
      // Of what a HEAD request asks for the framework measures the body, and sends the head alone.
      done(null, request.method === 'HEAD' ? body : null);
    };
    const packed = pack(bytes, { encoding, isBest: false });
    if (Buffer.isBuffer(packed)) send(packed);
    else packed.then(send, done);
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

/** What follows from the bytes. */
function judge({ request, reply }: Exchange, bytes: Buffer) {
  const tag = givenTagOf(reply) ?? hash('sha256', bytes, 'base64url').slice(0, tagLength);
  const isShort = bytes.length < minPackedBytes || packedTypes.test(typeOf(reply));
  const accepted = acceptedBy(request.headers['accept-encoding']);
  const encoding: Encoding = isShort ? plain : encodingFor(accepted, bytes.length);
  return { tag, isShort, encoding };
}

/** The tag and the encoding, and how long the response may be used. */
function addHeaders(
  { request, reply }: Exchange,
  { tag, encoding }: { tag: string; encoding: Encoding },
): void {
  const isPageData = /^[^?]*\.data(?:\?|$)/.test(request.url);
  const age = `max-age=${isPageData ? prefetchSeconds : 0}, s-maxage=${sharedSeconds}`;
  reply.headers({
    etag: tagOf({ tag, best: [] }, encoding),
    'cache-control': `public, ${age}, stale-while-revalidate=${whileRevalidatingSeconds}`,
    'server-timing': 'cache;desc=miss',
    // Whoever is signed in gets drafts from the API, and not what a CDN has kept for everybody.
    vary: request.url.startsWith('/api/') ? 'accept-encoding, authorization' : 'accept-encoding',
  });
  if (encoding !== plain) reply.header('content-encoding', encoding);
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
