import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteDocuments } from '#content/documents/registry.ts';
import { sitePreviewHours } from '#content/editorial/site-previews.service.ts';
import { iconPaths } from '#publishing/appearance/icons.service.ts';
import { manifestPaths } from '#publishing/paths/site-file-paths.ts';
import type { Services } from '../services/services.ts';
import { tokenOf } from './access.ts';
import { areaOf } from './request-area.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Somebody of the staff sees the site while visitors do not. */
    isSitePreview: boolean;
  }
}

type ClosedSiteOptions = {
  services: Services;
  /** Where tokens are believed, if that is another origin than the site's. */
  adminUrl: string | undefined;
  /** Names of built files, below the root. */
  files: ReadonlySet<string> | undefined;
  /** The page that visitors read meanwhile; without it they read a plain one. */
  sendPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined;
};

/** Where the page lies that visitors read while the site is closed. */
export const closedPagePath = siteDocuments.find(({ key }) => key === 'launch')?.shownOn ?? '';

const retryAfterSeconds = 3_600;
const message = 'This site is closed at the moment. Please try again later.';

const cookieName = 'site_preview';
const parameterName = 'site_preview';

/** What the page of a closed site and the back office show or need; of it nothing is told about the site. */
const openFiles: ReadonlySet<string> = new Set([
  ...['/robots.txt', '/placeholder.svg', '/pictures/:width/*'],
  ...iconPaths,
  ...manifestPaths,
]);
const openEndpoints = /^\/api\/(?:auth|health|ready|metrics)(?:\/|$)/;

/**
 * Refuses visitors while the site is closed (specification/pages.md, "Launch"). The staff's back office stays, and whoever
 * has a preview of it reads the site as visitors will; those answers are kept for nobody.
 */
export function closeToVisitors(app: FastifyInstance, options: ClosedSiteOptions): void {
  const { services } = options;
  const isOpen = createOpenReader(services);
  app.decorateRequest('isSitePreview', false);
  app.addHook('onRequest', async (request, reply) => {
    if (staysOpen(request, options)) return;
    if (isReading(request) && queryOf(request).has(parameterName))
      return followLink(request, reply, services);
    if (await isOpen()) return;
    const cookie = cookieOf(request);
    const hasPreview = cookie !== undefined && (await services.sitePreviews.isValid(cookie));
    // What the staff looks at is not counted.
    if (hasPreview && request.routeOptions.url === '/api/events') return reply.code(204).send();
    if (!hasPreview || !isReading(request)) return refuse(request, reply, options);
    request.isSitePreview = true;
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.isSitePreview) return;
    reply.isForEverybody = false;
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
  });
}

/** Without a database the site stays as it was. */
function createOpenReader({
  siteDocuments: documents,
}: Pick<Services, 'siteDocuments'>): () => Promise<boolean> {
  let known: boolean | undefined;
  return async () => {
    try {
      known = (await documents.get('launch')).open;
    } catch (error) {
      if (known === undefined) throw error;
    }
    return known;
  };
}

/** The cookie by which a browser is shown the closed site. It only opens what is read. */
export function previewCookieOf(token: string, { protocol }: FastifyRequest): string {
  const seconds = sitePreviewHours * 3_600;
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${cookieName}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The link that gives a browser that cookie, on whichever origin the site has. */
export function previewLinkOf(token: string): string {
  return `/?${parameterName}=${token}`;
}

function staysOpen(request: FastifyRequest, { files, adminUrl }: ClosedSiteOptions): boolean {
  const { url: route = '', config } = request.routeOptions;
  switch (areaOf(request)) {
    case 'back-office':
    case 'uploads':
      return true;
    case 'api': {
      if (openEndpoints.test(route)) return true;
      const isBelieved = adminUrl === undefined || request.side === 'admin';
      if (config.access === 'readers') return isBelieved && tokenOf(request) !== undefined;
      return config.access !== undefined && config.access !== 'everybody';
    }
    default: {
      // The label of a slab, which is the staff's.
      if (config.access !== undefined && config.access !== 'everybody') return true;
      // Whoever comes to the staff's origin is led to the site's.
      if (route === '*' && request.side === 'admin') return true;
      const name = request.url.slice(1).split('?', 1)[0] ?? '';
      return openFiles.has(route) || (route !== '*' && files?.has(name) === true);
    }
  }
}

/** The token leaves the address at once, so that nobody passes it on with a page's link. */
async function followLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { sitePreviews }: Services,
): Promise<FastifyReply> {
  const token = queryOf(request).get(parameterName) ?? '';
  if (await sitePreviews.isNew(token)) reply.header('set-cookie', previewCookieOf(token, request));
  return reply.header('cache-control', 'no-store').redirect('/', 303);
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { sendPage }: ClosedSiteOptions,
): Promise<FastifyReply> {
  reply.status(503).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
  // If a connection is closed while its client is still sending, the response is lost (http-server.ts).
  if (!request.raw.complete) reply.removeHeader('connection');
  const isData = /^[^?]*\.data(?:\?|$)/.test(request.url);
  if (!sendPage || isData || areaOf(request) === 'api') return reply.send({ message });
  await request.server.countReading(request);
  return sendPage(request, reply);
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
}
