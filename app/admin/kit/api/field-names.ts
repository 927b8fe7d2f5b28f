import type { Field } from '#content/kit/field.ts';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';

/**
 * The API's snake_case name of a field: the name of its control and of its value in a body (specification/pages.md,
 * "Controls").
 */
export function apiNameOf(name: string, field: Field): string {
  const snake = toSnakeCase(name);
  return field.kind === 'reference' ? `${snake}_id` : snake;
}

/** The id of a field's control, for labels, messages and focus. */
export function controlIdOf(name: string): string {
  return `field-${name}`;
}
