import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '#errors/app-error.ts';
import { describeDevice } from '#people/accounts/describe-device.ts';
import { refuseWithoutFactor } from '#people/accounts/factor-rule.service.ts';
import { describeWhoMay, may, type Permission } from '#people/accounts/permissions.shared.ts';
import type { Origin, Own, Self, SignedIn } from '#people/accounts/self.ts';
import { shortenNetwork } from '#people/limits/network-of.ts';
import { actAs } from '#people/log/acting.ts';
import { noteUser } from '../observability/access-log.ts';
import type { Services } from '../services/services.ts';
import { onOtherOrigin } from './two-origins.ts';

/**
 * Who may use an endpoint: `everybody` without a token being read, so that one that has ended is not in the way;
 * `readers`, everybody as well, of whom administrators are shown drafts; otherwise whoever has the permission.
 */
export type Access = 'everybody' | 'readers' | Permission;

declare module 'fastify' {
  interface FastifyRequest {
    /** The administrator whose token the request carries; null for a visitor. */
    user: SignedIn | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Whether the session has to have proved itself lately. */
    needsConfirmation?: boolean;
  }
}

type Admission = {
  request: FastifyRequest;
  reply: FastifyReply;
  access: Exclude<Access, 'everybody'> | undefined;
  token: string | undefined;
};

/** What a route says of who may use it: `config: allow('inbox')`. */
export function allow(access: Access): { access: Access } {
  return { access };
}

/** The same for what is dangerous: a session that has not proved itself lately is asked for a fresh proof. */
export function allowConfirmed(access: Permission): { access: Access; needsConfirmation: true } {
  return { access, needsConfirmation: true };
}

/**
 * Lets nobody past who may not: every route of the scope says who may, or the server does not start. A role counts
 * from the next request on. What an administrator gets is stored by nobody on the way.
 */
export function controlAccess(
  app: FastifyInstance,
  { services, adminUrl }: { services: Services; adminUrl?: string | undefined },
): void {
  app.addHook('onRoute', requireAccess);
  app.decorateRequest('user', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === 'everybody') return done();
    // Whoever took a token away cannot use it where visitors come to, which the whole world reaches.
    const isElsewhere = request.side === 'public' && adminUrl !== undefined;
    if (isElsewhere && access !== 'readers') return done(onOtherOrigin(adminUrl));
    const token = isElsewhere ? undefined : tokenOf(request);
    if (access === 'readers' && token === undefined) return done();
    admit({ request, reply, access, token }).then(() => done(), done);
  });

  async function admit({ request, reply, access, token }: Admission): Promise<void> {
    const { needsConfirmation } = request.routeOptions.config;
    if (token !== undefined) {
      reply.header('cache-control', 'no-store');
      request.user = (await services.accounts.findUserByToken(token)) ?? null;
      if (!request.user) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        throw new AppError('unauthorised', 'Your session has ended. Please sign in again.');
      }
      noteUser(request.raw, request.user.username);
    }
    if (request.user?.lacksFactor && access !== 'account') throw refuseWithoutFactor();
    if (access !== 'readers') refuseUnlessAllowed(request.user, access);
    const isAsked = needsConfirmation && request.user?.isConfirmed === false;
    if (isAsked) throw await services.accounts.confirmation.createRefusal(signedInOf(request));
  }
  nameActors(app);
}

/** Whoever acts here, as the log names one. After the body is read: what reads it forgets on whose behalf. */
function nameActors(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const describe = () => ({
      username: request.user?.username,
      device: describeDevice(request.headers['user-agent']),
      network: shortenNetwork(request.ip),
    });
    actAs(describe, done);
  });
}

/** @throws Error for a route that does not say who may use it */
function requireAccess({ method, url, config }: RouteOptions): void {
  if (!config?.access)
    throw new Error(`${[method].flat()} ${url} does not say who may use it (config.access)`);
}

/** What the API's description says of who may use an endpoint. */
export function describeAccess(access: Access): string {
  if (access === 'everybody') return 'For everybody.';
  if (access === 'readers') return 'For everybody; whoever is signed in also gets drafts.';
  return `For ${describeWhoMay(access)}.`;
}

/** Whether it is refused to some of those who are signed in: by role, or while a second factor is missing. */
export function isForSome(access: Access): boolean {
  return access !== 'everybody' && access !== 'account';
}

/** The token of a request. Other schemes are ignored: a proxy with a password of its own may send them along. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  return authorization && /^Bearer\s+(\S.*)$/i.exec(authorization)?.[1]?.trim();
}

export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

/** The administrator of a request to an endpoint that needs one. */
export function signedInOf({ user }: FastifyRequest): SignedIn {
  if (!user) throw new AppError('unauthorised', 'Please sign in first.');
  return user;
}

export function selfOf(request: FastifyRequest): Self {
  return { username: signedInOf(request).username, ...originOf(request) };
}

/** The same with account and session. */
export function ownOf(request: FastifyRequest): Own {
  return { ...selfOf(request), id: signedInOf(request).id, token: tokenOf(request) ?? '' };
}

/** Whose view of the content a request gets. */
export function readerOf({ user }: FastifyRequest): 'visitor' | 'administrator' {
  return user && may(user.role, 'records') ? 'administrator' : 'visitor';
}

function refuseUnlessAllowed(user: SignedIn | null, access: Permission | undefined): void {
  if (!user) throw new AppError('unauthorised', 'Please sign in first.');
  if (access && may(user.role, access)) return;
  const who = access ? describeWhoMay(access) : 'nobody';
  throw new AppError('forbidden', `Your account may not do this. It is for ${who}.`);
}
