import type { Entity } from './entity.ts';
import type { EntityName, ItemListField, ReferenceField, ReferenceListField } from './field.ts';
import { oncePerEntity } from './once-per-entity.ts';

type Values = Record<string, unknown>;
type Reference = { name: string; field: ReferenceField | ReferenceListField };

/** A value that refers to other records. */
export type ReferencePlace = Reference & {
  /** What the value is a property of: the record itself, or an item of a list in it. */
  holder: Values;
  /** As the API says it: `lists.0.products`. */
  path: string;
  /** By the ids of items, so that it stays the same wherever they are moved. */
  idPath: string;
};

/** Everything among the values of a record that refers to other records. */
export function referencePlacesOf(entity: Entity, values: Values): ReferencePlace[] {
  const { own, lists } = referencesOf(entity);
  const direct = own
    .filter(({ name }) => values[name] !== undefined)
    .map((one) => ({ ...one, holder: values, path: one.name, idPath: one.name }));
  const inner = lists.flatMap((list) =>
    itemsIn(values[list.name]).flatMap((item, index) =>
      list.references.map((one) => ({
        ...{ ...one, holder: item },
        path: `${list.name}.${index}.${one.name}`,
        idPath: `${list.name}/${item.id}/${one.name}`,
      })),
    ),
  );
  return [...direct, ...inner];
}

/** The entities whose records an entity's records refer to. */
export function referenceTargetsOf(entity: Entity): ReadonlySet<EntityName> {
  const { own, lists } = referencesOf(entity);
  return new Set([...own, ...lists.flatMap(({ references }) => references)].map(({ field }) => field.to));
}

const referencesOf = oncePerEntity((entity) => {
  const fields = Object.entries(entity.fields);
  const lists = fields.filter((entry): entry is [string, ItemListField] => entry[1].kind === 'itemList');
  return {
    own: fields.flatMap(referenceIn),
    lists: lists.map(([name, { fields: inner }]) => ({
      name,
      references: Object.entries(inner).flatMap(referenceIn),
    })),
  };
});

function referenceIn([name, field]: [string, { kind: string }]): Reference[] {
  return isReference(field) ? [{ name, field }] : [];
}

function isReference(field: { kind: string }): field is ReferenceField | ReferenceListField {
  return field.kind === 'reference' || field.kind === 'referenceList';
}

function itemsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value : [];
}

/** The ids that a value holds. */
export function idsIn(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number');
}
