import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type AppError, isOutage } from '#errors/app-error.ts';
import { say } from '#messages/say.ts';
import { trustByHash } from '../cache/own-scripts.ts';
import { closedPagePath } from '../http/closed-site.ts';
import { sendFailure } from '../http/errors.ts';
import { areaOf } from '../http/request-area.ts';
import { leadVisitorAway } from '../http/two-origins.ts';
import type { Services } from '../services/services.ts';
import type { BuiltFiles, Pages } from './page-renderer.ts';

type PageOptions = { pages: Pages; services: Services };

/** A page is looked at, and its form is sent. */
const pageMethods = ['GET', 'HEAD', 'POST'];

const yearSeconds = 31_536_000;
const daySeconds = 86_400;

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

function createPageSender({ pages: { renderer, findStyles, getFiles, middleware }, services }: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const led = leadVisitorAway(request, reply, services.publicUrl);
    if (led) return led;
    await request.server.countReading(request);
    // Its forms are sent to the API; React Router has no page to say so on.
    const isBackOffice = areaOf(request) === 'back-office';
    if (isBackOffice) forbidIndexingAndStoring(reply);
    if (isBackOffice && request.method === 'POST') return refuseMethod(request, reply);
    let failure: AppError | undefined;
    const response = await renderer.render(requestOf(request, reply), {
      ...{ services, findStyles, getFiles, nonce: request.scriptNonce },
      isWithinOther: isPageData(request),
      onForeignMedia: (origins) => {
        request.foreignMedia = origins;
      },
      onQueryRead: () => {
        reply.isOfWholeQuery = true;
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
    // A response without a body, such as a redirect, has no type; programs expect the type of a page.
    if (!reply.hasHeader('content-type')) reply.type('text/html; charset=utf-8');
    const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '') && reply.statusCode === 200;
    if (isPage && reply.isForEverybody && !middleware)
      return sendWithoutNonce({ request, reply }, await response.text());
    return reply.send(Buffer.from(await response.arrayBuffer()));
  };
}

/** Sends the page that visitors read while the site is closed, whatever they asked for. */
export function createClosedPageSender({ pages: { renderer, findStyles }, services }: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = new URL(closedPagePath, services.publicUrl);
    const response = await renderer.render(withSignal(new Request(address), signalOf(reply)), {
      ...{ services, findStyles, nonce: request.scriptNonce },
      ...{ isWithinOther: false, onForeignMedia: () => {}, onQueryRead: () => {}, onFailure: () => {} },
      visitor: { ip: '', userAgent: '' },
    });
    return reply.type('text/html; charset=utf-8').send(await response.text());
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
function sendWithoutNonce(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  html: string,
): FastifyReply {
  const trusted = trustByHash(html, request.scriptNonce);
  if (!trusted) reply.isForEverybody = false;
  reply.ownSources = trusted?.sources;
  return reply.send(trusted?.html ?? html);
}

type Options = {
  client: BuiltFiles;
  /** Responds to what looks like a built file and is none. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/**
 * The built scripts, styles and fonts, whose names change with their content, and what else the build has put beside their
 * folder. One route for all of them: with one for each, a good part of a start went by.
 */
async function publicFiles(app: FastifyInstance, { client, otherwise }: Options): Promise<void> {
  const { folder, names } = client;
  await app.register(fastifyStatic, {
    ...{ root: folder, serve: false, preCompressed: true, cacheControl: false },
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(join(folder, 'assets'));
      reply.header(
        'cache-control',
        isNamedByContent ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
      );
    },
  });
  const options: RouteShorthandOptions = { errorHandler: endUnread(app) };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.url.slice(1).split('?', 1)[0] ?? '';
    return names.has(name) ? reply.sendFile(name) : otherwise(request, reply);
  };
  app.get('/assets/*', options, send);
  for (const name of names) if (!name.includes('/')) app.get(`/${name}`, options, send);
}

/** Whoever goes away while a file is on its way is no failure of the site. */
function endUnread(app: FastifyInstance): NonNullable<RouteShorthandOptions['errorHandler']> {
  return (error, request, reply) => {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
    else app.errorHandler(error, request, reply);
  };
}

async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await request.server.countReading(request);
  reply.header('allow', pageMethods.join(', '));
  return sendFailure(request, reply, { status: 405, message: say('answers:notHere') });
}

function isPageData({ url }: FastifyRequest): boolean {
  return /^[^?]*\.data(?:\?|$)/.test(url);
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
