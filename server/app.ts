import type { RequestListener } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Db } from '#database/connect.ts';
import { api } from './api/api.ts';
import { keepResponses } from './cache/keep-responses.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Config } from './config/config.ts';
import { createSideOf, type SideOf } from './config/origins.ts';
import { peerTrustOf, trustOf } from './config/trusted-proxies.ts';
import { canonicalPath } from './http/canonical-path.ts';
import { closeToVisitors } from './http/closed-site.ts';
import { compression } from './http/compression.ts';
import { type ConnectionLimits, defaultConnectionLimits } from './http/connection-limits.ts';
import { failureOf, handleErrors, sendFailure } from './http/errors.ts';
import { createHttpServer } from './http/http-server.ts';
import { answerInLanguages } from './http/languages.ts';
import { refuseMalformedRequests } from './http/malformed-requests.ts';
import type { Readiness } from './http/readiness.ts';
import { limitReading } from './http/reading-limit.ts';
import { refuseControlCharacters } from './http/refuse-control-characters.ts';
import { refuseWithoutRoom } from './http/refuse-without-room.ts';
import { tellRequestIds } from './http/request-ids.ts';
import { sayInSiteWords } from './http/say-in-site-words.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Traffic } from './http/traffic.ts';
import { keepOriginsApart } from './http/two-origins.ts';
import { logSerializers } from './observability/log-serializers.ts';
import { createRequestIds, findRequestId, type RequestIds } from './observability/request-ids.ts';
import { countSearches } from './pages/count-searches.ts';
import { linkPreviews } from './pages/link-previews.ts';
import type { Pages } from './pages/page-renderer.ts';
import { createClosedPageSender, pages } from './pages/pages.ts';
import { roomStills } from './pages/room-stills.ts';
import { siteFiles } from './pages/site-files.ts';
import { slabLabels } from './pages/slab-labels.ts';
import { uploadedFiles } from './pages/uploaded-files.ts';
import type { Services } from './services/services.ts';

const maxBodyBytes = 1_048_576;

export type AppParts = {
  config: Pick<Config, 'isDevelopment' | 'trustProxy'> &
    Partial<
      Pick<
        Config,
        'publicUrl' | 'adminUrl' | 'formCollector' | 'analyticsId' | 'adsConversion' | 'metricsToken'
      >
    >;
  db: Db;
  services: Services;
  version: string;
  /** Absent if only the API is needed, as in its tests. */
  pages?: Pages;
  /** Where the structured log goes; absent where nobody reads it, as in tests. */
  logStream?: NodeJS.WritableStream;
  limits?: ConnectionLimits;
  /** Whether the process can serve; without it always. */
  readiness?: Readiness;
  /** Sees each request first; without it nobody does. */
  traffic?: Traffic;
  /** What requests are called, where somebody else has to know it as well. */
  requestIds?: RequestIds;
  /** Responses that are kept; without it each is made anew. */
  cache?: ResponseCache;
};

/**
 * The whole application as one Fastify instance, not listening yet.
 * The order of the plugins is the order in which a request meets them.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, services, db, version, cache } = parts;
  const isTrusted = peerTrustOf(config.trustProxy);
  const ids = parts.requestIds ?? createRequestIds(isTrusted);
  const sideOf = createSideOf({ adminUrl: config.adminUrl, isTrusted });
  const listener = (handle: RequestListener): RequestListener => {
    const named: RequestListener = (request, response) =>
      ids.within(request, () => handle(request, response));
    const answering = beforeVisitors(cache, { sideOf, handle: named });
    return parts.traffic?.around(answering) ?? answering;
  };
  const app = Fastify({
    logger: parts.logStream
      ? { level: 'info', stream: parts.logStream, mixin: nameRequest, serializers: logSerializers }
      : false,
    // Requests are logged where something goes wrong; a busy site's every hit belongs to the proxy's log.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ids.idOf,
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    serverFactory: (handle) => createHttpServer(listener(handle), parts.limits ?? defaultConnectionLimits),
    // The server itself responds to what is no request.
    clientErrorHandler: () => {},
    // The default compilers would never be used, and loading them takes longer than starting to listen.
    schemaController: {
      compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema },
    },
    // A slug may have 120 characters; the router's own limit would hide those over 100.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendFailure(request, reply, failureOf(error));
    },
  });
  handleErrors(app, services.appearance.recall);
  tellRequestIds(app);
  securityHeaders(app, config);
  keepOriginsApart(app, { sideOf, adminUrl: config.adminUrl });
  if (parts.pages?.middleware) await developmentSources(app, parts.pages.middleware);
  refuseMalformedRequests(app);
  refuseControlCharacters(app);
  answerInLanguages(app, services);
  sayInSiteWords(app, services);
  limitReading(app, { services });
  refuseWithoutRoom(app, { services });
  closeToVisitors(app, {
    ...{ services, adminUrl: config.adminUrl, files: parts.pages?.client?.names },
    sendPage: parts.pages && createClosedPageSender({ pages: parts.pages, services }),
  });
  canonicalPath(app);
  keepResponses(app, { cache, isDevelopment: config.isDevelopment });
  compression(app);
  countSearches(app, services);

  const { metricsToken } = config;
  await app.register(api, {
    prefix: '/api',
    services,
    db,
    version,
    pages: parts.pages,
    cache,
    readiness: parts.readiness,
    traffic: parts.traffic,
    metricsToken,
    adminUrl: config.adminUrl,
  });
  await slabLabels(app, { services, adminUrl: config.adminUrl });
  await uploadedFiles(app, { services });
  linkPreviews(app, { services });
  roomStills(app, { services });
  await siteFiles(app, { services });
  if (parts.pages) {
    await app.register(pages, { pages: parts.pages, services });
  }
  return app;
}

/** What is kept is for visitors; where the staff has an origin of its own, nothing is answered there before that is known. */
function beforeVisitors(
  cache: ResponseCache | undefined,
  { sideOf, handle }: { sideOf: SideOf; handle: RequestListener },
): RequestListener {
  const kept = cache?.before(handle) ?? handle;
  return (request, response) => (sideOf(request) === 'admin' ? handle : kept)(request, response);
}

async function developmentSources(
  app: FastifyInstance,
  middleware: NonNullable<Pages['middleware']>,
): Promise<void> {
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use(middleware);
}

/** What a request has begun and did not wait for logs its id as well. */
function nameRequest(_line: object, _level: number, logger: { bindings: () => object }): object {
  const reqId = findRequestId();
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId };
}

function refuseSchema(): never {
  throw new Error('Schemas belong to the API, which brings its own compilers');
}
