import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { invalid } from '#errors/app-error.ts';
import { fieldErrorsOf } from '#errors/validate.ts';

/** Checks requests with Zod and tells what is wrong by field. A query parameter that is left empty counts as absent. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const result = schema.safeParse(httpPart === 'querystring' ? withoutEmpty(data) : data);
    return result.success ? { value: result.data } : { error: invalid(fieldErrorsOf(result.error)) };
  };

/** For bodies that a service validates itself: the route's schema only describes them. */
export const leaveToService = () => (value: unknown) => ({ value });

function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
