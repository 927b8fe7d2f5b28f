import type { z } from 'zod';
import { invalid } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';
import { textIn } from './fields.schema.ts';

const incomplete = 'Please fill in all required fields.';

/**
 * Parses what a form sent; fields that it does not know are ignored, since browsers send extra ones.
 * @throws AppError `invalid` with a message per field; where one was left empty the message of the whole is the
 * error catalogue's (specification/messages.md, "Forms")
 */
export function readSubmission<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = checkInput(schema, input);
  if (result.success) return result.data;
  const fields = result.errors;
  // A box that is not ticked is not an empty field: it has a message of its own.
  const isIncomplete = Object.keys(fields).some((name) => name !== 'terms' && isLeftEmpty(input, name));
  throw invalid(fields, isIncomplete ? incomplete : undefined);
}

/** Whether the field that only programs see was filled in. */
export function isFromProgram(input: unknown): boolean {
  return (textIn(input, 'company_website') ?? '').trim() !== '';
}

function isLeftEmpty(input: unknown, name: string): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const value: unknown = Reflect.get(input, name);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
