import type { DocumentField, DocumentFields, LeafField, ListField } from './document-field.ts';

export type Values = Record<string, unknown>;
/** An item of a list. */
export type Item = Values & { id: string };

/**
 * What a document reads as: everything it declares, from what is stored and, where nothing is, from the defaults. What
 * it does not declare (any more) is left out.
 */
export function completeValues(fields: DocumentFields, stored: unknown = {}): Values {
  const given = isValues(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completeValue(field, given[name])]),
  );
}

export function completeValue(field: DocumentField, stored: unknown): unknown {
  if (field.kind === 'group') return completeValues(field.fields, stored);
  if (isItemList(field)) return completeItems(field, stored);
  const value = defaultOf(field);
  const isLike = typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
  return isLike ? stored : value;
}

/** A list whose items have fields, and ids. */
export function isItemList(field: DocumentField): field is ListField {
  return field.kind === 'list' && 'fields' in field;
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list as it stands; those without an id are named by their place. */
export function itemsOf(value: unknown): Item[] {
  const items = Array.isArray(value) ? value.filter(isValues) : [];
  return items.map((item, index) => ({ ...item, id: String(item.id ?? `item-${index + 1}`) }));
}

function completeItems(field: ListField, stored: unknown): Item[] {
  const starting = Object.entries(field.default ?? {}).map(([id, item]) => ({ ...item, id }));
  const given = Array.isArray(stored) ? itemsOf(stored) : starting;
  const complete = (item: Item): Item => ({ id: item.id, ...completeValues(field.fields, item) });
  if (!field.isFixed) return given.map(complete);
  const known = given.filter(({ id }) => starting.some((item) => item.id === id));
  const missing = starting.filter(({ id }) => !known.some((item) => item.id === id));
  return [...known, ...missing].map((item) =>
    complete({ ...starting.find(({ id }) => id === item.id), ...item }),
  );
}

function defaultOf(field: LeafField): unknown {
  switch (field.kind) {
    case 'flag':
    case 'choice':
    case 'colour':
      return field.default;
    case 'count':
    case 'decimal':
      return field.default ?? 0;
    case 'text':
    case 'html':
      return field.default ?? '';
    case 'list':
      return [...(field.default ?? [])];
    case 'textList':
    case 'mediaList':
    case 'products':
    case 'categories':
      return [];
    default:
      return '';
  }
}
