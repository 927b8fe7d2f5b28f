import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { type AppError, invalid, notFound } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';

type Part = { schema: unknown; httpPart?: string };

/** Checks requests with Zod and tells what is wrong by field. A query parameter that is left empty counts as absent. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = checkPart;

/** For bodies that a service validates itself: the route's schema only describes them. */
export function leaveToService(part: Part): Check {
  return part.httpPart === 'body' ? (value) => ({ value }) : checkPart(part);
}

type Check = (data: unknown) => { value: unknown } | { error: AppError };

function checkPart({ schema, httpPart }: Part): Check {
  return (data) => {
    const result = checkInput(schema as z.ZodType, httpPart === 'querystring' ? withoutEmpty(data) : data);
    if (result.success) return { value: result.data };
    return { error: httpPart === 'params' ? refusalOfAddress(result) : invalid(result.errors) };
  };
}

/** A number larger than any id is treated like any other id that does not exist. */
function refusalOfAddress(result: { errors: Record<string, string>; issues: { code: string }[] }): AppError {
  const isBeyond = result.issues.every(({ code }) => code === 'too_big' || code === 'too_small');
  return isBeyond ? notFound('There is nothing with this number.') : invalid(result.errors);
}

function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
