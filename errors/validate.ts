import type { z } from 'zod';
import { type FieldErrors, invalid } from './app-error.ts';

const typeWords = new Map(
  Object.entries({
    string: 'to be a text',
    number: 'to be a number',
    int: 'to be a whole number',
    boolean: 'either true or false',
    array: 'to be a list',
    object: 'to be an object of fields',
    record: 'to be an object of fields',
  }),
);

type Checked<T> =
  | { success: true; data: T }
  | { success: false; errors: FieldErrors; issues: z.core.$ZodIssue[] };

/** Checks what came from outside; every message is one for people. */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown): Checked<T> {
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return { success: true, data: result.data };
  return { success: false, errors: fieldErrorsOf(result.error), issues: result.error.issues };
}

/**
 * Parses what came from outside.
 * @throws AppError `invalid` with one message per field, keyed by the field's own name
 */
export function parseOrThrow<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = checkInput(schema, value);
  if (result.success) return result.data;
  throw invalid(result.errors);
}

/**
 * Parses what has fields within fields.
 * @throws AppError `invalid` with one message a place, keyed by the dotted path to it, such as `phones.0.href`
 */
export function parseByPath<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = checkInput(schema, value);
  if (result.success) return result.data;
  const messages = result.issues.flatMap((issue): [string, string][] => {
    const pathTo = (...more: string[]) => [...issue.path, ...more].join('.') || 'value';
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [pathTo(key), `There is no field named "${key}"`])
      : [[pathTo(), issue.message]];
  });
  throw invalid(Object.fromEntries(messages.reverse()));
}

/**
 * The message for people if a schema has none of its own: the library's messages are for programmers. A field's
 * own message, which can name the field, takes precedence.
 */
function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input)
        ? 'This is missing'
        : `This is ${typeWords.get(issue.expected) ?? 'of another kind'}`;
    case 'too_big':
      return `At most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `At least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return isMissing(issue.input) ? 'This is missing' : `Choose one of: ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `There is no field named "${issue.keys[0]}"`;
    default:
      return 'This cannot be used as it is';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

/** The first message of each field; unknown fields are named one by one. */
function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const messages = error.issues.flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, `There is no field named "${key}"`])
      : [[issue.path.length > 0 ? String(issue.path[0]) : 'body', issue.message]],
  );
  // Of two entries of one name the later one stays.
  return Object.fromEntries(messages.reverse());
}
