import { aliasesOf } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
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

/** The declared name of the field that the API calls `apiName`, under whichever of its names; else undefined. */
export function findFieldName(entity: Entity, apiName: string): string | undefined {
  if (Object.hasOwn(entity.fields, apiName)) return apiName;
  const bare = apiName.replace(/^seo\./, '').replace(/[.[].*$/, '');
  if (Object.hasOwn(entity.fields, bare)) return bare;
  return aliasesOf(entity).find((alias) => alias.name === bare && Object.hasOwn(entity.fields, alias.field))
    ?.field;
}

/** The id of a field's control, for labels, messages and focus. */
export function controlIdOf(name: string): string {
  return `field-${name}`;
}
