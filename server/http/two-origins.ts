import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#errors/app-error.ts';
import type { Side, SideOf, SiteUrls } from '../config/origins.ts';
import { areaOf } from './request-area.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which of two origins it is for; `only` where there is one for both. */
    side: Side;
  }
}

/** What is only asked with a password or a link that stands for one. */
const signingIn = /^\/api\/auth(?:[/?]|$)/;

/**
 * With an origin of its own for the back office, none of it is on the public one, whose scripts could reach it there
 * (docs/decisions/0067-what-browsers-refuse.md): its pages lead to the other origin, and nobody signs in or is signed in.
 */
export function keepOriginsApart(
  app: FastifyInstance,
  { sideOf, adminUrl }: Pick<SiteUrls, 'adminUrl'> & { sideOf: SideOf },
): void {
  app.decorateRequest('side', 'only');
  app.addHook('onRequest', async (request, reply) => {
    request.side = sideOf(request.raw);
    if (request.side === 'admin') reply.header('x-robots-tag', 'noindex, nofollow');
    if (request.side !== 'public' || adminUrl === undefined) return;
    if (areaOf(request) === 'back-office' && isReading(request)) return leadTo(reply, adminUrl + request.url);
    if (signingIn.test(request.routeOptions.url ?? request.url)) throw onOtherOrigin(adminUrl);
  });
}

/** A page for visitors, where the back office has an origin of its own: there it would bring scripts that it need not have. */
export function leadVisitorAway(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): FastifyReply | undefined {
  if (request.side !== 'admin' || areaOf(request) !== 'site') return undefined;
  if (!isReading(request)) throw new AppError('not-found', 'This page is at another address.');
  // Whoever types the name of the host alone wants to sign in.
  return leadTo(reply, request.url === '/' ? '/admin/' : publicUrl + request.url);
}

/** Refuses what needs a token, where tokens are not believed. @throws AppError */
export function onOtherOrigin(adminUrl: string): AppError {
  return new AppError('forbidden', `The back office, and whatever needs a token, is at ${adminUrl}.`);
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Settings may change, so that nobody keeps it. */
function leadTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(url, 307);
}
