import type { z } from 'zod';
import { invalid } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';
import { say } from '#messages/say.ts';
import { textIn } from './fields.schema.ts';

/**
 * Parses what a form sent; fields that it does not know are ignored, since browsers send extra ones.
 * @throws AppError `invalid` with a message per field; where one was left empty the message of the whole is the
 * error catalogue's (specification/messages.md, "Forms")
 */
export function readSubmission<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = checkInput(schema, input);
  if (result.success) return result.data;
  const { lines: _lines, ...others } = result.errors;
  const fields = { ...others, ...errorsOfLines(result.issues) };
  // A box that is not ticked is not an empty field: it has a message of its own.
  const isIncomplete = Object.keys(fields).some((name) => name !== 'terms' && isLeftEmpty(input, name));
  throw invalid(fields, isIncomplete ? say('answers:incomplete') : undefined);
}

/** Of a list of stones each wrong place by its dotted path, such as `lines.2.area`. */
function errorsOfLines(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const inLines = issues.filter(({ path }) => path[0] === 'lines');
  const messages = inLines.map(({ path, message }): [string, string] => [path.join('.'), message]);
  return Object.fromEntries(messages.reverse());
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
