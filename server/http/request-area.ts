import type { FastifyRequest } from 'fastify';
import { canonicalPathOf } from '#publishing/paths/canonical-path.ts';

/** The parts of the site that have headers of their own. */
export type Area = 'site' | 'back-office' | 'api' | 'uploads';

/**
 * Which part of the site responds to a request, however its path is spelt: the route that was found tells it, and where
 * that is the pages' one route, or none, the path as the router of the pages reads it.
 */
export function areaOf(request: FastifyRequest): Area {
  const route = request.routeOptions?.url;
  if (route !== undefined && /^\/\w/.test(route)) return areaOfPath(route);
  return areaOfPath(canonicalPathOf(request.url));
}

function areaOfPath(path: string): Area {
  if (/^\/api(?:[/?]|$)/.test(path)) return 'api';
  if (/^\/uploads\/[^?]/.test(path)) return 'uploads';
  return /^\/admin(?:[/?.]|$)/i.test(path) ? 'back-office' : 'site';
}
