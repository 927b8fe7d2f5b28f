import type { z } from 'zod';
import { type FieldErrors, invalid } from './app-error.ts';

/**
 * Parses what came from outside.
 * @throws AppError `invalid` with one message per field, keyed by the field's own name
 */
export function parseOrThrow<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(fieldErrorsOf(result.error));
}

/** The first message of each field; unknown fields are named one by one. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] ??= `There is no field named "${key}"`;
      continue;
    }
    const name = issue.path.length > 0 ? String(issue.path[0]) : 'body';
    fields[name] ??= issue.message;
  }
  return fields;
}
