import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { oncePerEntity } from './once-per-entity.ts';
import { spellingsOf } from './spellings.shared.ts';

/** What an API name shows of a field: its value, or one aspect of the record or records it refers to. */
type Aspect = 'value' | 'id' | 'name' | 'slug' | 'names' | 'slugs';

/** One name that the API knows a field by. */
export type Alias = { name: string; field: string; gives: Aspect; isWritable: boolean };

/** A record as the API shows it: every field under each of its names. */
export type ApiRecord = Record<string, unknown>;

/** What a client may name a related record by. */
export const keyWords = 'names, slugs or ids';
export const keyDescription = 'The name, the slug or the id of a record';

export const seoFields = ['metaTitle', 'metaDescription', 'metaUrl'] as const;

/**
 * Every name of every field of an entity (specification/api.md, "Field names"). The public side's camelCase name comes first,
 * the back office's snake_case name last; the `names` of a declaration stand in for the two.
 */
export const aliasesOf = oncePerEntity((entity): readonly Alias[] => [
  ...['id', 'createdAt', 'updatedAt'].flatMap((name) => aliasesFor(name, spellingsOf(name), 'value', false)),
  ...Object.entries(entity.fields).flatMap(([name, field]) => fieldAliases(name, field)),
]);

/** Whether an entity's records carry `seo` beside the flat meta fields. */
export function hasSeo(entity: Entity): boolean {
  return 'metaTitle' in entity.fields;
}

function fieldAliases(name: string, field: Field): Alias[] {
  if (field.kind === 'reference') {
    return [
      ...aliasesFor(name, [name], 'name', false),
      ...aliasesFor(name, spellingsOf(`${name}Slug`), 'slug', false),
      ...aliasesFor(name, spellingsOf(`${name}Id`), 'id', true),
    ];
  }
  const names = field.names ?? spellingsOf(name);
  if (field.kind !== 'referenceList') return aliasesFor(name, names, 'value', true);
  return [
    ...aliasesFor(name, names.slice(0, 1), 'slugs', true),
    ...aliasesFor(name, names.slice(1), field.snakeNameGives, true),
  ];
}

function aliasesFor(field: string, names: readonly string[], gives: Aspect, isWritable: boolean): Alias[] {
  return names.map((name) => ({ name, field, gives, isWritable }));
}
