import type { DocumentField, DocumentFields, LeafField, ListField } from './document-field.ts';
import { isWeekday } from './weekdays.shared.ts';

export type Values = Record<string, unknown>;
/** An item of a list. */
export type Item = Values & { id: string };

/**
 * What a document reads as: everything it declares, from what is stored and, where nothing is, from the defaults. What
 * it does not declare (any more) is left out.
 */
export function completeValues(fields: DocumentFields, stored: unknown = {}): Values {
  const values = isValues(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completeValue(field, values[name])]),
  );
}

export function completeValue(field: DocumentField, stored: unknown): unknown {
  if (field.kind === 'group') {
    const values = completeValues(field.fields, stored);
    return field.isSparse ? withoutEmpty(values) : values;
  }
  if (isItemList(field)) return completeItems(field, stored);
  return isFitting(field, stored) ? stored : defaultOf(field);
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Whether a page can show it. What was stored may be from before a choice was taken away, or not from here at all. */
function isFitting(field: LeafField, stored: unknown): boolean {
  if ('required' in field && field.required && typeof stored === 'string' && stored.trim() === '')
    return false;
  if (field.kind === 'choice') return field.options.some((option) => option === stored);
  if (field.kind === 'optionalChoice') return typeof stored === 'string' && field.names.has(stored);
  if (field.kind === 'weekdays') return Array.isArray(stored) && stored.every(isWeekday);
  const value = defaultOf(field);
  if (Array.isArray(value)) return Array.isArray(stored) && stored.every((part) => typeof part === 'string');
  return typeof stored === typeof value;
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
  const items = Array.isArray(stored) ? itemsOf(stored) : starting;
  const complete = (item: Item): Item => ({ id: item.id, ...completeValues(field.fields, item) });
  if (!field.isFixed) return items.map(complete);
  const known = items.filter(({ id }) => starting.some((item) => item.id === id));
  const missing = starting.filter(({ id }) => !known.some((item) => item.id === id));
  return [...known, ...missing].map((item) =>
    complete({ ...starting.find(({ id }) => id === item.id), ...filledIn(item) }),
  );
}

/** So that a fixed item that was emptied once is called what it was called at first. */
function filledIn(item: Item): Item {
  return { ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== '')), id: item.id };
}

/** A document without those items that lack something required, from before it was. Fixed items have it by default. */
export function withoutBareItems(fields: DocumentFields, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const field = fields[name];
    if (field?.kind === 'group' && isValues(value)) return [name, withoutBareItems(field.fields, value)];
    if (!field || !isItemList(field) || field.isFixed) return [name, value];
    const items = itemsOf(value).filter((item) => !lacksRequired(field, item));
    return [name, items.map((item) => ({ ...withoutBareItems(field.fields, item), id: item.id }))];
  });
  return Object.fromEntries(entries);
}

function lacksRequired({ fields }: ListField, item: Item): boolean {
  return Object.entries(fields).some(
    ([name, field]) => 'required' in field && field.required && String(item[name] ?? '').trim() === '',
  );
}

function defaultOf(field: LeafField): unknown {
  switch (field.kind) {
    case 'flag':
    case 'choice':
    case 'colour':
      return field.default;
    case 'optionalChoice':
      return null;
    case 'count':
    case 'decimal':
      return field.default ?? 0;
    case 'text':
    case 'html':
      return field.default ?? '';
    case 'list':
      return [...(field.default ?? [])];
    case 'weekdays':
    case 'textList':
    case 'mediaList':
    case 'products':
    case 'categories':
      return [];
    default:
      return '';
  }
}
