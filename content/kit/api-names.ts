import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { oncePerEntity } from './once-per-entity.ts';
import { spellingsOf } from './spellings.shared.ts';

/** What an API name shows of a field: its value, or one aspect of the record or records it refers to. */
type Aspect = 'value' | 'id' | 'name' | 'slug' | 'names' | 'slugs' | 'items';

/** One name that the API knows a field by. */
export type Alias = { name: string; field: string; gives: Aspect; isWritable: boolean };

/** A record as the API shows it: every field under each of its names. */
export type ApiRecord = Record<string, unknown>;

/** What a client may name a related record by. */
export const keyWords = 'names, slugs or ids';
export const keyDescription = 'The name, the slug or the id of a record';

/**
 * Every name of every field of an entity (specification/api.md, "Field names"). The public side's camelCase name comes first,
 * the back office's snake_case name last; the `names` of a declaration stand in for the two.
 */
export const aliasesOf = oncePerEntity((entity): readonly Alias[] => [
  ...['id', 'createdAt', 'updatedAt'].flatMap((name) => aliasesFor(name, spellingsOf(name), 'value', false)),
  ...Object.entries(entity.fields).flatMap(([name, field]) => fieldAliases(name, field)),
]);

/** Field names by the names that an object of the API has them under: of `seo`, `metaTitle` is the field `metaTitle`. */
export type ApiObject = ReadonlyMap<string, string>;

/** The objects in which records carry some fields beside their flat names, such as `seo`. */
export const objectsOf = oncePerEntity((entity): ReadonlyMap<string, ApiObject> => {
  const parts = Object.entries(entity.fields).flatMap(([field, { partOf }]) =>
    partOf ? [{ object: partOf[0], name: partOf[1], field }] : [],
  );
  const byObject = Map.groupBy(parts, ({ object }) => object);
  return new Map(
    [...byObject].map(([object, inner]) => [object, new Map(inner.map(({ name, field }) => [name, field]))]),
  );
});

/** The field that a name of the API means, or one inside of it: `seo.metaTitle`, `lists.0.title`. */
export function findFieldOfName(entity: Entity, name: string): string | undefined {
  const [first = '', second = ''] = name.split(/[.[]/);
  if (Object.hasOwn(entity.fields, first)) return first;
  const part = objectsOf(entity).get(first)?.get(second);
  const alias = aliasesOf(entity).find(
    (one) => one.name === first && Object.hasOwn(entity.fields, one.field),
  );
  return part ?? alias?.field;
}

function fieldAliases(name: string, field: Field): Alias[] {
  if (field.kind === 'reference') {
    return [
      ...aliasesFor(name, [name], field.readAs ?? 'name', field.readAs !== undefined),
      ...aliasesFor(name, spellingsOf(`${name}Slug`), 'slug', false),
      ...aliasesFor(name, spellingsOf(`${name}Id`), 'id', true),
    ];
  }
  const names = field.names ?? spellingsOf(name);
  if (field.kind === 'itemList') return aliasesFor(name, names, 'items', true);
  if (field.kind !== 'referenceList') return aliasesFor(name, names, 'value', true);
  return [
    ...aliasesFor(name, names.slice(0, 1), 'slugs', true),
    ...aliasesFor(name, names.slice(1), field.snakeNameGives, true),
  ];
}

function aliasesFor(field: string, names: readonly string[], gives: Aspect, isWritable: boolean): Alias[] {
  return names.map((name) => ({ name, field, gives, isWritable }));
}
