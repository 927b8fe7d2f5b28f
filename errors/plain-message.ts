import type { z } from 'zod';

/**
 * The message for people if a schema has none of its own: the library's messages are for programmers. A field's
 * own message, which can name the field, takes precedence.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input)
        ? 'This is missing'
        : `This is ${typeWords[issue.expected] ?? 'of another kind'}`;
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

const typeWords: Record<string, string> = {
  string: 'to be a text',
  number: 'to be a number',
  int: 'to be a whole number',
  boolean: 'either true or false',
  array: 'to be a list',
  object: 'to be an object of fields',
  record: 'to be an object of fields',
};

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}
