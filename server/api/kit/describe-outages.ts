import type { RouteOptions } from 'fastify';
import { failuresOf } from './responses.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];
const firstFailure = 400;

/**
 * Adds to every endpoint's description the failures that any can have: overload, and no space left for what it stores.
 */
export function describeOutages(route: RouteOptions): void {
  const { schema } = route;
  if (!schema?.response) return;
  const isReading = [route.method].flat().every((method) => reading.includes(method));
  schema.response = { ...(isReading ? failuresOf(503) : failuresOf(503, 507)), ...schema.response };
}

/** What only the description tells is not held by the application that answers: most endpoints have half a dozen failures. */
export function forgetFailures({ schema }: RouteOptions): void {
  if (!schema?.response) return;
  const told = Object.entries(schema.response).filter(([status]) => Number(status) < firstFailure);
  schema.response = Object.fromEntries(told);
}
