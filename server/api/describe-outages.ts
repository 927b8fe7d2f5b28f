import type { RouteOptions } from 'fastify';
import { failuresOf } from './responses.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Adds to every endpoint's description the failures that any can have: overload, and no space left for what it stores.
 */
export function describeOutages(route: RouteOptions): void {
  const { schema } = route;
  if (!schema?.response) return;
  const isReading = [route.method].flat().every((method) => reading.includes(method));
  schema.response = { ...(isReading ? failuresOf(503) : failuresOf(503, 507)), ...schema.response };
}
