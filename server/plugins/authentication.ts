import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '#accounts/self.ts';
import { AppError } from '#errors/app-error.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The administrator whose token the request carries; null for a visitor. */
    user: User | null;
  }
}

/**
 * Reads the bearer token of the requests of a scope. Without one the request is a visitor's.
 * What an administrator gets is stored by nobody on the way.
 */
export function authentication(app: FastifyInstance, options: { services: Services }): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request);
    if (token === undefined) return;
    reply.header('cache-control', 'no-store');
    request.user = (await options.services.accounts.findUserByToken(token)) ?? null;
    if (request.user) return;
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('unauthorised', 'Your session has ended. Please sign in again.');
  });
}

/** Hook of routes that are for administrators only. @throws AppError `unauthorised` for a visitor */
export async function requireAdministrator(request: FastifyRequest): Promise<void> {
  if (!request.user) throw new AppError('unauthorised', 'Please sign in first.');
}

/** The token of a request. Other schemes are ignored: a proxy with a password of its own may send them along. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S.*)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim();
}

/** Whose view of the content a request gets. */
export function readerOf(request: FastifyRequest): 'visitor' | 'administrator' {
  return request.user ? 'administrator' : 'visitor';
}
