import { ownValue } from '../kit/own-value.shared.ts';
import type { DocumentField, DocumentFields, LeafField, ListField } from './document-field.ts';
import { type Item, isItemList, isValues, itemsOf, type Values } from './document-values.ts';
import { isWeekday, weekdayNames } from './weekdays.shared.ts';

/** Where a value is inside a document. */
type Location = {
  /** As the API says it: `phones.0.href`. */
  path: string;
  /** By the ids of items, which stays the same wherever they are moved: `phones/sales/href`. */
  idPath: string;
  /** In words: `Phones, Sales, Link`. */
  label: string;
};

/** One value inside a document. */
export type Place = Location & { field: LeafField; value: unknown };

const start: Location = { path: '', idPath: '', label: '' };

/** Every value of a document, in the order of its declaration. */
export function placesOf(fields: DocumentFields, values: unknown, at: Location = start): Place[] {
  const given: Values = isValues(values) ? values : {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = locate(at, name, field);
    if (field.kind === 'group') return placesOf(field.fields, given[name], here);
    if (!isItemList(field)) return [{ ...here, field, value: given[name] }];
    return itemsOf(given[name]).flatMap((item, index) =>
      placesOf(field.fields, item, locateItem(here, field, { item, index })),
    );
  });
}

/** The lists of a document whose items have fields, outer ones before those in their items. */
export function listsOf(
  fields: DocumentFields,
  values: unknown,
  at: Location = start,
): (Location & { field: ListField; items: Item[] })[] {
  const given: Values = isValues(values) ? values : {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = locate(at, name, field);
    if (field.kind === 'group') return listsOf(field.fields, given[name], here);
    if (!isItemList(field)) return [];
    const items = itemsOf(given[name]);
    const inner = items.flatMap((item, index) =>
      listsOf(field.fields, item, locateItem(here, field, { item, index })),
    );
    return [{ ...here, field, items }, ...inner];
  });
}

function locateItem(at: Location, list: ListField, { item, index }: { item: Item; index: number }): Location {
  return {
    path: `${at.path}.${index}`,
    idPath: `${at.idPath}/${item.id}`,
    label: `${at.label}, ${titleOfItem(list, item) || index + 1}`,
  };
}

/**
 * The fields of a document that its form shows whatever it holds, by their place: also those of groups, and lists as
 * a whole.
 */
export function labelledFieldsOf(
  fields: DocumentFields,
  at: Location = start,
): { name: string; label: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = locate(at, name, field);
    if (field.kind === 'group') return labelledFieldsOf(field.fields, here);
    return [{ name: here.idPath, label: here.label }];
  });
}

function locate(at: Location, name: string, field: DocumentField): Location {
  return { path: join(at.path, '.', name), idPath: join(at.idPath, '/', name), label: labelAt(at, field) };
}

/** A path inside a document in words: `phones.0.href` as `Phones, 1, Link`. */
export function labelOfPath(fields: DocumentFields, path: string): string {
  const name = firstNameOf(fields, path);
  const field: DocumentField | undefined = ownValue(fields, name);
  const label = field?.label ?? (/^\d+$/.test(name) ? String(Number(name) + 1) : name);
  const inner = field && 'fields' in field ? field.fields : fields;
  return name === path ? label : `${label}, ${labelOfPath(inner, path.slice(name.length + 1))}`;
}

/** The first step of a path, which may have points in it if it is the name of a field. */
function firstNameOf(fields: DocumentFields, path: string): string {
  if (Object.hasOwn(fields, path)) return path;
  return Object.keys(fields).find((name) => path.startsWith(`${name}.`)) ?? path.split('.', 1)[0] ?? path;
}

const maxTitleLength = 60;

/** What an item is called, from the field that names it, or its id. */
export function titleOfItem(list: ListField, item: Values): string {
  const title =
    chosenIn(list, item) || titleIn(item[list.titleField]) || titleIn(item[list.otherTitleField ?? '']);
  const words = (list.titleField === 'id' ? title.charAt(0).toUpperCase() + title.slice(1) : title)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > maxTitleLength ? `${words.slice(0, maxTitleLength - 1).trimEnd()}…` : words;
}

/** What editors call the option that an item is named by. */
function chosenIn({ fields, titleField }: ListField, item: Values): string | undefined {
  const field = fields[titleField];
  return field?.kind === 'choice' ? ownValue(field.labels ?? {}, String(item[titleField])) : undefined;
}

/** Days are told by their names. */
function titleIn(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map((part) => (isWeekday(part) ? weekdayNames[part] : String(part))).join(', ');
}

/** The document with every value replaced by what `change` makes of it. */
export function mapValues(
  fields: DocumentFields,
  values: unknown,
  change: (place: Pick<Place, 'path' | 'field' | 'value'>) => unknown,
  at = '',
): Values {
  const given: Values = isValues(values) ? values : {};
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const path = join(at, '.', name);
    if (field.kind === 'group') return [name, mapValues(field.fields, given[name], change, path)];
    if (!isItemList(field)) return [name, change({ path, field, value: given[name] })];
    const items = itemsOf(given[name]).map((item, index) => ({
      id: item.id,
      ...mapValues(field.fields, item, change, `${path}.${index}`),
    }));
    return [name, items];
  });
  return Object.fromEntries(entries);
}

function join(start: string, mark: string, name: string): string {
  return start === '' ? name : start + mark + name;
}

function labelAt(at: Location, { label }: { label: string }): string {
  return at.label === '' ? label : `${at.label}, ${label}`;
}
