import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, isOutage } from '#errors/app-error.ts';
import { bytesOf, type PagePieces } from '#site/page-pieces.shared.ts';
import type { Pages } from '../page-renderer.ts';
import type { Services } from '../services.ts';
import { trustByHash } from '../stored-responses/own-scripts.ts';
import { sendFailure } from './errors.ts';
import { publicFiles } from './public-files.ts';
import { areaOf } from './request-area.ts';
import { leadVisitorAway } from './two-origins.ts';

type PageOptions = { pages: Pages; services: Services };

/** A page is looked at, and its form is sent. */
const pageMethods = ['GET', 'HEAD', 'POST'];

/** Every path that no endpoint and no built file has taken is a page. */
export async function pages(app: FastifyInstance, options: PageOptions): Promise<void> {
  // Page actions take the body apart themselves, in whatever form the browser sends it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const sendPage = createPageSender(options);
  const { client } = options.pages;
  if (client) await publicFiles(app, { client, otherwise: sendPage });
  app.route({ method: pageMethods, url: '*', handler: sendPage });
  const others = app.supportedMethods.filter((method) => !pageMethods.includes(method));
  app.route({ method: others, url: '*', onRequest: refuseMethod, handler: refuseMethod });
}

function createPageSender({ pages: { renderer, findStyles, middleware }, services }: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const led = leadVisitorAway(request, reply, services.publicUrl);
    if (led) return led;
    // Its forms are sent to the API; React Router has no page to say so on.
    const isBackOffice = areaOf(request) === 'back-office';
    if (isBackOffice) forbidIndexingAndStoring(reply);
    if (isBackOffice && request.method === 'POST') return refuseMethod(request, reply);
    let failure: AppError | undefined;
    const { response, page } = await renderer.render(requestOf(request, reply), {
      ...{ services, findStyles, nonce: request.scriptNonce },
      isDataApart: request.method !== 'POST' && isForEverybody(request),
      isWithinOther: isPageData(request) && request.headers['x-waking'] === undefined,
      onForeignMedia: (origins) => {
        request.foreignMedia = origins;
      },
      visitor: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      onFailure: (error) => {
        if (isOutage(error)) failure ??= error;
      },
    });
    // If a page's records cannot be loaded at the moment, the response tells the client to try again.
    if (failure && response.status === 500) throw failure;
    reply.status(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (isBackOffice) forbidIndexingAndStoring(reply);
    if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-cache');
      reply.isForEverybody = isForEverybody(request);
    }
    // Who asks for it from another page is led to the page itself, so that nobody may keep it for both.
    if (request.foreignMedia && isPageData(request)) keepForNobody(reply);
    // A response without a body, such as a redirect, has no type; programs expect the type of a page.
    if (!reply.hasHeader('content-type')) reply.type('text/html; charset=utf-8');
    if (!page) return reply.send(Buffer.from(await response.arrayBuffer()));
    return sendPieces({ request, reply }, page, { isDevelopment: middleware !== undefined });
  };
}

/** The request as pages read it: `HEAD` like `GET`, so that the response has the same headers. */
function requestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : (value ?? []).map((one) => [name, one]),
  ) as [string, string][];
  const url = originOf(request) + request.url;
  if (request.method !== 'POST') return withSignal(new Request(url, { headers }), signalOf(reply));
  const body = new Uint8Array(Buffer.isBuffer(request.body) ? request.body : []);
  const whole = new Headers(headers);
  whole.set('content-length', String(body.length));
  return withSignal(new Request(url, { method: 'POST', headers: whole, body }), signalOf(reply));
}

/**
 * A request that is given a signal follows it by a reference that is cleaned up only when all memory is searched, and with
 * it everything that was made for this request stays until then.
 */
function withSignal(request: Request, signal: AbortSignal): Request {
  return Object.defineProperty(request, 'signal', { value: signal });
}

/** Fires if the visitor closes the connection before the response. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** What everybody gets goes without the nonce of this request, where a page has that nowhere else. */
function sendPieces(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: PagePieces,
  { isDevelopment }: { isDevelopment: boolean },
): FastifyReply {
  const mayBeKept = !isDevelopment && reply.isForEverybody && reply.statusCode === 200;
  const trusted = mayBeKept ? trustByHash(page, request.scriptNonce) : undefined;
  if (mayBeKept && !trusted) reply.isForEverybody = false;
  reply.ownSources = trusted?.sources;
  return reply.send(trusted?.bytes ?? bytesOf(page));
}

async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('allow', pageMethods.join(', '));
  return sendFailure(request, reply, { status: 405, message: 'This cannot be done here.' });
}

function isPageData({ url }: FastifyRequest): boolean {
  return /^[^?]*\.data(?:\?|$)/.test(url);
}

function keepForNobody(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  reply.isForEverybody = false;
}

/** Drafts say themselves that nobody keeps them; their paths are left out all the same. */
function isForEverybody(request: FastifyRequest): boolean {
  return areaOf(request) === 'site' && !request.url.includes('preview=');
}

/** Pages of the back office are never indexed or stored by shared caches (specification/back-office.md, "Shell"). */
function forbidIndexingAndStoring(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  reply.header('x-robots-tag', 'noindex, nofollow');
}

/**
 * The scheme and host that the visitor used, told by a proxy where proxies are believed. A program of the old HTTP/1.0
 * may name no host.
 */
function originOf(request: FastifyRequest): string {
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host || 'localhost'}`;
}
